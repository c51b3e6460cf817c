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
