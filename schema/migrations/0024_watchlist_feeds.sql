CREATE TABLE `watchlist_feeds` (
	`visitor_id` integer PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watchlist_feeds_key_hash_unique` ON `watchlist_feeds` (`key_hash`);