CREATE TABLE `datasets` (
	`version` integer PRIMARY KEY NOT NULL,
	`screened_on` text NOT NULL,
	`published_at` integer NOT NULL,
	`halal_stocks` integer NOT NULL,
	`questionable_stocks` integer NOT NULL,
	`haram_stocks` integer NOT NULL,
	`listed_names` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stocks` (
	`id` integer PRIMARY KEY NOT NULL,
	`symbol` text NOT NULL,
	`local_symbol` text,
	`name` text NOT NULL,
	`exchange` text NOT NULL,
	`sector` text,
	`region` text,
	`is_screened` integer NOT NULL,
	`compliance_status` text NOT NULL,
	`current_price` real,
	`price_change_percent` real,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stocks_symbol_unique` ON `stocks` (`symbol`);--> statement-breakpoint
CREATE INDEX `stocks_local_symbol` ON `stocks` (`local_symbol`);