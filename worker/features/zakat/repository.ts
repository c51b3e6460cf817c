import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { NisabType } from "../../../domain/zakat/zakat-terms.ts";
import type { ZakatHistoryEntry } from "../../../schema/contracts/zakat.ts";
import { exchangeRates } from "../../../schema/tables/refresh.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { metalPrices, zakatCalculations } from "../../../schema/tables/zakat.ts";
import { openVisitor, type VisitorSession, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";

/** The most calculations stored for one visitor; the oldest are deleted. */
export const ZAKAT_HISTORY_MAX = 200;

export type MetalPrice = typeof metalPrices.$inferSelect;

/** The latest price of each metal and exchange rates, where the platform holds them, and whether it knows the visitor. */
export async function readPrices(db: Database, tokenHash: string | null) {
  const { gold, silver, rates, visitor } = await batch(db, {
    gold: latestPrice(db, "gold"),
    silver: latestPrice(db, "silver"),
    rates: db
      .select({ asOf: exchangeRates.asOf, rates: exchangeRates.rates })
      .from(exchangeRates)
      .where(gt(exchangeRates.asOf, ""))
      .orderBy(desc(exchangeRates.asOf))
      .limit(1),
    visitor: db
      .select({ id: visitors.id })
      .from(visitors)
      .where(eq(visitors.tokenHash, tokenHash ?? "")),
  });
  return { prices: { gold: gold[0], silver: silver[0] }, rates: rates[0], isKnownVisitor: visitor.length > 0 };
}

function latestPrice(db: Database, metal: NisabType) {
  return db.select().from(metalPrices).where(eq(metalPrices.metal, metal)).orderBy(desc(metalPrices.asOf)).limit(1);
}

export type ZakatRecord = Omit<ZakatHistoryEntry, "id" | "calculationDate">;

export async function listCalculations(
  db: Database,
  tokenHash: string,
  page: PageAsked,
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

type KeptAsset = ZakatRecord["assets"][number];
type PackedAsset = readonly [KeptAsset["type"], number, number, string?];

/** The maximum characters stored of all notes of one calculation, and of one note. */
const NOTES_KEPT = 1000;
const NOTE_KEPT = 60;

/** The stored text of a calculation: a hundred assets with the longest notes take a few kilobytes. */
export function packedRecord({ assets, ...sums }: ZakatRecord): string {
  let left = NOTES_KEPT;
  const packed = assets.map(({ type, value, zakatableValue, note }): PackedAsset => {
    const kept = note === null ? [] : [...note].slice(0, Math.min(NOTE_KEPT, left));
    left -= kept.length;
    return kept.length > 0 ? [type, value, zakatableValue, kept.join("")] : [type, value, zakatableValue];
  });
  return JSON.stringify({ assets: packed, ...sums });
}

export function historyEntry(row: { id: number; calculatedAt: Date; document: string }): ZakatHistoryEntry {
  const record = JSON.parse(row.document) as Omit<ZakatRecord, "assets"> & { assets: (PackedAsset | KeptAsset)[] };
  const assets = record.assets.map((asset) => (isPacked(asset) ? unpacked(asset) : asset));
  return { id: row.id, calculationDate: row.calculatedAt.toISOString(), ...record, assets };
}

/** Earlier versions stored an asset as the API answers it. */
function isPacked(asset: PackedAsset | KeptAsset): asset is PackedAsset {
  return Array.isArray(asset);
}

function unpacked([type, value, zakatableValue, note]: PackedAsset): KeptAsset {
  return { type, note: note ?? null, value, zakatableValue };
}

/** Stores a calculation of the visitor and deletes the oldest over the limit; returns whether the visitor still exists. */
export async function insertCalculation(
  db: Database,
  session: VisitorSession,
  document: string,
  now: Date,
): Promise<boolean> {
  const isTheirs = eq(visitors.tokenHash, session.tokenHash);
  const visitorId = visitorIdOf(session.tokenHash);
  const { inserted } = await batch(db, {
    visitor: openVisitor(db, session, now),
    inserted: db.run(sql`
      INSERT INTO ${zakatCalculations} (visitor_id, calculated_at, document)
      SELECT id, ${epochSeconds(now)}, ${document} FROM ${visitors} WHERE token_hash = ${session.tokenHash}`),
    dropped: db.run(sql`
      DELETE FROM ${zakatCalculations} WHERE visitor_id = ${visitorId} AND id <= (
        SELECT id FROM ${zakatCalculations} WHERE visitor_id = ${visitorId} ORDER BY id DESC LIMIT 1 OFFSET ${ZAKAT_HISTORY_MAX})`),
    counted: db
      .update(visitors)
      .set({ zakatCount: sql`(SELECT count(*) FROM ${zakatCalculations} WHERE visitor_id = ${visitors.id})` })
      .where(isTheirs),
  });
  return inserted.meta.changes > 0;
}
