import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminNotices, forumTexts } from "#messages/admin.ts";
import { reasonText } from "#messages/forum.ts";
import { formatMoment } from "#wording/format.ts";
import type { ForumReport } from "../../../../../schema/contracts/forum/forum-moderation.ts";
import type { Output } from "../../../lib/http.ts";
import { Segmented } from "../../../ui/Segmented.tsx";
import { AdminArea } from "../AdminArea.tsx";
import styles from "../AdminList.module.css";
import { AdminList, LongText, Origin, RowButton } from "../AdminList.tsx";
import { callAsAdmin } from "../admin-session.ts";
import { ADMIN_KEY, useChange } from "../use-change.ts";
import { ModeratedDiscussions } from "./ModeratedDiscussions.tsx";
import { BanButtons, Bans, RemovalButton, setRemoved, type TextKind } from "./Sanctions.tsx";

type View = "reports" | "discussions" | "removed" | "bans";

const VIEWS = [
  { value: "reports", label: forumTexts.reports.label },
  { value: "discussions", label: forumTexts.discussions.label },
  { value: "removed", label: forumTexts.removedTexts },
  { value: "bans", label: forumTexts.bans.label },
] as const;

const REPORTS = "GET /api/admin/forum/reports";

export function ForumModeration() {
  const [view, setView] = useState<View>("reports");
  return (
    <AdminArea title={forumTexts.title}>
      <div className={styles.views}>
        <Segmented<View> legend={forumTexts.views} options={VIEWS} value={view} onChange={setView} />
      </div>
      <div>
        {view === "reports" && (
          <AdminList of={REPORTS} texts={forumTexts.reports} renderRow={(report) => <Report report={report} />} />
        )}
        {view === "discussions" && <ModeratedDiscussions />}
        {view === "removed" && (
          <div className={`stack-6 ${styles.sections}`}>
            <RemovedTexts kind="posts" />
            <RemovedTexts kind="replies" />
          </div>
        )}
        {view === "bans" && <Bans />}
      </div>
    </AdminArea>
  );
}

function Report({ report: { id, post, reply, reason, createdAt } }: { report: ForumReport }) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange();
  const reload = () => queryClient.invalidateQueries({ queryKey: [...ADMIN_KEY, REPORTS] });
  const resolve = () =>
    change(() => callAsAdmin("PATCH /api/admin/forum/reports/:id/resolved", { params: { id: String(id) } }), {
      notice: adminNotices.reportResolved,
      reload: [REPORTS],
    });
  return (
    <article className="stack-3 one-column">
      <div className={styles.title}>
        <h2 dir="auto">{reply ? forumTexts.reportedReply(post.title) : post.title}</h2>
      </div>
      <p className={styles.meta}>
        <span>
          {forumTexts.reason}: {reason === null ? forumTexts.noReason : reasonText(reason)}
        </span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <LongText text={(reply ?? post).content} isQuoted isGone={(reply ?? post).isRemoved} />
      <div className="wrap-2">
        {reply && <RemovalButton kind="replies" id={reply.id} isRemoved={reply.isRemoved} onChanged={reload} />}
        <RemovalButton kind="posts" id={post.id} isRemoved={post.isRemoved} onChanged={reload} />
        <BanButtons text={reply ? { replyId: reply.id } : { postId: post.id }} onBanned={reload} />
        <RowButton label={forumTexts.resolve} look="quiet" isOff={isChanging} onClick={resolve} />
      </div>
    </article>
  );
}

function RemovedTexts({ kind }: { kind: TextKind }) {
  const texts = forumTexts.kinds[kind].removed;
  return (
    <section aria-labelledby={`removed-${kind}`}>
      <h2 id={`removed-${kind}`}>{texts.label}</h2>
      <AdminList
        of={`GET /api/admin/forum/removed-${kind}`}
        texts={texts}
        renderRow={(item) => <RemovedText kind={kind} item={item} />}
      />
    </section>
  );
}

type RemovedItem = Output<"GET /api/admin/forum/removed-posts" | "GET /api/admin/forum/removed-replies">[number];

function RemovedText({ kind, item }: { kind: TextKind; item: RemovedItem }) {
  const { isChanging, change } = useChange();
  const { putBack, isBack } = forumTexts.kinds[kind];
  const title = "post" in item ? forumTexts.replyIn(item.post.title) : item.title;
  const restore = () =>
    change(() => setRemoved(kind, item.id, false), {
      notice: { tone: "success", title: isBack },
      reload: [`GET /api/admin/forum/removed-${kind}`],
    });
  return (
    <article className="stack-3 one-column" aria-label={title}>
      <div className={styles.title}>
        <h3 dir="auto">{title}</h3>
      </div>
      <Origin item={item}>
        <span>{forumTexts.removedOn(formatMoment(item.removedAt))}</span>
      </Origin>
      <LongText text={item.content} isQuoted />
      {"post" in item && item.post.isRemoved && <p className={styles.meta}>{forumTexts.hiddenWithDiscussion}</p>}
      <div className="wrap-2">
        <RowButton label={putBack} isOff={isChanging} onClick={restore} />
      </div>
    </article>
  );
}
