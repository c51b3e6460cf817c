ALTER TABLE `claim_voices` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `claim_voices_submission_key_unique` ON `claim_voices` (`submission_key`);--> statement-breakpoint
ALTER TABLE `claims` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `claims_submission_key_unique` ON `claims` (`submission_key`);