ALTER TABLE `stocks` ADD `issuer` text;--> statement-breakpoint
CREATE INDEX `stocks_issuer` ON `stocks` (`issuer`) WHERE issuer IS NOT NULL;