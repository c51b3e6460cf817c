ALTER TABLE `claim_voices` ADD `url` text;--> statement-breakpoint
ALTER TABLE `claim_voices` ADD `page` integer;--> statement-breakpoint
ALTER TABLE `claim_voices` ADD `quotation` text;