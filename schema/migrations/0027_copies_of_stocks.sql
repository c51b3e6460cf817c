CREATE TABLE `stock_copies` (
	`kind` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`dataset_version` integer NOT NULL,
	`started_at` integer NOT NULL,
	`firsts` text NOT NULL,
	`last` text
);
