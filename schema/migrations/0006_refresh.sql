CREATE TABLE `exchange_rates` (
	`as_of` text PRIMARY KEY NOT NULL,
	`rates` text NOT NULL,
	`url` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fund_holdings` (
	`fund` text PRIMARY KEY NOT NULL,
	`as_of` text NOT NULL,
	`symbols` text NOT NULL,
	`source` text NOT NULL,
	`url` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `market_sources` (
	`source` text PRIMARY KEY NOT NULL,
	`last_success_at` integer,
	`as_of` text,
	`items` integer DEFAULT 0 NOT NULL,
	`last_failure_at` integer,
	`problem` text
);
--> statement-breakpoint
CREATE TABLE `refresh_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` integer NOT NULL,
	`stock_id` integer,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`anomalies` text NOT NULL,
	`proposed` text,
	`note` text,
	`decided_at` integer
);
--> statement-breakpoint
CREATE INDEX `refresh_reviews_state` ON `refresh_reviews` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `refresh_reviews_stock` ON `refresh_reviews` (`stock_id`,`state`);--> statement-breakpoint
CREATE TABLE `refresh_chunks` (
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
);
--> statement-breakpoint
CREATE TABLE `refresh_parts` (
	`run_id` integer NOT NULL,
	`task` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	PRIMARY KEY(`run_id`, `task`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `refresh_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`trigger` text NOT NULL,
	`month` text,
	`market_data` text NOT NULL,
	`as_of` text NOT NULL,
	`state` text NOT NULL,
	`running` integer,
	`step` text NOT NULL,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`attempts` integer NOT NULL,
	`lease_token` text,
	`lease_until` integer NOT NULL,
	`started_at` integer NOT NULL,
	`advanced_at` integer NOT NULL,
	`finished_at` integer,
	`compared` integer DEFAULT 0 NOT NULL,
	`covered` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`statuses_changed` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`dataset_version` integer,
	`problem` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refresh_runs_month_unique` ON `refresh_runs` (`month`);--> statement-breakpoint
CREATE UNIQUE INDEX `refresh_runs_running_unique` ON `refresh_runs` (`running`);--> statement-breakpoint
CREATE INDEX `refresh_runs_state` ON `refresh_runs` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `refresh_steps` (
	`run_id` integer NOT NULL,
	`step` text NOT NULL,
	`done` integer NOT NULL,
	`total` integer NOT NULL,
	`requests` integer NOT NULL,
	`queries` integer NOT NULL,
	`rows_written` integer NOT NULL,
	`milliseconds` integer NOT NULL,
	`attempts` integer NOT NULL,
	`items` integer NOT NULL,
	`problems` text NOT NULL,
	PRIMARY KEY(`run_id`, `step`)
);
--> statement-breakpoint
ALTER TABLE `stocks` ADD `facts` text;