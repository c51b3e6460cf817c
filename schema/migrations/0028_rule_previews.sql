CREATE TABLE `rule_preview_moves` (
	`version` integer NOT NULL,
	`stock_id` integer NOT NULL,
	`move` text NOT NULL,
	PRIMARY KEY(`version`, `stock_id`)
);
--> statement-breakpoint
CREATE TABLE `rule_previews` (
	`version` integer PRIMARY KEY NOT NULL,
	`dataset_version` integer NOT NULL,
	`screened_to` integer NOT NULL,
	`screened` integer NOT NULL,
	`moved` integer NOT NULL,
	`is_complete` integer NOT NULL
);
