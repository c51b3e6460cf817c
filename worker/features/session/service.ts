import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { SessionExport } from "../../../schema/contracts/session.ts";
import { deleteBudgetsBefore, deleteWindowsBefore } from "../../http/repository.ts";
import { batch, database } from "../../platform/database.ts";
import type { Bindings } from "../../platform/env.ts";
import { listedOnDay } from "../../verdicts/on-day.ts";
import { forumPost, forumReply } from "../forum/forum-rows.ts";
import { deleteAddressBansBefore } from "../forum/moderation/repository.ts";
import { unseal } from "../push/sealed.ts";
import { historyEntry } from "../zakat/repository.ts";
import { deleteVisitorsUnseenSince, findEverythingOf } from "./repository.ts";

const UNSEEN_YEARS = 1;
/** Each visitor costs the common budget at least six rows, so a day brings at most this many. */
const VISITORS_A_PURGE = 500;
const PURGES = 14;
const WINDOW_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

type Store = Pick<Bindings, "DB" | "VAPID_PRIVATE_KEY">;

export async function exportVisitor(env: Store, tokenHash: string | null, now: Date): Promise<SessionExport> {
  const today = isoDay(now);
  const found = tokenHash ? await findEverythingOf(database(env.DB), tokenHash) : undefined;
  const feed = found?.feeds[0];
  return {
    exportedAt: now.toISOString(),
    visitorSince: found?.visitor?.createdAt.toISOString() ?? null,
    watchlist: (found?.watchlist ?? []).map(({ entryId, addedAt, stock }) => ({
      id: entryId,
      stockId: stock.id,
      stock: listedOnDay(stock, today),
      addedAt: addedAt.toISOString(),
    })),
    searchHistory: (found?.searches ?? []).map(({ entryId, searchedAt, stock }) => ({
      id: entryId,
      stock: listedOnDay(stock, today),
      searchedAt: searchedAt.toISOString(),
    })),
    zakatHistory: (found?.calculations ?? []).map(historyEntry),
    completedModules: (found?.completed ?? []).map(({ moduleId, completedAt }) => ({
      moduleId,
      completedAt: completedAt.toISOString(),
    })),
    forumPosts: (found?.posts ?? []).map((row) => ({ ...forumPost(row), isRemoved: row.removedAt !== null })),
    forumReplies: (found?.replies ?? []).map((row) => ({
      ...forumReply(row),
      postId: row.postId,
      isRemoved: row.removedAt !== null,
    })),
    forumReports: (found?.reports ?? []).map(({ postId, replyId, reason, createdAt }) => ({
      postId,
      replyId,
      reason,
      createdAt: createdAt.toISOString(),
    })),
    claims: (found?.claims ?? []).map(({ id, symbol, input, url, createdAt }) => {
      return { id, symbol, input, url, createdAt: createdAt.toISOString() };
    }),
    claimVoices: (found?.voices ?? []).map(({ claimId, agrees, note, createdAt }) => {
      return { claimId, agrees, note, createdAt: createdAt.toISOString() };
    }),
    pushSubscriptions: await Promise.all(
      (found?.subscriptions ?? []).map(async ({ sealed, symbols, ...hours }) => {
        const opened = await unseal(env.VAPID_PRIVATE_KEY ?? "", sealed);
        const endpoint = opened ? (JSON.parse(opened) as { endpoint: string }).endpoint : null;
        return { endpoint, ...hours, symbols: JSON.parse(symbols) };
      }),
    ),
    watchlistFeed: feed ? { since: feed.createdAt.toISOString() } : null,
  };
}

/**
 * Forgets visitors who have not written for a year, and the counters of old windows and days. Deletes as many visitors as a day can
 * bring at most, so that the purge keeps up.
 */
export async function purgeExpired(binding: D1Database, now: Date): Promise<void> {
  const db = database(binding);
  const unseenSince = new Date(now);
  unseenSince.setUTCFullYear(now.getUTCFullYear() - UNSEEN_YEARS);
  await batch(db, {
    windows: deleteWindowsBefore(db, new Date(now.getTime() - WINDOW_KEPT_MILLISECONDS)),
    bans: deleteAddressBansBefore(db, new Date(now.getTime() - WINDOW_KEPT_MILLISECONDS)),
    budgets: deleteBudgetsBefore(db, isoDay(now)),
  });
  for (let purge = 0; purge < PURGES; purge++) {
    const { meta } = await deleteVisitorsUnseenSince(db, unseenSince, VISITORS_A_PURGE);
    if (meta.changes < VISITORS_A_PURGE) break;
  }
}
