import { and, desc, eq, lt } from "drizzle-orm";
import type { NisabType } from "../../../domain/zakat/zakat-terms.ts";
import type { ZakatHistoryEntry } from "../../../schema/contracts/zakat.ts";
import { metalPrices } from "../../../schema/tables/metal-prices.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { zakatCalculations } from "../../../schema/tables/zakat.ts";
import type { VisitorSession } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, pageOf } from "../../platform/page.ts";
import { openVisitor } from "../session/repository.ts";

/** The most calculations kept of one visitor; the oldest make room. */
export const ZAKAT_HISTORY_MAX = 200;

export type MetalPrice = typeof metalPrices.$inferSelect;

/** The latest price of each metal, where the platform holds one, and whether it knows the visitor. */
export async function readPrices(db: Database, tokenHash: string | null) {
  const [[gold], [silver], [visitor]] = await db.batch([
    latestPrice(db, "gold"),
    latestPrice(db, "silver"),
    db
      .select({ id: visitors.id })
      .from(visitors)
      .where(eq(visitors.tokenHash, tokenHash ?? "")),
  ]);
  return { prices: { gold, silver }, isKnownVisitor: visitor !== undefined };
}

function latestPrice(db: Database, metal: NisabType) {
  return db.select().from(metalPrices).where(eq(metalPrices.metal, metal)).orderBy(desc(metalPrices.asOf)).limit(1);
}

/** What a calculation leaves behind. */
export type ZakatRecord = Omit<ZakatHistoryEntry, "id" | "calculationDate">;

/** One page of a visitor's calculations, the latest first, and how many there are; nothing for a visitor nobody knows. */
export async function listCalculations(
  db: Database,
  tokenHash: string,
  page: { cursor?: number | undefined; limit: number },
): Promise<Page<ZakatHistoryEntry>> {
  const { id, visitorId, calculatedAt, document } = zakatCalculations;
  const theirs = and(eq(visitorId, visitors.id), page.cursor === undefined ? undefined : lt(id, page.cursor));
  const found = await db
    .select({ totalCount: visitors.zakatCount, calculation: { id, calculatedAt, document } })
    .from(visitors)
    .leftJoin(zakatCalculations, theirs)
    .where(eq(visitors.tokenHash, tokenHash))
    .orderBy(desc(id))
    .limit(page.limit + 1);
  const rows = found.flatMap(({ calculation }) => (calculation ? [historyEntry(calculation)] : []));
  return pageOf(rows, page.limit, found[0]?.totalCount ?? 0);
}

/** A stored calculation as the wire has it. */
export function historyEntry(row: { id: number; calculatedAt: Date; document: string }): ZakatHistoryEntry {
  const record: ZakatRecord = JSON.parse(row.document);
  return { id: row.id, calculationDate: row.calculatedAt.toISOString(), ...record };
}

const VISITOR_ID = "(SELECT id FROM visitors WHERE token_hash = ?1)";

/** Keeps a calculation of the visitor and drops the oldest over the limit; says whether the visitor was still there. */
export async function insertCalculation(
  db: D1Database,
  session: VisitorSession,
  record: ZakatRecord,
  now: Date,
): Promise<boolean> {
  const { tokenHash } = session;
  const [, inserted] = await db.batch([
    openVisitor(db, session, now),
    db
      .prepare(`
        INSERT INTO zakat_calculations (visitor_id, calculated_at, document)
        SELECT id, ?2, ?3 FROM visitors WHERE token_hash = ?1`)
      .bind(tokenHash, epochSeconds(now), JSON.stringify(record)),
    db
      .prepare(`
        DELETE FROM zakat_calculations WHERE visitor_id = ${VISITOR_ID} AND id <= (
          SELECT id FROM zakat_calculations WHERE visitor_id = ${VISITOR_ID} ORDER BY id DESC LIMIT 1 OFFSET ?2)`)
      .bind(tokenHash, ZAKAT_HISTORY_MAX),
    db
      .prepare(`
        UPDATE visitors SET zakat_count = (SELECT count(*) FROM zakat_calculations WHERE visitor_id = visitors.id)
        WHERE token_hash = ?1`)
      .bind(tokenHash),
  ]);
  return (inserted?.meta.changes ?? 0) > 0;
}
