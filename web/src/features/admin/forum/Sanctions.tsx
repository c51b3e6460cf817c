import { adminNotices, forumTexts } from "#messages/admin.ts";
import { formatMoment } from "#wording/format.ts";
import type { BanScope, ForumBan } from "../../../../../schema/contracts/forum/forum-moderation.ts";
import styles from "../AdminList.module.css";
import { AdminList, RowButton } from "../AdminList.tsx";
import { callAsAdmin } from "../admin-session.ts";
import { useChange } from "../use-change.ts";

const BANS = "GET /api/admin/forum/bans";

export function Bans() {
  return (
    <section aria-label={forumTexts.bans.label}>
      <p className="note under-4">{forumTexts.banLead}</p>
      <AdminList of={BANS} texts={forumTexts.bans} renderRow={(ban) => <Ban ban={ban} />} />
    </section>
  );
}

function Ban({ ban: { subject, scope, bannedAt } }: { ban: ForumBan }) {
  const { isChanging, change } = useChange();
  const lift = () =>
    change(() => callAsAdmin("DELETE /api/admin/forum/bans/:subject", { params: { subject } }), {
      notice: adminNotices.banLifted,
      reload: [BANS],
    });
  return (
    <article className="stack-3 one-column">
      <div className={styles.title}>
        <h2>{forumTexts.scopes[scope]}</h2>
      </div>
      <p className={styles.meta}>
        <code>{subject.slice(0, 20)}</code>
        <time dateTime={bannedAt}>{forumTexts.bannedOn(formatMoment(bannedAt))}</time>
      </p>
      <div className="wrap-2">
        <RowButton label={forumTexts.lift} isOff={isChanging} onClick={lift} />
      </div>
    </article>
  );
}

type BanButtonsProps = { text: { postId: number } | { replyId: number }; onBanned: () => void };

export function BanButtons({ text, onBanned }: BanButtonsProps) {
  const { isChanging, change } = useChange();
  const ban = (scope: BanScope) =>
    change(
      async () => {
        await callAsAdmin("POST /api/admin/forum/bans", { body: { ...text, scope, isRemovingTexts: true } });
        onBanned();
      },
      { notice: adminNotices.authorBanned, reload: [BANS] },
    );
  return (
    <>
      <RowButton label={forumTexts.banSession} look="quiet" isOff={isChanging} onClick={() => ban("session")} />
      <RowButton label={forumTexts.banNetwork} look="quiet" isOff={isChanging} onClick={() => ban("network")} />
    </>
  );
}

export type TextKind = "posts" | "replies";

export const setRemoved = (kind: TextKind, id: number, isRemoved: boolean) =>
  callAsAdmin(`PATCH /api/admin/forum/${kind}/:id/removal`, { params: { id: String(id) }, body: { isRemoved } });

type RemovalButtonProps = {
  kind: TextKind;
  id: number;
  isRemoved: boolean;
  onChanged: (isRemoved: boolean) => unknown;
};

export function RemovalButton({ kind, id, isRemoved, onChanged }: RemovalButtonProps) {
  const { isChanging, change } = useChange();
  const toggle = () => change(async () => onChanged((await setRemoved(kind, id, !isRemoved)).isRemoved));
  const { remove, putBack } = forumTexts.kinds[kind];
  return <RowButton label={isRemoved ? putBack : remove} isOff={isChanging} onClick={toggle} />;
}
