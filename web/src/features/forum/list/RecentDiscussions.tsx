import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { forumTexts } from "#messages/forum.ts";
import { discussionPath, PATHS } from "../../../config/paths.ts";
import { Skeletons } from "../../../ui/Skeleton.tsx";
import { FailureMessage, StateMessage } from "../../../ui/StateMessage.tsx";
import { postsQuery } from "../api.ts";
import { PostRow } from "./PostRow.tsx";
import styles from "./RecentDiscussions.module.css";

const SHOWN = 3;

export function RecentDiscussions() {
  const { data, isError, refetch } = useInfiniteQuery(postsQuery("all"));
  const posts = data?.pages[0]?.rows.slice(0, SHOWN);
  return (
    <section aria-labelledby="recent-title" aria-busy={!posts && !isError}>
      <div className="spread items-baseline gap-2-5 under-3">
        <h2 id="recent-title" className="text-6">
          {forumTexts.recentTitle}
        </h2>
        <Link className="text-2" to={PATHS.community}>
          {forumTexts.toCommunity}
        </Link>
      </div>
      {isError && <FailureMessage text={forumTexts.failed} isSmall onRetry={refetch} />}
      {posts?.length === 0 && <StateMessage icon={MessagesSquare} text={forumTexts.emptyTitle} isSmall />}
      {!isError && (
        <ul className={styles.list}>
          {posts?.map((post) => (
            <li key={post.id}>
              <PostRow post={post} to={discussionPath(post.id)} headingLevel="h3" />
            </li>
          )) ?? <Skeletons count={SHOWN} className={styles.skeleton} isList />}
        </ul>
      )}
    </section>
  );
}
