CREATE TABLE `change_places` (
	`place` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL,
	`near` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `change_runs` (
	`version` integer PRIMARY KEY NOT NULL,
	`changed_on` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `change_runs_day` ON `change_runs` (`changed_on`);--> statement-breakpoint
CREATE TABLE `verdict_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`stock_id` integer NOT NULL,
	`changed_on` text NOT NULL,
	`exchange` text NOT NULL,
	`sector` text,
	`change` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verdict_changes_stock` ON `verdict_changes` (`stock_id`);--> statement-breakpoint
CREATE INDEX `verdict_changes_exchange` ON `verdict_changes` (`exchange`);--> statement-breakpoint
CREATE INDEX `verdict_changes_sector` ON `verdict_changes` (`sector`);