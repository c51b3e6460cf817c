import { and, asc, count, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { ClaimFinding } from "../../../domain/claims/check-claim.ts";
import { type ClaimedFigure, type ClaimState, readerFigure } from "../../../domain/claims/claim.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { CorrectedFigure, NewClaim, QueueOrder, WantedFigure } from "../../../schema/contracts/claims.ts";
import { claims, claimVoices } from "../../../schema/tables/claims.ts";
import { datasets, stocks } from "../../../schema/tables/stocks.ts";
import { openVisitor, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { PageAsked } from "../../platform/page.ts";
import type { StagedChange } from "../../verdicts/changes/repository.ts";
import { exchangeRatesOf, newestRates } from "../../verdicts/datasets/repository.ts";
import { publishDecided } from "../../verdicts/publish/repository.ts";
import { type StockRow, storedFields } from "../../verdicts/repository.ts";
import type { Author } from "../forum/repository.ts";

export type ClaimRow = typeof claims.$inferSelect & { name: string | null };

const columns = {
  ...getTableColumns(claims),
  name: sql<string | null>`(SELECT name FROM ${stocks} WHERE stocks.symbol = claims.symbol)`,
};

/** What an admin corrected of a claim; null of one that counts as its reader gave it. */
export const correctionOf = ({ corrected, url }: Pick<ClaimRow, "corrected" | "url">): CorrectedFigure | null =>
  corrected === null ? null : { url, ...JSON.parse(corrected) };

/** The figure that counts once a claim is accepted. */
export const figureOf = (claim: ClaimRow): ClaimedFigure => ({ ...claim, ...correctionOf(claim) });
export type VoiceRow = typeof claimVoices.$inferSelect;
export type ClaimWithVoices = ClaimRow & { voices: VoiceRow[] };

/** What an accepted claim moved at one listing. */
export type ClaimEffect = { symbol: string; from: Standing; to: Standing };

/** The symbols of all listings of a symbol's company. */
const listingsOf = (symbol: string | SQL) => sql`(
  SELECT symbol FROM ${stocks} WHERE symbol = ${symbol}
    OR issuer = (SELECT issuer FROM ${stocks} WHERE symbol = ${symbol} AND issuer IS NOT NULL))`;

/** One page of claims, newest first, plus one more if there are more. */
export async function listClaims(
  db: Database,
  query: PageAsked & { symbol?: string | undefined; state?: ClaimState | undefined },
) {
  const isAsked = and(
    query.symbol === undefined ? undefined : sql`${claims.symbol} IN ${listingsOf(query.symbol)}`,
    query.state && eq(claims.state, query.state),
  );
  const isOfPage = and(isAsked, lt(claims.id, query.cursor ?? Number.MAX_SAFE_INTEGER));
  const found = await batch(db, {
    ...claimsOf(db, isOfPage, [desc(claims.id)], query.limit + 1),
    counted: db.select({ total: count() }).from(claims).where(isAsked),
  });
  return { rows: withVoices(found), totalCount: found.counted[0]?.total ?? 0 };
}

/** The claims that a condition holds for, and what readers found of them. */
function claimsOf(db: Database, isAsked: SQL | undefined, order = [asc(claims.id)], most = -1) {
  const ids = db
    .select({ id: claims.id })
    .from(claims)
    .where(isAsked)
    .orderBy(...order)
    .limit(most);
  return {
    rows: db
      .select(columns)
      .from(claims)
      .where(isAsked)
      .orderBy(...order)
      .limit(most),
    voices: db.select().from(claimVoices).where(inArray(claimVoices.claimId, ids)).orderBy(asc(claimVoices.id)),
  };
}

/** The accepted claims in the order of their decisions. */
export async function listAccepted(db: Database): Promise<ClaimWithVoices[]> {
  return withVoices(await batch(db, claimsOf(db, eq(claims.state, "accepted"), byDecision)));
}

/** The claims that count or once did, in the order of their decisions, with their figures as facts. */
export async function listDecided(db: Database) {
  return (await decidedClaims(db)).map(asDecided);
}

const byDecision = [asc(claims.decidedAt), asc(claims.id)];
const wasAccepted = inArray(claims.state, ["accepted", "revoked"]);
const decidedClaims = (db: Database, isAsked?: SQL) => claimsOf(db, and(wasAccepted, isAsked), byDecision).rows;

function asDecided(claim: ClaimRow) {
  const { id, symbol, state, decidedAt } = claim;
  return { id, symbol, state, at: decidedAt ? epochSeconds(decidedAt) : 0, figure: readerFigure(figureOf(claim)) };
}

export const effectsOf = ({ effect }: Pick<ClaimRow, "effect">) =>
  (JSON.parse(effect ?? "null") as ClaimEffect[] | null)?.map(({ symbol, from, to }) => ({ symbol, from, to })) ?? null;

export async function findClaim(db: Database, id: number): Promise<ClaimWithVoices | undefined> {
  return withVoices(await batch(db, claimsOf(db, eq(claims.id, id))))[0];
}

type Found = { rows: readonly ClaimRow[]; voices: readonly VoiceRow[] };
function withVoices({ rows, voices }: Found): ClaimWithVoices[] {
  const of = Map.groupBy(voices, ({ claimId }) => claimId);
  return rows.map((row) => ({ ...row, voices: of.get(row.id) ?? [] }));
}

/**
 * One page of the open claims, plus one more if there are more: those of the most valuable companies first, or those that settle the
 * most verdicts.
 */
export async function listQueue(db: Database, { order, cursor, limit }: PageAsked & { order: QueueOrder }) {
  const keys = sql.raw(order === "value" ? "value, settles, id" : "settles, value, id");
  const queue = sql`
    SELECT claims.id, coalesce(max(listing.market_capitalization), 0) AS value,
      total(listing.standing = 'doubt' AND ${sql.raw(storedFields("listing").wanted)} = claims.input) AS settles
    FROM claims LEFT JOIN stocks AS listing ON listing.symbol IN ${listingsOf(sql`claims.symbol`)}
    WHERE claims.state = 'open' OR claims.id = ${cursor ?? 0} GROUP BY claims.id`;
  const page = sql`
    WITH queue AS (${queue}) SELECT queue.* FROM queue JOIN claims USING (id)
    WHERE claims.state = 'open' AND (${cursor ?? null} IS NULL
      OR (${keys}) < (SELECT ${keys} FROM queue WHERE id = ${cursor ?? 0}))
    ORDER BY ${sql.raw(order === "value" ? "value DESC, settles DESC" : "settles DESC, value DESC")}, id DESC
    LIMIT ${limit + 1}`;
  const { places, counted, ...claimed } = await batch(db, {
    places: db.all<{ id: number; value: number; settles: number }>(page),
    ...claimsOf(db, sql`${claims.id} IN (SELECT id FROM (${page}))`),
    counted: db.select({ total: count() }).from(claims).where(eq(claims.state, "open")),
  });
  const found = new Map(withVoices(claimed).map((row) => [row.id, row]));
  return {
    rows: places.flatMap(({ id, value, settles }) => {
      const row = found.get(id);
      return row ? [{ ...row, marketCapitalization: value || null, settles }] : [];
    }),
    totalCount: counted[0]?.total ?? 0,
  };
}

/** The stocks of some ids with the figures that are wanted of them. */
export async function listWanted(db: Database, ids: readonly number[]): Promise<WantedFigure[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: stocks.id,
      symbol: stocks.symbol,
      name: stocks.name,
      exchange: sql<ExchangeCode>`${stocks.exchange}`,
      marketCapitalization: stocks.marketCapitalization,
      input: sql<WantedFigure["input"]>`${sql.raw(storedFields("stocks").wanted)}`,
    })
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .crossJoin(stocks)
    .where(eq(stocks.id, sql`wanted.value`));
}

/** A company's screened listings with their facts, the asked one first; the claims about it; the newest rates and day. */
export async function findCompany(db: Database, symbol: string | SQL) {
  const isOfCompany = sql`${stocks.symbol} IN ${listingsOf(symbol)} AND ${stocks.isScreened} AND ${stocks.facts} IS NOT NULL`;
  const isOpen = and(sql`${claims.symbol} IN ${listingsOf(symbol)}`, eq(claims.state, "open"));
  const found = await batch(db, {
    listings: db.select().from(stocks).where(isOfCompany).orderBy(sql`${stocks.symbol} <> ${symbol}`, asc(stocks.id)),
    ...claimsOf(db, isOpen),
    rates: newestRates(db),
    dataset: db.select({ screenedOn: datasets.screenedOn }).from(datasets).orderBy(desc(datasets.version)).limit(1),
    decided: decidedClaims(db, sql`${claims.symbol} IN ${listingsOf(symbol)}`),
  });
  const rates = exchangeRatesOf(found.rates[0]);
  return {
    listings: found.listings,
    decided: found.decided.map(asDecided),
    open: withVoices(found),
    rates,
    screenedOn: found.dataset[0]?.screenedOn ?? rates.asOf,
  };
}

export const symbolOfClaim = (id: number) => sql`(SELECT symbol FROM claims WHERE id = ${id})`;

/** The claim that a submission made, or that it spoke of. */
export async function findSubmitted(db: Database, submissionKey: string): Promise<number | undefined> {
  const claim = db.select({ id: claims.id }).from(claims).where(eq(claims.submissionKey, submissionKey));
  const voice = db
    .select({ id: claimVoices.claimId })
    .from(claimVoices)
    .where(eq(claimVoices.submissionKey, submissionKey));
  const found = await batch(db, { claim, voice });
  return (found.claim[0] ?? found.voice[0])?.id;
}

/** Stores a claim, and its reader if new; returns its id, undefined when its key is already stored. */
export async function insertClaim(
  db: Database,
  author: Author,
  { isSure: _, ...claim }: NewClaim,
  findings: readonly ClaimFinding[],
  now: Date,
): Promise<number | undefined> {
  const { inserted } = await batch(db, {
    visitor: openVisitor(db, author.session, now),
    inserted: db
      .insert(claims)
      .values({ ...claim, findings: JSON.stringify(findings), ...writtenBy(author, now) })
      .onConflictDoNothing()
      .returning({ id: claims.id }),
  });
  return inserted[0]?.id;
}

function writtenBy({ session, username, addressHash, submissionKey }: Author, now: Date) {
  return { username, addressHash, visitorId: visitorIdOf(session.tokenHash), createdAt: now, submissionKey };
}

/** What a reader found of a claim; the address, page and words are their own where they gave the whole figure. */
export type NewVoice = Pick<VoiceRow, "claimId" | "agrees" | "note" | "url" | "page" | "quotation">;

/** Stores what a reader found of an open claim, in place of what they had said; and the reader if new. */
export async function insertVoice(db: Database, author: Author, voice: NewVoice, now: Date): Promise<void> {
  await batch(db, {
    visitor: openVisitor(db, author.session, now),
    voice: db
      .insert(claimVoices)
      .values({ ...voice, ...writtenBy(author, now) })
      .onConflictDoNothing({ target: claimVoices.submissionKey })
      .onConflictDoUpdate({
        target: [claimVoices.claimId, claimVoices.visitorId],
        set: { ...voice, addressHash: author.addressHash, createdAt: now, submissionKey: author.submissionKey },
        setWhere: isIn(voice.claimId, "open"),
      }),
  });
}

/** A figure from a file, with the names of its reader and of those who checked it. */
export type ImportedClaim = {
  claim: NewClaim;
  findings: readonly ClaimFinding[];
  readBy: string;
  checkedBy: readonly string[];
  /** The same for the same figure, so that it is stored once. Begins as no key of a request can. */
  submissionKey: `file:${string}`;
};

/** Stores open claims from a file, all or none. Each name counts as a network of its own. */
export async function insertImported(db: Database, imported: readonly ImportedClaim[], now: Date): Promise<void> {
  await batch(db, {
    claims: imported.map(({ claim: { isSure: _, ...claim }, findings, readBy: username, submissionKey }) =>
      db
        .insert(claims)
        .values({
          ...claim,
          findings: JSON.stringify(findings),
          username,
          addressHash: `file ${username}`,
          createdAt: now,
          submissionKey,
        })
        .onConflictDoNothing(),
    ),
    voices: imported.flatMap(({ checkedBy, submissionKey }) =>
      checkedBy.map((username, place) =>
        db
          .insert(claimVoices)
          .values({
            claimId: sql`(SELECT id FROM claims WHERE submission_key = ${submissionKey})`,
            agrees: true,
            username,
            addressHash: `file ${username}`,
            createdAt: now,
            submissionKey: `${submissionKey}-${place}`,
          })
          .onConflictDoNothing(),
      ),
    ),
  });
}

/** The claim that a line of a file made. */
export async function findImported(db: Database, submissionKey: string): Promise<ClaimRow | undefined> {
  return db.select(columns).from(claims).where(eq(claims.submissionKey, submissionKey)).get();
}

/** True while a claim is in a state. */
const isIn = (id: number, state: ClaimState): SQL =>
  sql`EXISTS (SELECT 1 FROM claims WHERE id = ${id} AND state = ${state})`;

type Decided = { id: number; from: ClaimState; to: ClaimState; reason: string | null; now: Date };
type Accepted = { effects: readonly ClaimEffect[]; corrected: CorrectedFigure | undefined };

function decide(db: Database, { id, from, to, reason, now }: Decided, accepted?: Accepted) {
  const { effects, corrected } = accepted ?? {};
  return db
    .update(claims)
    .set({
      state: to,
      decidedAt: now,
      reason,
      ...(effects && { effect: JSON.stringify(effects) }),
      ...(corrected && { corrected: JSON.stringify(corrected) }),
    })
    .where(and(eq(claims.id, id), eq(claims.state, from)))
    .returning({ id: claims.id });
}

/** Ends a claim without any effect on the figures. False when it is no longer in the state it was in. */
export async function closeClaim(db: Database, decided: Decided): Promise<boolean> {
  return (await decide(db, decided)).length > 0;
}

/** Decides a claim and publishes what it moves, in one batch. False, without any effect, when it was decided already. */
export async function publishClaim(
  db: Database,
  decided: Decided,
  again: { rows: readonly StockRow[]; changes: readonly StagedChange[]; stockIds: readonly number[] },
  accepted?: Accepted,
): Promise<boolean> {
  const publication = { isPending: isIn(decided.id, decided.from), changedOn: isoDay(decided.now) };
  const { decision } = await batch(db, {
    ...publishDecided(db, again, publication),
    decision: decide(db, decided, accepted),
  });
  return decision.length > 0;
}
