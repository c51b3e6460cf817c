CREATE TABLE `fund_directory` (
	`prefix` text PRIMARY KEY NOT NULL,
	`entries` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fund_identifiers` (
	`identifier` text PRIMARY KEY NOT NULL,
	`symbol` text
);
--> statement-breakpoint
CREATE TABLE `fund_requests` (
	`symbol` text PRIMARY KEY NOT NULL,
	`asked_on` text NOT NULL,
	`days` integer DEFAULT 1 NOT NULL,
	`tried_on` text,
	`problem` text
);
--> statement-breakpoint
ALTER TABLE `funds` ADD `name` text;--> statement-breakpoint
ALTER TABLE `funds` ADD `issuer` text;--> statement-breakpoint
ALTER TABLE `funds` ADD `summary` text;--> statement-breakpoint
ALTER TABLE `funds` ADD `weights` text;--> statement-breakpoint
ALTER TABLE `funds` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `funds` ADD `progress` text;
--> statement-breakpoint
INSERT INTO `fund_identifiers` (`identifier`, `symbol`)
SELECT identifier, iif(count(DISTINCT ticker) = 1 OR length(identifier) = 20, min(ticker), NULL)
FROM (
  SELECT line.value ->> 0 AS ticker, line.value ->> 4 AS identifier FROM funds, json_each(iif(json_valid(funds.positions), funds.positions, '[]')) AS line
  UNION ALL
  SELECT line.value ->> 0, line.value ->> 6 FROM funds, json_each(iif(json_valid(funds.positions), funds.positions, '[]')) AS line
)
WHERE ticker IS NOT NULL AND identifier IS NOT NULL
GROUP BY identifier;
