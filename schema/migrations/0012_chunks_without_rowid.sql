-- Without row ids the primary key is the table itself: a chunk costs one written row instead of two, when it comes and when it goes.
CREATE TABLE `refresh_chunks_by_position` (
	`run_id` integer NOT NULL,
	`position` integer NOT NULL,
	`gathered` text NOT NULL,
	`staged` text,
	`compared` integer DEFAULT 0 NOT NULL,
	`covered` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`statuses_changed` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`run_id`, `position`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `refresh_chunks_by_position` SELECT `run_id`, `position`, `gathered`, `staged`, `compared`, `covered`, `changed`, `statuses_changed`, `held` FROM `refresh_chunks`;
--> statement-breakpoint
DROP TABLE `refresh_chunks`;
--> statement-breakpoint
ALTER TABLE `refresh_chunks_by_position` RENAME TO `refresh_chunks`;
