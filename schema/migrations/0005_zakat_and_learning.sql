CREATE TABLE `course_modules` (
	`id` integer PRIMARY KEY NOT NULL,
	`course_id` integer NOT NULL,
	`order_index` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_modules_course` ON `course_modules` (`course_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` integer PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `featured_content` (
	`id` integer PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `module_progress` (
	`visitor_id` integer NOT NULL,
	`module_id` integer NOT NULL,
	`completed_at` integer NOT NULL,
	PRIMARY KEY(`visitor_id`, `module_id`),
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `metal_prices` (
	`metal` text NOT NULL,
	`as_of` text NOT NULL,
	`price_per_gram` real NOT NULL,
	`source_label` text NOT NULL,
	`source_url` text,
	PRIMARY KEY(`metal`, `as_of`)
);
--> statement-breakpoint
CREATE TABLE `zakat_calculations` (
	`id` integer PRIMARY KEY NOT NULL,
	`visitor_id` integer NOT NULL,
	`calculated_at` integer NOT NULL,
	`document` text NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `zakat_calculations_visitor` ON `zakat_calculations` (`visitor_id`);