CREATE TABLE `refresh_rest` (
	`run_id` integer NOT NULL,
	`task` text NOT NULL,
	`position` integer NOT NULL,
	`piece` text NOT NULL,
	PRIMARY KEY(`run_id`, `task`, `position`)
);
