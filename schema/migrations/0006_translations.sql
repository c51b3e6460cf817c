ALTER TABLE `course_modules` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `featured_content` ADD `translations` text;