ALTER TABLE `refresh_chunks` ADD `first_id` integer;--> statement-breakpoint
ALTER TABLE `refresh_chunks` ADD `last_id` integer;--> statement-breakpoint
ALTER TABLE `refresh_chunks` ADD `opened` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `refresh_chunks` ADD `coverage` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `refresh_runs` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `refresh_runs` ADD `source_failures` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `refresh_runs` ADD `coverage` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `refresh_runs` ADD `is_accepted` integer DEFAULT false NOT NULL;