ALTER TABLE `datasets` ADD `purify_stocks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `datasets` ADD `doubt_stocks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stocks` ADD `standing` text DEFAULT 'not_screened' NOT NULL;--> statement-breakpoint
UPDATE `stocks` SET `standing` = CASE
  WHEN NOT `is_screened` THEN 'not_screened'
  WHEN `compliance_status` <> 'questionable' THEN `compliance_status`
  WHEN EXISTS (
    SELECT 1 FROM json_each(`document`, '$.analysis.reasons')
    WHERE `value` ->> 'effect' = 'verdict' AND `value` ->> 'code' = 'purification_required'
  ) AND NOT EXISTS (
    SELECT 1 FROM json_each(`document`, '$.analysis.reasons')
    WHERE `value` ->> 'effect' = 'verdict' AND `value` ->> 'code' <> 'purification_required'
  ) THEN 'purify'
  ELSE 'doubt'
END WHERE `is_screened`;
--> statement-breakpoint
UPDATE `datasets` SET
  `purify_stocks` = (SELECT count(*) FROM `stocks` WHERE `standing` = 'purify'),
  `doubt_stocks` = (SELECT count(*) FROM `stocks` WHERE `standing` = 'doubt')
WHERE `version` = (SELECT max(`version`) FROM `datasets`);
