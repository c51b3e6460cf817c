import { Plus } from "lucide-react";
import { lazy, useState } from "react";
import { FORUM_CATEGORIES } from "../../../../../schema/contracts/forum-terms.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/Button.tsx";
import { Extra } from "../../../ui/Extra.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { CATEGORY_LABELS, type CategoryFilter, forumTexts } from "../messages.ts";
import { useForumAddress } from "../use-forum-address.ts";
import styles from "./Forum.module.css";
import { PostList } from "./PostList.tsx";

const loadNewDiscussion = () => import("../post/NewDiscussionDialog.tsx");
const loadPost = () => import("../post/PostDialog.tsx");
const NewDiscussionDialog = lazy(async () => ({ default: (await loadNewDiscussion()).NewDiscussionDialog }));
const PostDialog = lazy(async () => ({ default: (await loadPost()).PostDialog }));
const preload = (load: () => Promise<unknown>) => void load().catch(() => undefined);

const CATEGORIES: readonly CategoryFilter[] = ["all", ...FORUM_CATEGORIES];
const TABS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

/** The categories, their discussions, and the dialogs to read one and to start one. */
export function Forum() {
  const { category, postId, addressOf, showCategory, openPost, closePost } = useForumAddress();
  const isHydrated = useHydrated();
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={`container ${styles.forum}`} onPointerOver={() => preload(loadPost)}>
      <Button
        className={styles.write}
        disabled={!isHydrated}
        onPointerEnter={() => preload(loadNewDiscussion)}
        onFocus={() => preload(loadNewDiscussion)}
        onClick={() => setWriting(true)}
      >
        <Plus size={18} aria-hidden="true" />
        {forumTexts.newDiscussion}
      </Button>
      <Tabs label={forumTexts.tabs} tabs={TABS} value={category} onChange={showCategory}>
        <PostList category={category} addressOf={addressOf} />
      </Tabs>
      <Extra>
        {isWriting && (
          <NewDiscussionDialog
            category={category === "all" ? "" : category}
            onClose={() => setWriting(false)}
            onPosted={(post) => {
              setWriting(false);
              openPost(post.id);
            }}
          />
        )}
        {postId !== undefined && <PostDialog key={postId} postId={postId} onClose={closePost} />}
      </Extra>
    </div>
  );
}
