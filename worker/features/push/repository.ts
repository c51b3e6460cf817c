import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { addDays } from "../../../domain/facts/iso-date.ts";
import { AGEING_NOTICE_DAYS } from "../../../domain/screening/age.ts";
import { pushOutbox, pushRuns, pushSubscriptions } from "../../../schema/tables/push.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { openVisitor, type VisitorSession, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { changesIn, changesOfDataset } from "../../verdicts/changes/repository.ts";
import { agesAfter } from "../../verdicts/datasets/repository.ts";

type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, "id" | "visitorId" | "stockIds"> & {
  symbols: readonly string[];
};

export async function insertSubscription(
  db: Database,
  session: VisitorSession,
  subscription: NewSubscription,
  now: Date,
): Promise<void> {
  const { endpointHash, sealed, timeZone, quietFrom, quietTo, language, symbols } = subscription;
  await batch(db, {
    visitor: openVisitor(db, session, now),
    subscription: db.run(sql`
      INSERT INTO ${pushSubscriptions} (visitor_id, endpoint_hash, sealed, time_zone, quiet_from, quiet_to, language, stock_ids)
      SELECT id, ${endpointHash}, ${sealed}, ${timeZone}, ${quietFrom}, ${quietTo}, ${language},
        (SELECT json_group_array(id) FROM ${stocks} WHERE symbol IN (SELECT value FROM json_each(${JSON.stringify(symbols)})))
      FROM visitors WHERE token_hash = ${session.tokenHash}
      ON CONFLICT (endpoint_hash) DO UPDATE SET visitor_id = excluded.visitor_id, sealed = excluded.sealed,
        time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
        language = excluded.language, stock_ids = excluded.stock_ids`),
  });
}

export async function deleteSubscriptionsOf(db: Database, tokenHash: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.visitorId, visitorIdOf(tokenHash)));
}

/**
 * The newest dataset with changes, or else the day, whose pushes are not fully planned, and how far the plan is; undefined when there is
 * none. A day's run is numbered by its date.
 */
export async function findPlan(
  db: Database,
  today: string,
): Promise<{ version: number; plannedTo: number } | undefined> {
  const isDue = sql.join(lastDaysToldOn(today).map(agesAfter), sql` OR `);
  const [found] = await db.all<{ version: number; changed: number; isDue: 0 | 1; plans: string }>(sql`
    SELECT version, ${changesIn("all")} AS changed, ${isDue} AS isDue, (
      SELECT json_group_array(json_array(version, planned_to, is_planned)) FROM push_runs
      WHERE push_runs.version IN (change_runs.version, ${runOfDay(today)})) AS plans
    FROM change_runs ORDER BY version DESC LIMIT 1`);
  if (!found) return undefined;
  const plans = new Map<number, [plannedTo: number, isPlanned: number]>();
  for (const [version, ...plan] of JSON.parse(found.plans)) plans.set(version, plan);
  const versions = [...(found.changed > 0 ? [found.version] : []), ...(found.isDue ? [runOfDay(today)] : [])];
  const open = versions.find((version) => !plans.get(version)?.[1]);
  return open === undefined ? undefined : { version: open, plannedTo: plans.get(open)?.[0] ?? 0 };
}

/** Above every dataset's version. */
const FIRST_DAY_RUN = 10_000_000;
const runOfDay = (day: string) => Number(day.replaceAll("-", ""));

/** The day of a run that is a day's, not a dataset's. */
export function dayOfRun(version: number): string | undefined {
  return version < FIRST_DAY_RUN ? undefined : String(version).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
}

/** The last days of the standings of which a day tells: those over since yesterday, and those over in a month. */
const lastDaysToldOn = (day: string) => [addDays(day, -1), addDays(day, AGEING_NOTICE_DAYS - 1)];

/** The stocks that a subscription follows: the visitor's watchlist, and those chosen in addition. */
const FOLLOWED = sql.raw(`
  SELECT stock_id FROM watchlist_entries WHERE watchlist_entries.visitor_id = push_subscriptions.visitor_id
  UNION SELECT value FROM json_each(push_subscriptions.stock_ids)`);

/** What a run tells about followed stocks; of a dataset, without what was told on its own day. */
function changesOf(version: number): SQL {
  const day = dayOfRun(version);
  if (day === undefined) return changesOfDataset(version, FOLLOWED);
  return sql`
    SELECT json_object('symbol', symbol, 'standing', standing, 'standsUntil', stands_until) AS change
    FROM (${FOLLOWED}) AS followed CROSS JOIN stocks ON stocks.id = followed.stock_id
    WHERE stands_until IN (SELECT value FROM json_each(${JSON.stringify(lastDaysToldOn(day))}))`;
}

/** The next subscriptions after one, with the quiet hours of each, and whether a stock it follows has changed. */
export async function listSubscriptionsAfter(db: Database, version: number, after: number, most: number) {
  return db.all<{ id: number; timeZone: string; quietFrom: number; quietTo: number; isTold: number }>(sql`
    SELECT id, time_zone AS timeZone, quiet_from AS quietFrom, quiet_to AS quietTo, EXISTS (${changesOf(version)}) AS isTold
    FROM push_subscriptions WHERE id > ${after} ORDER BY id LIMIT ${most}`);
}

export type OutboxRow = { group: string; sendAfter: number; subscriptions: readonly number[]; tries: number };

export async function savePlan(
  db: Database,
  { version, plannedTo, isPlanned }: { version: number; plannedTo: number; isPlanned: boolean },
  rows: readonly OutboxRow[],
): Promise<void> {
  await batch(db, {
    outbox: insertOutbox(db, version, rows),
    run: db
      .insert(pushRuns)
      .values({ version, plannedTo, isPlanned })
      .onConflictDoUpdate({ target: pushRuns.version, set: { plannedTo, isPlanned } }),
  });
}

function insertOutbox(db: Database, version: number, rows: readonly OutboxRow[], isPending: SQL = sql`true`) {
  return db.run(sql`
    INSERT INTO push_outbox (version, chunk, send_after, subscriptions, tries)
    SELECT ${version}, value ->> 'group', value ->> 'sendAfter', value -> 'subscriptions', value ->> 'tries'
    FROM json_each(${JSON.stringify(rows)}) WHERE ${isPending} ON CONFLICT DO NOTHING`);
}

export type Claimed = {
  version: number;
  group: string;
  subscriptions: string;
  done: number;
  claims: number;
  tries: number;
};

type Unsent = Pick<Claimed, "version" | "group" | "claims" | "done">;

/** True while the claimant still has to send the next pushes of a group: nobody has recorded it, or claimed the group since. */
function isOpen({ version, group, claims, done }: Unsent): SQL {
  return sql`EXISTS (SELECT 1 FROM push_outbox
    WHERE version = ${version} AND chunk = ${group} AND claims = ${claims} AND done = ${done})`;
}

export async function claimGroups(
  db: Database,
  { now, seconds, most }: { now: number; seconds: number; most: number },
) {
  return db.all<Claimed>(sql`
    UPDATE push_outbox SET send_after = ${now + seconds}, claims = claims + 1
    WHERE (version, chunk) IN (
      SELECT version, chunk FROM push_outbox WHERE send_after <= ${now} ORDER BY send_after LIMIT ${most})
    RETURNING version, chunk AS "group", subscriptions, done, claims, tries`);
}

export type Addressee = {
  id: number;
  sealed: string;
  timeZone: string;
  quietFrom: number;
  quietTo: number;
  language: string;
  /** JSON list of the changes of followed stocks. */
  changes: string;
};

/** The addresses of the next subscriptions of a group, and what to tell each about a dataset; empty when they are notified already. */
export async function listAddressees(db: Database, unsent: Unsent, ids: readonly number[]): Promise<Addressee[]> {
  const { version } = unsent;
  return db.all<Addressee>(sql`
    SELECT id, sealed, time_zone AS timeZone, quiet_from AS quietFrom, quiet_to AS quietTo, language,
      (SELECT json_group_array(json(change)) FROM (${changesOf(version)})) AS changes
    FROM push_subscriptions WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${isOpen(unsent)} ORDER BY id`);
}

/** Records the result of the next pushes of a group, once: who is notified, who is gone, and who is to be notified later. */
export async function saveSent(
  db: Database,
  unsent: Unsent,
  { to, isOver, gone, later }: { to: number; isOver: boolean; gone: readonly number[]; later: readonly OutboxRow[] },
): Promise<void> {
  const { version, group } = unsent;
  const isIt = and(eq(pushOutbox.version, version), eq(pushOutbox.group, group), isOpen(unsent));
  await batch(db, {
    gone: gone.length > 0 ? [db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...gone]))] : [],
    later: later.length > 0 ? [insertOutbox(db, version, later, isOpen(unsent))] : [],
    progress: isOver ? db.delete(pushOutbox).where(isIt) : db.update(pushOutbox).set({ done: to }).where(isIt),
  });
}
