CREATE TABLE `fund_scores` (
	`fund` text NOT NULL,
	`screened_on` text NOT NULL,
	`as_of` text NOT NULL,
	`standards` text NOT NULL,
	PRIMARY KEY(`fund`, `screened_on`, `as_of`)
);
--> statement-breakpoint
CREATE TABLE `funds` (
	`symbol` text PRIMARY KEY NOT NULL,
	`as_of` text NOT NULL,
	`source` text NOT NULL,
	`url` text,
	`dataset_version` integer DEFAULT 0 NOT NULL,
	`document` text,
	`positions` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `funds_dataset_version` ON `funds` (`dataset_version`);--> statement-breakpoint
ALTER TABLE `stocks` ADD `industry` text;--> statement-breakpoint
ALTER TABLE `stocks` ADD `standings` text;--> statement-breakpoint
ALTER TABLE `stocks` ADD `market_capitalization` real;
--> statement-breakpoint
UPDATE `stocks` SET
  `industry` = document ->> '$.industry',
  `market_capitalization` = (
    SELECT fact.value ->> 'amount' FROM json_each(document, '$.analysis.evidence') AS fact
    WHERE fact.value ->> 'input' = 'marketCapitalization'),
  `standings` = iif(is_screened, (
    SELECT group_concat(CASE
      WHEN verdict.value ->> 'status' = 'halal' THEN 'h'
      WHEN verdict.value ->> 'status' = 'haram' THEN 'x'
      WHEN EXISTS (SELECT 1 FROM json_each(verdict.value, '$.reasons') AS reason
        WHERE reason.value ->> 'code' = 'cannot_be_judged' AND reason.value ->> 'effect' = 'verdict') THEN 'c'
      WHEN NOT EXISTS (SELECT 1 FROM json_each(verdict.value, '$.reasons') AS reason
        WHERE reason.value ->> 'code' <> 'purification_required' AND reason.value ->> 'effect' = 'verdict') THEN 'p'
      ELSE 'd' END, '')
    FROM json_each(document, '$.analysis.standards') AS verdict), 'nnnnnnn')
WHERE json_valid(document);
