CREATE TABLE `admin_login_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`account_hash` text NOT NULL,
	`address_hash` text NOT NULL,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_login_checks_account` ON `admin_login_checks` (`account_hash`,`checked_at`);--> statement-breakpoint
CREATE INDEX `admin_login_checks_address` ON `admin_login_checks` (`address_hash`,`checked_at`);--> statement-breakpoint
CREATE INDEX `admin_login_checks_time` ON `admin_login_checks` (`checked_at`);--> statement-breakpoint
CREATE TABLE `admin_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_sessions_expiry` ON `admin_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`happened_at` integer NOT NULL,
	`address_hash` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `security_events_time` ON `security_events` (`happened_at`);--> statement-breakpoint
CREATE INDEX `security_events_kind` ON `security_events` (`event`,`address_hash`,`happened_at`);