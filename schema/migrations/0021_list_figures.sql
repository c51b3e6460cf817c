ALTER TABLE `stocks` ADD `debt_ratio` real;--> statement-breakpoint
ALTER TABLE `stocks` ADD `cash_ratio` real;--> statement-breakpoint
ALTER TABLE `stocks` ADD `non_compliant_income_ratio` real;--> statement-breakpoint
ALTER TABLE `stocks` ADD `purification_amount` real;--> statement-breakpoint
UPDATE stocks SET
  debt_ratio = document ->> '$.analysis.debtRatio',
  cash_ratio = document ->> '$.analysis.cashRatio',
  non_compliant_income_ratio = document ->> '$.analysis.nonCompliantIncomeRatio',
  purification_amount = document ->> '$.analysis.purificationAmount'
WHERE is_screened AND json_valid(document);
--> statement-breakpoint
DROP TRIGGER company_search_insert;
--> statement-breakpoint
DROP TRIGGER company_search_delete;
--> statement-breakpoint
DROP TRIGGER company_search_update;
--> statement-breakpoint
DROP TABLE company_search;
