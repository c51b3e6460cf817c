import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { SecurityEvent } from "../../schema/contracts/security-events.ts";
import { securityEvents } from "../../schema/tables/admin.ts";
import { dailySalts, rateWindows, visitors, writeBudgets } from "../../schema/tables/visitors.ts";
import { batch, type Database, type Query } from "../platform/database.ts";
import { epochSeconds } from "../platform/epoch-seconds.ts";

type Take = { key: string; most: number; windowSeconds: number; now: Date };

/** Takes one act of a window, or returns the seconds left of it when it has none. A refusal writes nothing. */
export async function takeFromWindow(
  db: Database,
  { key, most, windowSeconds, now }: Take,
): Promise<{ isTaken: boolean; secondsLeft: number }> {
  const seconds = epochSeconds(now);
  const openedAt = seconds - (seconds % windowSeconds);
  const taken = await db
    .insert(rateWindows)
    .values({ key, openedAt, hits: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        hits: sql`CASE WHEN ${rateWindows.openedAt} = excluded.opened_at THEN ${rateWindows.hits} + 1 ELSE 1 END`,
        openedAt: sql`excluded.opened_at`,
      },
      setWhere: sql`${rateWindows.openedAt} <> excluded.opened_at OR ${rateWindows.hits} < ${most}`,
    })
    .returning({ hits: rateWindows.hits })
    .get();
  return { isTaken: taken !== undefined, secondsLeft: openedAt + windowSeconds - seconds };
}

export function deleteWindowsBefore(db: Database, time: Date) {
  return db.delete(rateWindows).where(lt(rateWindows.openedAt, epochSeconds(time)));
}

/** The salt of a day: the first one offered. Earlier days' salts are deleted. An existing salt is not replaced. */
export async function agreeOnSalt(db: Database, day: string, offered: string): Promise<string> {
  const ofDay = db.select({ salt: dailySalts.salt }).from(dailySalts).where(eq(dailySalts.day, day));
  const known = await ofDay.get();
  if (known) return known.salt;
  const { agreed } = await batch(db, {
    offered: db.insert(dailySalts).values({ day, salt: offered }).onConflictDoNothing(),
    old: db.delete(dailySalts).where(lt(dailySalts.day, day)),
    agreed: ofDay,
  });
  return agreed[0]?.salt ?? offered;
}

export type Budget = { rows: number; bytes: number };

/** The row for everyone together; a network's row has its hash. */
const EVERYONE = "everyone";

type Spending = {
  network: string | null;
  isOfEveryone: boolean;
  day: string;
  cost: Budget;
  most: { network: Budget; everyone: Budget };
};

/**
 * Takes the cost of a write from the day's budgets of everyone and of its network, in one statement: from both or, if either has too
 * little left, from neither.
 */
export async function takeFromBudgets(
  db: Database,
  { network, isOfEveryone, day, cost, most }: Spending,
): Promise<boolean> {
  const { rows, bytes } = cost;
  const isOver = (key: string, { rows: mostRows, bytes: mostBytes }: Budget) =>
    sql`(key = ${key} AND (rows > ${mostRows - rows} OR bytes > ${mostBytes - bytes}))`;
  const keys = [...(isOfEveryone ? [EVERYONE] : []), ...(network === null ? [] : [network])];
  if (keys.length === 0) return true;
  const taken = await db.all(sql`
    INSERT INTO ${writeBudgets} (key, day, rows, bytes)
    SELECT value, ${day}, ${rows}, ${bytes} FROM json_each(${JSON.stringify(keys)})
    WHERE NOT EXISTS (
      SELECT 1 FROM ${writeBudgets}
      WHERE day = ${day} AND (${isOver(isOfEveryone ? EVERYONE : "", most.everyone)} OR ${isOver(network ?? "", most.network)})
    )
    ON CONFLICT (key) DO UPDATE SET
      rows = iif(day = excluded.day, rows, 0) + excluded.rows,
      bytes = iif(day = excluded.day, bytes, 0) + excluded.bytes,
      day = excluded.day
    RETURNING key`);
  return taken.length > 0;
}

/** The part of a day's budget that everyone together has used. */
export async function spentOn(db: Database, day: string): Promise<Budget> {
  const isOfDay = and(eq(writeBudgets.key, EVERYONE), eq(writeBudgets.day, day));
  const row = await db
    .select({ rows: writeBudgets.rows, bytes: writeBudgets.bytes })
    .from(writeBudgets)
    .where(isOfDay)
    .get();
  return row ?? { rows: 0, bytes: 0 };
}

export function deleteBudgetsBefore(db: Database, day: string) {
  return db.delete(writeBudgets).where(lt(writeBudgets.day, day));
}

/** The session of a write. A new one is created by the write itself. */
export type VisitorSession = { token: string; tokenHash: string; isNew: boolean };

export type NewSecurityEvent = {
  event: SecurityEvent;
  now: Date;
  addressHash: string | null;
  detail?: string | undefined;
};

export function insertSecurityEvent(db: Database, { event, now, addressHash, detail }: NewSecurityEvent) {
  return db.insert(securityEvents).values({ event, happenedAt: now, addressHash, detail });
}

/** A visit is recorded to the week: visitors are forgotten after a year, which needs no more precision, and each record costs rows. */
const SEEN_AGAIN_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/**
 * The statement that creates a new visitor, or records that a known one has written. A known one who was forgotten in the meantime is
 * not recreated.
 */
export function openVisitor(db: Database, { tokenHash, isNew }: VisitorSession, now: Date): Query<D1Result> {
  if (isNew) return db.insert(visitors).values({ tokenHash, createdAt: now, lastSeenAt: now });
  const lastWeek = new Date(now.getTime() - SEEN_AGAIN_MILLISECONDS);
  return db
    .update(visitors)
    .set({ lastSeenAt: now })
    .where(and(eq(visitors.tokenHash, tokenHash), lt(visitors.lastSeenAt, lastWeek)));
}

export async function isKnownVisitor(db: Database, tokenHash: string | null): Promise<boolean> {
  const isTheirs = eq(visitors.tokenHash, tokenHash ?? "");
  return (await db.select({ id: visitors.id }).from(visitors).where(isTheirs).get()) !== undefined;
}

export function visitorIdOf(tokenHash: string): SQL<number> {
  return sql`(SELECT id FROM ${visitors} WHERE token_hash = ${tokenHash})`;
}

/** The statement that corrects the count of a visitor's entries in a table. */
export function recountEntries(db: Database, tokenHash: string, { name }: SQLiteColumn, entries: SQLiteTable) {
  const count = sql.identifier(name);
  return db.run(sql`
    UPDATE ${visitors} SET ${count} = counted.entries
    FROM (SELECT count(*) AS entries FROM ${entries} WHERE visitor_id = ${visitorIdOf(tokenHash)}) AS counted
    WHERE token_hash = ${tokenHash} AND ${count} <> counted.entries`);
}
