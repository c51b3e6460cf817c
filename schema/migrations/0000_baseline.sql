-- What drizzle-kit cannot write is added by hand: `WITHOUT ROWID`, where the primary key is the table and a row costs one written row instead of two, and the triggers.
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
CREATE INDEX `security_events_kind` ON `security_events` (`event`,`address_hash`,`happened_at`);--> statement-breakpoint
CREATE TABLE `change_places` (
	`place` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL,
	`near` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `change_runs` (
	`version` integer PRIMARY KEY NOT NULL,
	`changed_on` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `change_runs_day` ON `change_runs` (`changed_on`);--> statement-breakpoint
CREATE TABLE `rule_preview_moves` (
	`version` integer NOT NULL,
	`stock_id` integer NOT NULL,
	`move` text NOT NULL,
	PRIMARY KEY(`version`, `stock_id`)
);
--> statement-breakpoint
CREATE TABLE `rule_previews` (
	`version` integer PRIMARY KEY NOT NULL,
	`dataset_version` integer NOT NULL,
	`screened_to` integer NOT NULL,
	`screened` integer NOT NULL,
	`moved` integer NOT NULL,
	`is_complete` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `verdict_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`stock_id` integer NOT NULL,
	`changed_on` text NOT NULL,
	`exchange` text NOT NULL,
	`sector` text,
	`change` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verdict_changes_stock` ON `verdict_changes` (`stock_id`);--> statement-breakpoint
CREATE INDEX `verdict_changes_exchange` ON `verdict_changes` (`exchange`);--> statement-breakpoint
CREATE INDEX `verdict_changes_sector` ON `verdict_changes` (`sector`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_submission_key_unique` ON `contact_messages` (`submission_key`);--> statement-breakpoint
CREATE INDEX `contact_messages_status` ON `contact_messages` (`status`);--> statement-breakpoint
CREATE TABLE `datasets` (
	`version` integer PRIMARY KEY NOT NULL,
	`screened_on` text NOT NULL,
	`published_at` integer NOT NULL,
	`halal_stocks` integer NOT NULL,
	`questionable_stocks` integer NOT NULL,
	`purify_stocks` integer DEFAULT 0 NOT NULL,
	`doubt_stocks` integer DEFAULT 0 NOT NULL,
	`haram_stocks` integer NOT NULL,
	`listed_names` integer NOT NULL,
	`ageing` text DEFAULT '[]' NOT NULL,
	`universe` text
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `forum_bans` (
	`subject` text PRIMARY KEY NOT NULL,
	`banned_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `forum_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `forum_posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`welcome_key` text,
	`category` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`username` text NOT NULL,
	`full_name` text,
	`is_team` integer DEFAULT false NOT NULL,
	`visitor_id` integer,
	`submission_key` text,
	`address_hash` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`is_answered` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forum_posts_welcome_key_unique` ON `forum_posts` (`welcome_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `forum_posts_submission_key_unique` ON `forum_posts` (`submission_key`);--> statement-breakpoint
CREATE INDEX `forum_posts_shown` ON `forum_posts` (`removed_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_posts_shown_category` ON `forum_posts` (`category`,`removed_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_posts_visitor` ON `forum_posts` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `forum_posts_removed` ON `forum_posts` (`id`) WHERE "forum_posts"."removed_at" is not null;--> statement-breakpoint
CREATE TABLE `forum_replies` (
	`id` integer PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL,
	`content` text NOT NULL,
	`username` text NOT NULL,
	`full_name` text,
	`is_team` integer DEFAULT false NOT NULL,
	`visitor_id` integer,
	`submission_key` text,
	`address_hash` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`is_scholar_response` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forum_replies_submission_key_unique` ON `forum_replies` (`submission_key`);--> statement-breakpoint
CREATE INDEX `forum_replies_shown` ON `forum_replies` (`post_id`,`removed_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_replies_visitor` ON `forum_replies` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `forum_replies_removed` ON `forum_replies` (`id`) WHERE "forum_replies"."removed_at" is not null;--> statement-breakpoint
CREATE TABLE `forum_reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL,
	`reply_id` integer,
	`visitor_id` integer,
	`reason` text,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `forum_replies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `forum_reports_open` ON `forum_reports` (`resolved_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_reports_post` ON `forum_reports` (`post_id`,`visitor_id`);--> statement-breakpoint
CREATE INDEX `forum_reports_reply` ON `forum_reports` (`reply_id`);--> statement-breakpoint
CREATE INDEX `forum_reports_visitor` ON `forum_reports` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `fund_directory` (
	`prefix` text PRIMARY KEY NOT NULL,
	`entries` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fund_identifiers` (
	`identifier` text PRIMARY KEY NOT NULL,
	`symbol` text
);
--> statement-breakpoint
CREATE TABLE `fund_requests` (
	`symbol` text PRIMARY KEY NOT NULL,
	`asked_on` text NOT NULL,
	`days` integer DEFAULT 1 NOT NULL,
	`tried_on` text,
	`problem` text
);
--> statement-breakpoint
CREATE TABLE `fund_scores` (
	`fund` text NOT NULL,
	`screened_on` text NOT NULL,
	`as_of` text NOT NULL,
	`standards` text NOT NULL,
	PRIMARY KEY(`fund`, `screened_on`, `as_of`)
);
--> statement-breakpoint
CREATE TABLE `funds` (
	`symbol` text PRIMARY KEY NOT NULL,
	`as_of` text NOT NULL,
	`source` text NOT NULL,
	`url` text,
	`name` text,
	`issuer` text,
	`dataset_version` integer DEFAULT 0 NOT NULL,
	`document` text,
	`positions` text NOT NULL,
	`summary` text,
	`weights` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`progress` text
);
--> statement-breakpoint
CREATE INDEX `funds_dataset_version` ON `funds` (`dataset_version`);--> statement-breakpoint
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
CREATE TABLE `metal_prices` (
	`metal` text NOT NULL,
	`as_of` text NOT NULL,
	`price_per_gram` real NOT NULL,
	`source_label` text NOT NULL,
	`source_url` text,
	PRIMARY KEY(`metal`, `as_of`)
);
--> statement-breakpoint
CREATE TABLE `push_outbox` (
	`version` integer NOT NULL,
	`chunk` text NOT NULL,
	`send_after` integer NOT NULL,
	`subscriptions` text NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`claims` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`version`, `chunk`)
);
--> statement-breakpoint
CREATE INDEX `push_outbox_send_after` ON `push_outbox` (`send_after`);--> statement-breakpoint
CREATE TABLE `push_runs` (
	`version` integer PRIMARY KEY NOT NULL,
	`planned_to` integer NOT NULL,
	`is_planned` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`visitor_id` integer NOT NULL,
	`endpoint_hash` text NOT NULL,
	`sealed` text NOT NULL,
	`time_zone` text NOT NULL,
	`quiet_from` integer NOT NULL,
	`quiet_to` integer NOT NULL,
	`stock_ids` text NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_hash_unique` ON `push_subscriptions` (`endpoint_hash`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_visitor` ON `push_subscriptions` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `daily_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`key` text PRIMARY KEY NOT NULL,
	`opened_at` integer NOT NULL,
	`hits` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_windows_opened_at` ON `rate_windows` (`opened_at`);--> statement-breakpoint
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
CREATE INDEX `refresh_reviews_decided` ON `refresh_reviews` (`stock_id`) WHERE state IN ('accepted', 'rejected');--> statement-breakpoint
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
	`first_id` integer,
	`last_id` integer,
	`opened` integer DEFAULT 0 NOT NULL,
	`coverage` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`run_id`, `position`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `refresh_parts` (
	`run_id` integer NOT NULL,
	`task` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	PRIMARY KEY(`run_id`, `task`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `refresh_rest` (
	`run_id` integer NOT NULL,
	`task` text NOT NULL,
	`position` integer NOT NULL,
	`piece` text NOT NULL,
	PRIMARY KEY(`run_id`, `task`, `position`)
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
	`failures` integer DEFAULT 0 NOT NULL,
	`source_failures` text DEFAULT '{}' NOT NULL,
	`started_at` integer NOT NULL,
	`advanced_at` integer NOT NULL,
	`finished_at` integer,
	`compared` integer DEFAULT 0 NOT NULL,
	`covered` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`statuses_changed` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`coverage` text DEFAULT '{}' NOT NULL,
	`is_accepted` integer DEFAULT false NOT NULL,
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
CREATE TABLE `search_history_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`visitor_id` integer NOT NULL,
	`stock_id` integer NOT NULL,
	`searched_at` integer NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_history_entries_visitor_stock` ON `search_history_entries` (`visitor_id`,`stock_id`);--> statement-breakpoint
CREATE INDEX `search_history_entries_visitor` ON `search_history_entries` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `stock_copies` (
	`kind` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`dataset_version` integer NOT NULL,
	`started_at` integer NOT NULL,
	`firsts` text NOT NULL,
	`last` text
);
--> statement-breakpoint
CREATE TABLE `stocks` (
	`id` integer PRIMARY KEY NOT NULL,
	`symbol` text NOT NULL,
	`local_symbol` text,
	`name` text NOT NULL,
	`exchange` text NOT NULL,
	`sector` text,
	`region` text,
	`is_screened` integer NOT NULL,
	`compliance_status` text NOT NULL,
	`standing` text DEFAULT 'not_screened' NOT NULL,
	`current_price` real,
	`price_change_percent` real,
	`figures_on` text,
	`price_as_of` text,
	`debt_ratio` real,
	`cash_ratio` real,
	`non_compliant_income_ratio` real,
	`purification_amount` real,
	`issuer` text,
	`aliases` text,
	`industry` text,
	`standings` text,
	`market_capitalization` real,
	`document` text NOT NULL,
	`facts` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stocks_symbol_unique` ON `stocks` (`symbol`);--> statement-breakpoint
CREATE INDEX `stocks_local_symbol` ON `stocks` (`local_symbol`);--> statement-breakpoint
CREATE INDEX `stocks_issuer` ON `stocks` (`issuer`) WHERE issuer IS NOT NULL;--> statement-breakpoint
CREATE TABLE `visitors` (
	`id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`watchlist_count` integer DEFAULT 0 NOT NULL,
	`search_count` integer DEFAULT 0 NOT NULL,
	`zakat_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `visitors_token_hash_unique` ON `visitors` (`token_hash`);--> statement-breakpoint
CREATE INDEX `visitors_last_seen_at` ON `visitors` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `watchlist_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`visitor_id` integer NOT NULL,
	`stock_id` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watchlist_entries_visitor_stock` ON `watchlist_entries` (`visitor_id`,`stock_id`);--> statement-breakpoint
CREATE INDEX `watchlist_entries_visitor` ON `watchlist_entries` (`visitor_id`);--> statement-breakpoint
CREATE TABLE `watchlist_feeds` (
	`visitor_id` integer PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`visitor_id`) REFERENCES `visitors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watchlist_feeds_key_hash_unique` ON `watchlist_feeds` (`key_hash`);--> statement-breakpoint
CREATE TABLE `write_budgets` (
	`key` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`rows` integer NOT NULL,
	`bytes` integer NOT NULL
) WITHOUT ROWID;
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
--> statement-breakpoint
CREATE TRIGGER forum_posts_insert AFTER INSERT ON forum_posts WHEN new.removed_at IS NULL BEGIN
  INSERT INTO forum_counts (category, posts) VALUES (new.category, 1)
  ON CONFLICT (category) DO UPDATE SET posts = posts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER forum_posts_removal AFTER UPDATE OF removed_at ON forum_posts
WHEN (old.removed_at IS NULL) <> (new.removed_at IS NULL)
BEGIN
  UPDATE forum_counts SET posts = posts + iif(new.removed_at IS NULL, 1, -1) WHERE category = new.category;
END;
--> statement-breakpoint
CREATE TRIGGER forum_replies_insert AFTER INSERT ON forum_replies WHEN new.removed_at IS NULL BEGIN
  UPDATE forum_posts SET reply_count = reply_count + 1, is_answered = max(is_answered, new.is_scholar_response)
  WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_replies_change AFTER UPDATE OF removed_at, is_scholar_response ON forum_replies BEGIN
  UPDATE forum_posts SET
    reply_count = (SELECT count(*) FROM forum_replies WHERE post_id = new.post_id AND removed_at IS NULL),
    is_answered = EXISTS (
      SELECT 1 FROM forum_replies WHERE post_id = new.post_id AND removed_at IS NULL AND is_scholar_response
    )
  WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_visitor_forgotten BEFORE DELETE ON visitors BEGIN
  UPDATE forum_posts SET full_name = NULL WHERE visitor_id = old.id;
  UPDATE forum_replies SET full_name = NULL WHERE visitor_id = old.id;
END;
