import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { CATEGORY_LABELS, type CategoryFilter, forumTexts } from "#messages/forum.ts";
import { FORUM_CATEGORIES } from "../../../../../schema/contracts/forum/forum-terms.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/Button.tsx";
import { Extra } from "../../../ui/Extra.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { Tabs } from "../../../ui/layout/Tabs.tsx";
import { Skeletons } from "../../../ui/Skeleton.tsx";
import { FailureMessage, StateMessage } from "../../../ui/StateMessage.tsx";
import { postsQuery } from "../api.ts";
import list from "./PostList.module.css";
import { PostRow } from "./PostRow.tsx";

const NewDiscussionDialog = later(() => import("../post/NewDiscussionDialog.tsx"), "NewDiscussionDialog");
const PostDialog = later(() => import("../post/PostDialog.tsx"), "PostDialog");

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

/** The category and the open discussion are in the address, so that both can be shared and the back button works. */
function useForumAddress() {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const category: CategoryFilter =
    (isHydrated && FORUM_CATEGORIES.find((name) => name === search.get("category"))) || "all";
  const post = isHydrated ? search.get("post") : null;
  const change = (key: "category" | "post", value: string | undefined, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    category,
    postId: post !== null && /^\d{1,15}$/.test(post) ? Number(post) : undefined,
    addressOf: (postId: number) => {
      const next = new URLSearchParams(search);
      next.set("post", String(postId));
      return `?${next}`;
    },
    showCategory: (name: CategoryFilter) => change("category", name === "all" ? undefined : name, true),
    openPost: (postId: number) => change("post", String(postId), false),
    closePost: () => change("post", undefined, true),
  };
}

function PostList({ category, addressOf }: { category: CategoryFilter; addressOf: (postId: number) => string }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    postsQuery(category),
  );
  const posts = data?.pages.flatMap((page) => page.rows);
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
        <Skeletons count={5} className={list.skeleton} />
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
  const total = Math.max(data?.pages[0]?.totalCount ?? 0, posts.length);
  return (
    <>
      <p className="note over-4" role="status">
        {forumTexts.discussions(total)}
      </p>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} to={addressOf(post.id)} headingLevel="h2" />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" className="over-5" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? forumTexts.loadingMore : forumTexts.more}
        </Button>
      )}
      {isError && (
        <p role="alert" className={list.failed}>
          {forumTexts.failed}
        </p>
      )}
    </>
  );
}
