CREATE TABLE `forum_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `forum_posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`welcome_key` text,
	`category` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`username` text NOT NULL,
	`full_name` text,
	`is_team` integer DEFAULT false NOT NULL,
	`visitor_id` integer,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`is_answered` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forum_posts_welcome_key_unique` ON `forum_posts` (`welcome_key`);--> statement-breakpoint
CREATE INDEX `forum_posts_shown` ON `forum_posts` (`removed_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_posts_shown_category` ON `forum_posts` (`category`,`removed_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_posts_visitor` ON `forum_posts` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `forum_replies` (
	`id` integer PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL,
	`content` text NOT NULL,
	`username` text NOT NULL,
	`full_name` text,
	`is_team` integer DEFAULT false NOT NULL,
	`visitor_id` integer,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`is_scholar_response` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `forum_replies_shown` ON `forum_replies` (`post_id`,`removed_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_replies_visitor` ON `forum_replies` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `forum_reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL,
	`reply_id` integer,
	`visitor_id` integer,
	`reason` text,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `forum_replies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `forum_reports_open` ON `forum_reports` (`resolved_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_reports_post` ON `forum_reports` (`post_id`,`visitor_id`);--> statement-breakpoint
CREATE INDEX `forum_reports_reply` ON `forum_reports` (`reply_id`);--> statement-breakpoint
CREATE INDEX `forum_reports_visitor` ON `forum_reports` (`visitor_id`);