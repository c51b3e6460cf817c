ALTER TABLE `datasets` ADD `ageing` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `stocks` ADD `figures_on` text;--> statement-breakpoint
ALTER TABLE `stocks` ADD `price_as_of` text;--> statement-breakpoint
UPDATE `stocks` SET
  `price_as_of` = `document` ->> 'priceAsOf',
  `figures_on` = (
    SELECT min(`value` ->> 'periodEnd') FROM json_each(`document`, '$.analysis.evidence')
    WHERE `value` ->> 'input' IN (
      'marketCapitalization', 'interestBearingDebt', 'cashAndInterestBearingSecurities', 'totalRevenue', 'interestIncome', 'nonCompliantRevenue'
    )
  )
WHERE `is_screened` AND json_valid(`document`);
--> statement-breakpoint
UPDATE `datasets` SET `ageing` = (
  SELECT json_group_array(json_array(`figures_on`, `halal`, `purify`)) FROM (
    SELECT `figures_on`, count(*) FILTER (WHERE `standing` = 'halal') AS `halal`, count(*) FILTER (WHERE `standing` = 'purify') AS `purify`
    FROM `stocks` WHERE `standing` IN ('halal', 'purify') AND `figures_on` IS NOT NULL GROUP BY `figures_on`
  )
) WHERE `version` = (SELECT max(`version`) FROM `datasets`);
