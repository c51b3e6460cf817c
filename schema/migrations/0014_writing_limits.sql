-- Without row ids the primary key is the table itself: a write counts for one row in it.
CREATE TABLE `forum_bans` (
	`subject` text PRIMARY KEY NOT NULL,
	`banned_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `write_budgets` (
	`key` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`rows` integer NOT NULL,
	`bytes` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_submission_key_unique` ON `contact_messages` (`submission_key`);--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `submission_key` text;--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `address_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `forum_posts_submission_key_unique` ON `forum_posts` (`submission_key`);--> statement-breakpoint
ALTER TABLE `forum_replies` ADD `submission_key` text;--> statement-breakpoint
ALTER TABLE `forum_replies` ADD `address_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `forum_replies_submission_key_unique` ON `forum_replies` (`submission_key`);