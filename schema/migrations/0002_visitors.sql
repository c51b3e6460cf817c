CREATE TABLE `daily_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`key` text PRIMARY KEY NOT NULL,
	`opened_at` integer NOT NULL,
	`hits` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_windows_opened_at` ON `rate_windows` (`opened_at`);--> statement-breakpoint
CREATE TABLE `search_history_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`visitor_id` integer NOT NULL,
	`stock_id` integer NOT NULL,
	`searched_at` integer NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_history_entries_visitor_stock` ON `search_history_entries` (`visitor_id`,`stock_id`);--> statement-breakpoint
CREATE INDEX `search_history_entries_visitor` ON `search_history_entries` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `status_changes` (
	`changed_on` text NOT NULL,
	`stock_id` integer NOT NULL,
	`dataset_version` integer NOT NULL,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	PRIMARY KEY(`changed_on`, `stock_id`, `dataset_version`)
);
--> statement-breakpoint
CREATE TABLE `visitors` (
	`id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`watchlist_count` integer DEFAULT 0 NOT NULL,
	`search_count` integer DEFAULT 0 NOT NULL,
	`zakat_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `visitors_token_hash_unique` ON `visitors` (`token_hash`);--> statement-breakpoint
CREATE INDEX `visitors_last_seen_at` ON `visitors` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `watchlist_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`visitor_id` integer NOT NULL,
	`stock_id` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watchlist_entries_visitor_stock` ON `watchlist_entries` (`visitor_id`,`stock_id`);--> statement-breakpoint
CREATE INDEX `watchlist_entries_visitor` ON `watchlist_entries` (`visitor_id`);