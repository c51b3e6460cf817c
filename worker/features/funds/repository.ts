import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { ASKED_FUNDS_MAX, fundToDisplace } from "../../../domain/funds/fund-requests.ts";
import type { PackedPosition } from "../../../domain/funds/holdings.ts";
import type { HeldStock } from "../../../domain/funds/look-through.ts";
import { fundDirectory, fundRequests, fundScores, funds } from "../../../schema/tables/funds.ts";
import { batch, type Database } from "../../platform/database.ts";
import { firstReasonOf, leadListing, storedFields } from "../../verdicts/repository.ts";
import type { StandingsText } from "../../verdicts/standings-text.ts";

export async function findFundDocument(db: Database, symbol: string): Promise<string | null | undefined> {
  const row = await db.select({ document: funds.document }).from(funds).where(eq(funds.symbol, symbol)).get();
  return row?.document;
}

export async function listFundSummaries(db: Database) {
  return db
    .select({
      symbol: funds.symbol,
      name: funds.name,
      issuer: funds.issuer,
      summary: sql<string>`coalesce(${funds.summary}, ${funds.document})`,
    })
    .from(funds)
    .where(isNotNull(funds.document))
    .orderBy(funds.symbol);
}

export async function listFundScores(db: Database, symbols: readonly string[]) {
  return db
    .select()
    .from(fundScores)
    .where(sql`${fundScores.fund} IN (SELECT value FROM json_each(${JSON.stringify(symbols)}))`)
    .orderBy(fundScores.fund, sql`${fundScores.screenedOn} DESC`, sql`${fundScores.asOf} DESC`);
}

/** The SEC's entry of a fund: the filer's number and the series. */
const entryOf = (symbol: string) => sql<string | null>`${fundDirectory.entries} ->> ${symbol}`;
const isInBucket = (symbol: string) => eq(fundDirectory.prefix, symbol.slice(0, 2));

/** A fund that is not known by name: its result if it was read, its entry in the directory, and what is known of the request for it. */
export async function findOtherFund(db: Database, symbol: string) {
  const { read, listed, asked } = await batch(db, {
    read: db
      .select({ name: funds.name, issuer: funds.issuer, document: funds.document })
      .from(funds)
      .where(eq(funds.symbol, symbol)),
    listed: db
      .select({ entry: entryOf(symbol) })
      .from(fundDirectory)
      .where(isInBucket(symbol)),
    asked: db
      .select({ askedOn: fundRequests.askedOn, problem: fundRequests.problem })
      .from(fundRequests)
      .where(eq(fundRequests.symbol, symbol)),
  });
  return { read: read[0], isListed: Boolean(listed[0]?.entry), asked: asked[0] };
}

/** Notes that a network asked for a fund, once a day; false when the list is full of funds that others ask for. */
export async function noteFundRequest(db: Database, symbol: string, today: string, askedBy: string): Promise<boolean> {
  const { symbol: of, askedOn, days, askedBy: by } = fundRequests;
  const requests = await db.select({ symbol: of, askedOn, days, askedBy: by }).from(fundRequests);
  const isFull = requests.length >= ASKED_FUNDS_MAX && !requests.some((request) => request.symbol === symbol);
  const displaced = isFull ? fundToDisplace(requests, { today, askedBy }) : undefined;
  if (isFull && displaced === undefined) return false;
  await batch(db, {
    displaced: displaced === undefined ? [] : [db.delete(fundRequests).where(eq(of, displaced))],
    insert: db
      .insert(fundRequests)
      .values({ symbol, askedOn: today, askedBy })
      .onConflictDoUpdate({
        target: of,
        set: { askedOn: today, days: sql`${days} + 1`, askedBy: null },
        setWhere: lt(askedOn, today),
      }),
  });
  return true;
}

export async function listKnownIdentifiers(
  db: Database,
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (identifiers.length === 0) return new Map();
  const rows = await db.all<{ identifier: string; symbol: string }>(sql`
    SELECT identifier, symbol FROM fund_identifiers
    WHERE identifier IN (SELECT value FROM json_each(${JSON.stringify(identifiers)})) AND symbol IS NOT NULL`);
  return new Map(rows.map(({ identifier, symbol }) => [identifier, symbol]));
}

/**
 * The KV key of the symbols by ISIN, stored with the embedded data so that the Worker need not contain what few requests need.
 * Countries whose numbers contain CUSIPs are left out.
 */
export const ISINS_KEY = "isins";

export async function listPublishedIsins(
  kv: KVNamespace,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (isins.length === 0) return new Map();
  const published = await kv.get<Record<string, string>>(ISINS_KEY, "json").catch(() => null);
  return new Map(isins.flatMap((isin) => (published?.[isin] ? [[isin, published[isin]] as const] : [])));
}

/** The symbols of ISINs: those that may be published, before what lists of holdings say of the others. */
export async function symbolsOfIsins(
  { db, kv }: { db: Database; kv: KVNamespace },
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (isins.length === 0) return new Map();
  const [given, published] = await Promise.all([listKnownIdentifiers(db, isins), listPublishedIsins(kv, isins)]);
  return new Map([...given, ...published]);
}

export type NextFund = Pick<typeof funds.$inferSelect, "symbol" | "asOf" | "source" | "url" | "name" | "revision"> & {
  /** The number of lines, the first of those that follow, and these, packed. */
  total: number;
  from: number;
  lines: string;
  /** What the lines before them have come to, as JSON; null at the first. */
  tally: string | null;
};

/**
 * The next fund to which the newest dataset has not been applied, with its next lines; that dataset; and the weights of the funds that
 * others are compared with, which come first so that their weights are known.
 */
export async function findNextFund(db: Database, compared: readonly string[], linesAtOnce: number) {
  const isNext = sql`dataset_version < (SELECT max(version) FROM datasets)`;
  const isCompared = sql`symbol IN (SELECT value FROM json_each(${JSON.stringify(compared)}))`;
  const { newest, next, others } = await batch(db, {
    newest: db.all<{ version: number; screenedOn: string }>(sql`
      SELECT version, screened_on AS screenedOn FROM datasets ORDER BY version DESC LIMIT 1`),
    next: db.all<NextFund>(sql`
      WITH
        next AS MATERIALIZED (
          SELECT *, progress ->> 'version' IS (SELECT max(version) FROM datasets) AS is_begun
          FROM funds WHERE ${isNext} ORDER BY ${isCompared} DESC, dataset_version, symbol LIMIT 1
        ),
        place AS (SELECT iif(is_begun, progress ->> 'from', 0) AS first FROM next)
      SELECT symbol, as_of AS asOf, source, url, name, revision, json_array_length(positions) AS total, first AS "from",
        iif(is_begun, progress ->> 'tally', NULL) AS tally,
        (SELECT json_group_array(json(line.value)) FROM json_each(next.positions) AS line
          WHERE line.key >= first AND line.key < first + ${linesAtOnce}) AS lines
      FROM next, place`),
    others: db.all<{ symbol: string; asOf: string; weights: string | null }>(sql`
      SELECT symbol, as_of AS asOf, weights FROM funds WHERE ${isCompared} AND EXISTS (SELECT 1 FROM funds WHERE ${isNext})`),
  });
  return { dataset: newest[0], next: next[0], others };
}

/** Writes how far a long list has been looked through, unless it was replaced in the meantime. */
export async function saveProgress(
  db: Database,
  fund: NextFund,
  progress: { version: number; from: number; tally: string },
): Promise<void> {
  await db
    .update(funds)
    .set({ progress: JSON.stringify(progress) })
    .where(isUnchanged(fund));
}

function isUnchanged({ symbol, revision }: Pick<NextFund, "symbol" | "revision">) {
  return and(eq(funds.symbol, symbol), eq(funds.revision, revision));
}

export type HeldRow = Omit<HeldStock, "standings"> & { standings: StandingsText | null; price: number | null };

const HELD = storedFields("held");

/** The known facts of stocks in funds; for one that was never screened, those of its company's screened listing. */
export function listHeldStocks(db: Database, symbols: readonly string[]): Promise<HeldRow[]> {
  return db.all<HeldRow>(sql`
    SELECT own.symbol, own.name, coalesce(held.sector, own.sector) AS sector, held.standings,
      own.current_price AS price,
      ${sql.raw(HELD.nonCompliantIncomeRatio)} AS nonCompliantIncomeRatio,
      (${sql.raw(HELD.dividendPerShare)}) / nullif(held.current_price, 0) AS dividendYield,
      ${firstReasonOf("held")} AS reason
    FROM json_each(${JSON.stringify(symbols)}) AS wanted
    JOIN stocks AS own ON own.symbol = wanted.value
    JOIN stocks AS held ON held.id = coalesce(${leadListing("own")}, own.id)`);
}

/** Writes a fund's result, and the dated row of the scorecard of a fund that has one. */
export function saveLookThrough(
  db: Database,
  fund: NextFund,
  result: {
    version: number;
    screenedOn: string;
    document: string;
    summary: string;
    weights: string | null;
    standards: string | null;
  },
) {
  const { version, screenedOn, document, summary, weights, standards } = result;
  const score = standards === null ? [] : [{ fund: fund.symbol, screenedOn, asOf: fund.asOf, standards }];
  return batch(db, {
    fund: db
      .update(funds)
      .set({ document, summary, weights, progress: null, datasetVersion: version })
      .where(isUnchanged(fund)),
    score: score.map((row) =>
      db
        .insert(fundScores)
        .values(row)
        .onConflictDoUpdate({
          target: [fundScores.fund, fundScores.screenedOn, fundScores.asOf],
          set: { standards: row.standards },
        }),
    ),
  });
}

export function unpackStored(positions: string): readonly PackedPosition[] {
  return JSON.parse(positions) as readonly PackedPosition[];
}
