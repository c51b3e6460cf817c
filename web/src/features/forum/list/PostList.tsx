import { useInfiniteQuery } from "@tanstack/react-query";
import { CloudOff, MessagesSquare } from "lucide-react";
import { formatCount } from "../../../../../schema/wording/en/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { postsQuery } from "../api.ts";
import { type CategoryFilter, forumTexts } from "../messages.ts";
import styles from "./PostList.module.css";
import { PostRow } from "./PostRow.tsx";

const SKELETONS = ["first", "second", "third", "fourth", "fifth"];

type PostListProps = { category: CategoryFilter; addressOf: (postId: number) => string };

export function PostList({ category, addressOf }: PostListProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    postsQuery(category),
  );
  const posts = data?.pages.flatMap((page) => page.rows);
  if (isError && !posts) {
    return (
      <div className={styles.state}>
        <StateMessage icon={CloudOff} text={forumTexts.failed} isFailure>
          <Button look="secondary" onClick={() => refetch()}>
            {forumTexts.retry}
          </Button>
        </StateMessage>
      </div>
    );
  }
  if (!posts) return <Loading />;
  if (posts.length === 0) {
    return (
      <div className={styles.state} role="status">
        <StateMessage icon={MessagesSquare} title={forumTexts.emptyTitle} text={forumTexts.emptyText} />
      </div>
    );
  }
  const total = Math.max(data?.pages[0]?.totalCount ?? 0, posts.length);
  return (
    <>
      <p className={styles.count} role="status">
        {forumTexts.discussions(formatCount(total), total === 1)}
      </p>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} to={addressOf(post.id)} headingLevel="h2" />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" className={styles.more} disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? forumTexts.loadingMore : forumTexts.more}
        </Button>
      )}
      {isError && (
        <p role="alert" className={styles.failed}>
          {forumTexts.failed}
        </p>
      )}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <p className={styles.count} role="status">
        {forumTexts.loading}
      </p>
      {SKELETONS.map((key) => (
        <Skeleton key={key} className={styles.skeleton} />
      ))}
    </div>
  );
}
