CREATE TABLE `claim_voices` (
	`id` integer PRIMARY KEY NOT NULL,
	`claim_id` integer NOT NULL,
	`agrees` integer NOT NULL,
	`note` text,
	`visitor_id` integer,
	`username` text NOT NULL,
	`address_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `claim_voices_reader` ON `claim_voices` (`claim_id`,`visitor_id`);--> statement-breakpoint
CREATE INDEX `claim_voices_visitor` ON `claim_voices` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `claims` (
	`id` integer PRIMARY KEY NOT NULL,
	`symbol` text NOT NULL,
	`input` text NOT NULL,
	`amount` real NOT NULL,
	`unit` text NOT NULL,
	`currency` text NOT NULL,
	`period_end` text NOT NULL,
	`url` text NOT NULL,
	`page` integer NOT NULL,
	`quotation` text,
	`findings` text NOT NULL,
	`visitor_id` integer,
	`username` text NOT NULL,
	`address_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`decided_at` integer,
	`reason` text,
	`effect` text,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `claims_symbol` ON `claims` (`symbol`,`id`);--> statement-breakpoint
CREATE INDEX `claims_state` ON `claims` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `claims_visitor` ON `claims` (`visitor_id`);