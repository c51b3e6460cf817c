import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CloudOff, Inbox } from "lucide-react";
import type { ForumBan } from "../../../../../schema/contracts/forum-moderation.ts";
import { formatMoment } from "../../../../../schema/wording/en/format.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import styles from "../AdminList.module.css";
import { adminNotices, changeFailed, forumTexts, listTexts } from "../messages.ts";
import { useChange } from "../use-change.ts";
import { BANS_KEY, banAuthor, bansQuery, liftBan, type TextOf } from "./forum-api.ts";

/** Who is banned from writing, with a button to lift each ban. */
export function Bans() {
  const { data, isError, refetch } = useQuery(bansQuery);
  return (
    <section aria-label={forumTexts.bans}>
      <p className={styles.lead}>{forumTexts.banLead}</p>
      {isError && !data && (
        <StateMessage icon={CloudOff} text={forumTexts.bansFailed} isFailure>
          <Button look="secondary" onClick={() => refetch()}>
            {listTexts.retry}
          </Button>
        </StateMessage>
      )}
      {data?.length === 0 && <StateMessage icon={Inbox} text={forumTexts.noBans} />}
      <ul className={styles.rows} aria-label={forumTexts.bans}>
        {data?.map((ban) => (
          <li key={ban.subject} className={styles.row}>
            <Ban ban={ban} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ban({ ban }: { ban: ForumBan }) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange(changeFailed);
  const lift = async () => {
    await liftBan(ban.subject);
    notify(adminNotices.banLifted);
    await queryClient.invalidateQueries({ queryKey: BANS_KEY });
  };
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        <h2>{forumTexts.scopes[ban.scope]}</h2>
      </div>
      <p className={styles.meta}>
        <code>{ban.subject.slice(0, 20)}</code>
        <time dateTime={ban.bannedAt}>{forumTexts.bannedOn(formatMoment(ban.bannedAt))}</time>
      </p>
      <div className={styles.actions}>
        <Button look="secondary" size="small" disabled={isChanging} onClick={() => change(lift)}>
          {forumTexts.lift}
        </Button>
      </div>
    </article>
  );
}

/** Bans the author of a text and takes down what they have written. */
export function BanButtons({ text, onBanned }: { text: TextOf; onBanned?: () => void }) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange(changeFailed);
  const ban = async (scope: ForumBan["scope"]) => {
    await banAuthor(text, scope);
    notify(adminNotices.authorBanned);
    onBanned?.();
    await queryClient.invalidateQueries({ queryKey: BANS_KEY });
  };
  return (
    <>
      <Button look="quiet" size="small" disabled={isChanging} onClick={() => change(() => ban("session"))}>
        {forumTexts.banSession}
      </Button>
      <Button look="quiet" size="small" disabled={isChanging} onClick={() => change(() => ban("network"))}>
        {forumTexts.banNetwork}
      </Button>
    </>
  );
}
