CREATE TABLE `donation_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL,
	`is_applied` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `donation_events_received_at` ON `donation_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `donation_payments` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`amount_in_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`paid_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `donations` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`event_at` integer NOT NULL
);
