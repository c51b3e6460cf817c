CREATE TABLE `page_speed` (
	`day` text PRIMARY KEY NOT NULL,
	`visits` integer NOT NULL,
	`counts` text NOT NULL
);
