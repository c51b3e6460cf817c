CREATE TABLE `push_outbox` (
	`version` integer NOT NULL,
	`chunk` text NOT NULL,
	`send_after` integer NOT NULL,
	`subscriptions` text NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`claims` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`version`, `chunk`)
);
--> statement-breakpoint
CREATE INDEX `push_outbox_send_after` ON `push_outbox` (`send_after`);--> statement-breakpoint
CREATE TABLE `push_runs` (
	`version` integer PRIMARY KEY NOT NULL,
	`planned_to` integer NOT NULL,
	`is_planned` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`visitor_id` integer NOT NULL,
	`endpoint_hash` text NOT NULL,
	`sealed` text NOT NULL,
	`time_zone` text NOT NULL,
	`quiet_from` integer NOT NULL,
	`quiet_to` integer NOT NULL,
	`stock_ids` text NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_hash_unique` ON `push_subscriptions` (`endpoint_hash`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_visitor` ON `push_subscriptions` (`visitor_id`);