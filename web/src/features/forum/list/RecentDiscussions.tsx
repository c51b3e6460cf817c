import { useInfiniteQuery } from "@tanstack/react-query";
import { CloudOff, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { discussionPath, PATHS } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { postsQuery } from "../api.ts";
import { forumTexts } from "../messages.ts";
import { PostRow } from "./PostRow.tsx";
import styles from "./RecentDiscussions.module.css";

const SHOWN = 3;
const SKELETONS = ["first", "second", "third"];

/** The three latest discussions and a link to all of them. */
export function RecentDiscussions() {
  const { data, isError, refetch } = useInfiniteQuery(postsQuery("all"));
  const posts = data?.pages[0]?.rows.slice(0, SHOWN);
  return (
    <section aria-labelledby="recent-title" aria-busy={!posts && !isError}>
      <div className={styles.head}>
        <h2 id="recent-title">{forumTexts.recentTitle}</h2>
        <Link to={PATHS.community}>{forumTexts.toCommunity}</Link>
      </div>
      {isError && (
        <StateMessage icon={CloudOff} text={forumTexts.failed} isFailure isSmall>
          <Button look="secondary" size="small" onClick={() => refetch()}>
            {forumTexts.retry}
          </Button>
        </StateMessage>
      )}
      {posts?.length === 0 && <StateMessage icon={MessagesSquare} text={forumTexts.emptyTitle} isSmall />}
      {!isError && (
        <ul className={styles.list}>
          {posts
            ? posts.map((post) => (
                <li key={post.id}>
                  <PostRow post={post} to={discussionPath(post.id)} headingLevel="h3" />
                </li>
              ))
            : SKELETONS.map((key) => (
                <li key={key}>
                  <Skeleton className={styles.skeleton} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
