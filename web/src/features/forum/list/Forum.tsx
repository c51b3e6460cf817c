import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare, Plus } from "lucide-react";
import { useState } from "react";
import { CATEGORY_LABELS, type CategoryFilter, forumTexts } from "#messages/forum.ts";
import { FORUM_CATEGORIES } from "../../../../../schema/contracts/forum/forum-terms.ts";
import { wholeList } from "../../../lib/queries.ts";
import { useAddress, withParts } from "../../../lib/use-address.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/Button.tsx";
import { extra } from "../../../ui/layout/lazy-part.tsx";
import { Tabs } from "../../../ui/layout/Tabs.tsx";
import { Skeletons } from "../../../ui/Skeleton.tsx";
import { FailureMessage, MoreButton, StateMessage } from "../../../ui/StateMessage.tsx";
import { postsQuery } from "../api.ts";
import styles from "./PostList.module.css";
import { PostRow } from "./PostRow.tsx";

const NewDiscussionDialog = extra(() => import("../post/NewDiscussionDialog.tsx"), "NewDiscussionDialog");
const PostDialog = extra(() => import("../post/PostDialog.tsx"), "PostDialog");

const CATEGORIES: readonly CategoryFilter[] = ["all", ...FORUM_CATEGORIES];
const TABS = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

export function Forum() {
  const { category, postId, addressOf, showCategory, openPost, closePost } = useForumAddress();
  const isHydrated = useHydrated();
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="grid" onPointerOver={PostDialog.preload}>
      <Button
        className="self-start under-4"
        disabled={!isHydrated}
        onPointerEnter={NewDiscussionDialog.preload}
        onFocus={NewDiscussionDialog.preload}
        onClick={() => setWriting(true)}
      >
        <Plus size={18} aria-hidden="true" />
        {forumTexts.newDiscussion}
      </Button>
      <Tabs label={forumTexts.tabs} tabs={TABS} value={category} onChange={showCategory}>
        <PostList category={category} addressOf={addressOf} />
      </Tabs>
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
    </div>
  );
}

/** The category and the open discussion are in the address, so that both can be shared and the back button works. */
function useForumAddress() {
  const { address, change } = useAddress();
  const category: CategoryFilter = FORUM_CATEGORIES.find((name) => name === address.get("category")) ?? "all";
  const post = address.get("post");
  return {
    category,
    postId: post !== null && /^\d{1,15}$/.test(post) ? Number(post) : undefined,
    addressOf: (postId: number) => `?${withParts(address, { post: String(postId) })}`,
    showCategory: (name: CategoryFilter) => change({ category: name === "all" ? "" : name }),
    openPost: (postId: number) => change({ post: String(postId) }, false),
    closePost: () => change({ post: "" }),
  };
}

function PostList({ category, addressOf }: { category: CategoryFilter; addressOf: (postId: number) => string }) {
  const list = useInfiniteQuery({ ...postsQuery(category), select: wholeList });
  const { data, isError, refetch } = list;
  const posts = data?.rows;
  if (isError && !posts) {
    return (
      <div className="over-5">
        <FailureMessage text={forumTexts.failed} onRetry={refetch} />
      </div>
    );
  }
  if (!posts) {
    return (
      <div aria-busy="true">
        <p className="note over-4" role="status">
          {forumTexts.loading}
        </p>
        <Skeletons count={5} className={styles.skeleton} />
      </div>
    );
  }
  if (posts.length === 0) {
    return (
      <div className="over-5" role="status">
        <StateMessage icon={MessagesSquare} title={forumTexts.emptyTitle} text={forumTexts.emptyText} />
      </div>
    );
  }
  return (
    <>
      <p className="note over-4" role="status">
        {forumTexts.discussions(data.totalCount)}
      </p>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} to={addressOf(post.id)} headingLevel="h2" />
          </li>
        ))}
      </ul>
      <MoreButton of={list} className="over-5" loading={forumTexts.loadingMore}>
        {forumTexts.more}
      </MoreButton>
      {isError && (
        <p role="alert" className={styles.failed}>
          {forumTexts.failed}
        </p>
      )}
    </>
  );
}
