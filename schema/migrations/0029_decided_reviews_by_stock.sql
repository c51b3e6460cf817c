DROP INDEX `refresh_reviews_stock`;--> statement-breakpoint
CREATE INDEX `refresh_reviews_decided` ON `refresh_reviews` (`stock_id`) WHERE state IN ('accepted', 'rejected');