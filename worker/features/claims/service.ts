import { type ClaimFinding, checkClaim, readersNeeded } from "../../../domain/claims/check-claim.ts";
import {
  amountOf,
  type ClaimedFigure,
  type ClaimResult,
  type ClaimState,
  countingFigures,
  isFigure,
  isSameClaim,
  periodProblem,
  readerFigure,
  withFigure,
} from "../../../domain/claims/claim.ts";
import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { Evidence } from "../../../domain/screening/screening.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type {
  Claim,
  ClaimCheck,
  CorrectedFigure,
  NewClaim,
  QueuedClaim,
  QueueOrder,
} from "../../../schema/contracts/claims.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { VisitorDesk } from "../../http/visitor-session.ts";
import { costOf } from "../../http/write-budget.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";
import { type DerivedAgain, deriveAgain, type StoredColumns, storedStock } from "../../verdicts/derive-again.ts";
import { forgetPublished } from "../../verdicts/published.ts";
import { type Access, accessAt, authorAt } from "../forum/author.ts";
import { findForumAccess } from "../forum/repository.ts";
import {
  type ClaimEffect,
  type ClaimRow,
  type ClaimWithVoices,
  closeClaim,
  correctionOf,
  effectsOf,
  figureOf,
  findClaim,
  findCompany,
  findSubmitted,
  insertClaim,
  insertVoice,
  listClaims,
  listQueue,
  type NewVoice,
  publishClaim,
  symbolOfClaim,
} from "./repository.ts";

const CLAIM_LIMIT: RateLimit = { name: "claim", most: 10, windowSeconds: 3600 };
const VOICE_LIMIT: RateLimit = { name: "claim-voice", most: 30, windowSeconds: 3600 };

/** The most that each costs the database besides its texts, including its counters and index entries. */
const CLAIM_COST = { rows: 13, bytes: 400 };
const VOICE_COST = { rows: 11, bytes: 400 };

export async function listClaimsOf(
  db: Database,
  query: PageAsked & { symbol?: string | undefined; state?: ClaimState | undefined },
): Promise<Page<Claim>> {
  const { rows, totalCount } = await listClaims(db, query);
  const page = pageOf(rows, query.limit, totalCount);
  return { ...page, rows: page.rows.map(claimOf) };
}

/**
 * Takes a figure that a reader copied from a report. It waits for other readers and an admin, and moves nothing by itself. The same
 * figure from another reader is their agreement with the first.
 *
 * @throws AppError not_found for a share that is not screened
 * @throws AppError invalid_request when it does not fit the company's figures, or its unit looks wrong and the reader is not sure
 * @throws AppError conflict when a better figure is in use
 */
export async function submitClaim(desk: VisitorDesk, claim: NewClaim): Promise<Claim> {
  const { db, now } = desk;
  const sent = await sentBefore(desk);
  if (sent) return sent;
  const { listings, open, rates } = await findCompany(db, claim.symbol);
  if (listings.length === 0) throw new AppError("not_found", ["claim_not_screened"]);
  const access = await accessAt(desk);
  const same = open.find((other) => isSameClaim(other, claim));
  if (same)
    return isOwn(same, access) || isSentAgain(same, desk)
      ? claimOf(same)
      : addVoice(desk, access, { ...foundIn(claim), claimId: same.id, agrees: true, note: null });
  const findings = expectPlausible(claim, listings, { rates, now });
  const reader = await authorAt(desk, access, {
    cost: costOf(CLAIM_COST, claim.url, claim.quotation ?? ""),
    limit: CLAIM_LIMIT,
  });
  const id = await insertClaim(db, reader, claim, findings, now);
  if (id === undefined) return (await sentBefore(desk)) ?? unknownClaim();
  desk.writer.keep(reader.session);
  return readClaim(db, id);
}

/**
 * Records whether another reader found the same figure in the report.
 *
 * @throws AppError not_found; conflict for a claim that is decided, or is their own; forbidden; too_many_requests
 */
export async function sayOf(
  desk: VisitorDesk,
  claimId: number,
  { agrees, note = null }: { agrees: boolean; note?: string | null | undefined },
): Promise<Claim> {
  const sent = await sentBefore(desk);
  if (sent) return sent;
  const claim = (await findClaim(desk.db, claimId)) ?? unknownClaim();
  if (claim.state !== "open") throw new AppError("conflict", ["claim_closed"]);
  const access = await accessAt(desk);
  if (isOwn(claim, access)) throw new AppError("conflict", ["claim_own"]);
  return addVoice(desk, access, { claimId, agrees, note, url: null, page: null, quotation: null });
}

/**
 * What a machine notices about a figure that nothing speaks against.
 *
 * @throws AppError invalid_request; conflict when a better figure is in use
 */
export function expectPlausible(
  claim: ClaimedFigure & Pick<NewClaim, "isSure">,
  listings: readonly StoredColumns[],
  { rates, now }: { rates: ExchangeRates; now: Date },
): ClaimFinding[] {
  const companies = listings.map((row) => storedStock(row).known);
  const [known] = companies;
  if (!known) throw new AppError("not_found", ["claim_not_screened"]);
  expectSound(claim, now);
  const result = withFigure(known, readerFigure(claim), rates);
  if (result.kind !== "used") refuse(result);
  const findings = checkClaim(claim, { known, rates, listings: companies });
  const unit = findings.find(({ code }) => code === "unit_mistake");
  if (unit?.code === "unit_mistake" && !claim.isSure)
    throw new AppError("invalid_request", ["claim_unit", { times: unit.times }]);
  return findings;
}

async function addVoice(desk: VisitorDesk, access: Access, voice: NewVoice): Promise<Claim> {
  const cost = costOf(VOICE_COST, voice.note ?? "", voice.url ?? "", voice.quotation ?? "");
  const reader = await authorAt(desk, access, { cost, limit: VOICE_LIMIT });
  await insertVoice(desk.db, reader, voice, desk.now);
  desk.writer.keep(reader.session);
  return readClaim(desk.db, voice.claimId);
}

const foundIn = ({ url, page, quotation = null }: NewClaim) => ({ url, page, quotation });

/** What an earlier attempt of the same submission has stored. */
async function sentBefore({ db, submissionKey }: VisitorDesk): Promise<Claim | undefined> {
  const id = submissionKey === undefined ? undefined : await findSubmitted(db, submissionKey);
  return id === undefined ? undefined : readClaim(db, id);
}

/**
 * Takes back a reader's own claim while it is open and no other reader has found it: those who sent the same figure have only this claim.
 *
 * @throws AppError not_found for one of somebody else, too; conflict
 */
export async function withdrawClaim({ db, writer, addressHash, now }: VisitorDesk, id: number): Promise<Claim> {
  const claim = (await findClaim(db, id)) ?? unknownClaim();
  if (!isOwn(claim, await findForumAccess(db, { tokenHash: writer.tokenHash, addressHash }))) return unknownClaim();
  if (claim.voices.some(({ agrees }) => agrees)) throw new AppError("conflict", ["claim_shared"]);
  if (!(await closeClaim(db, { id, from: "open", to: "withdrawn", reason: null, now }))) throw closed();
  return readClaim(db, id);
}

/** One page of the open claims for an admin, those that matter most first. */
export async function readQueue(db: Database, query: PageAsked & { order: QueueOrder }): Promise<Page<QueuedClaim>> {
  const { rows, totalCount } = await listQueue(db, query);
  const page = pageOf(rows, query.limit, totalCount);
  return {
    ...page,
    rows: page.rows.map(({ marketCapitalization, settles, ...row }) => {
      return { ...claimOf(row), marketCapitalization, settles };
    }),
  };
}

/**
 * What an admin compares an open claim with, and what accepting it would do.
 *
 * @throws AppError not_found for a decided one, too
 */
export async function foreseeClaim(db: Database, id: number): Promise<ClaimCheck> {
  const company = await findCompany(db, symbolOfClaim(id));
  const claim = company.open.find((row) => row.id === id) ?? unknownClaim();
  const [own] = company.listings;
  const used = own && storedStock(own).document?.analysis.evidence.find(({ input }) => input === claim.input);
  const others = company.open.filter((other) => other.input === claim.input && other.id !== id);
  const compared = { inUse: used ? shownFigure(used) : null, others: others.map(claimOf) };
  try {
    const effects = screenedWith(company, claim).map(effectAt);
    return { ...compared, effects, refusal: null };
  } catch (error) {
    if (error instanceof AppError) return { ...compared, effects: null, refusal: error.reason };
    throw error;
  }
}

const shownFigure = ({ originalAmount: value, currency, periodEnd, source, quality, url }: Evidence) => {
  return { value, currency, periodEnd, source, quality, url };
};

type Desk = { db: Database; cache: KVNamespace; now: Date };

/**
 * Accepts a claim that enough readers have found in its report, or what the report really has in its place: the figure counts at
 * once, by the one merge, at every listing of the company.
 *
 * @throws AppError not_found; invalid_request for a correction that does not fit the company's figures
 * @throws AppError conflict when readers are missing, it is decided, or a better figure is in use by now
 */
export async function acceptClaim(
  { db, cache, now }: Desk,
  id: number,
  { reason, corrected }: { reason: string; corrected?: CorrectedFigure | undefined },
): Promise<Claim> {
  const claim = (await findClaim(db, id)) ?? unknownClaim();
  if (claim.state !== "open") throw closed();
  const missing = readersMissing(claim);
  if (missing > 0) throw new AppError("conflict", ["claim_unchecked", { missing }]);
  if (corrected) expectSound(corrected, now);
  const company = await findCompany(db, claim.symbol);
  const again = screenedWith(company, { ...claim, ...corrected });
  const decided = { id, from: "open", to: "accepted", reason, now: afterOthers(company, now) } as const;
  const accepted = { effects: again.map(effectAt), corrected };
  if (!(await publishClaim(db, decided, published(again), accepted))) throw closed();
  await forgetPublished(cache);
  return readClaim(db, id);
}

type Company = Awaited<ReturnType<typeof findCompany>>;

/**
 * Every listing of a company, screened with a claim besides those that count.
 *
 * @throws AppError conflict when a better figure is in use, invalid_request when this one cannot be right
 */
function screenedWith(company: Company, claim: ClaimRow) {
  const { id, symbol } = claim;
  const figure = readerFigure(claim);
  const again = screenedAgain(company, [...company.decided, { id, symbol, state: "accepted", at: 0, figure }]);
  for (const { stored, screened } of again)
    if (!isFigure(figure, screened.facts.facts[figure.input])) refuse(withFigure(stored.known, figure, company.rates));
  return again;
}

/** A second after the last decision at the earliest, so that the order of decisions is kept. */
const afterOthers = ({ decided }: Company, now: Date) =>
  new Date(Math.max(now.getTime(), ((decided.at(-1)?.at ?? 0) + 1) * 1000));

/** Every listing of a company, screened by its sources and the figures of readers that count. */
function screenedAgain({ listings, rates, screenedOn }: Company, decided: Company["decided"]) {
  return listings.map((row) => {
    const stored = storedStock(row);
    const readers = countingFigures(stored.known, decided);
    const from = row.standing as Standing;
    return { stored, from, screened: deriveAgain(stored, { readers, rates }, screenedOn) };
  });
}

function effectAt({ stored, from, screened }: ReturnType<typeof screenedAgain>[number]): ClaimEffect {
  return { symbol: stored.symbol, from, to: (screened.row?.standing ?? from) as Standing };
}

/**
 * Takes an accepted claim back: what the sources and the other accepted claims say stands again.
 *
 * @throws AppError not_found, or conflict for one that is not accepted
 */
export async function revokeClaim({ db, cache, now }: Desk, id: number, reason: string): Promise<Claim> {
  const claim = (await findClaim(db, id)) ?? unknownClaim();
  if (claim.state !== "accepted") throw closed();
  const company = await findCompany(db, claim.symbol);
  const still = company.decided.map((one) => (one.id === id ? { ...one, state: "revoked" as const } : one));
  const decided = { id, from: "accepted", to: "revoked", reason, now } as const;
  if (!(await publishClaim(db, decided, published(screenedAgain(company, still))))) throw closed();
  await forgetPublished(cache);
  return readClaim(db, id);
}

/** @throws AppError not_found, or conflict for one that is no longer open */
export async function declineClaim({ db, now }: Omit<Desk, "cache">, id: number, reason: string): Promise<Claim> {
  if (!(await findClaim(db, id))) return unknownClaim();
  if (!(await closeClaim(db, { id, from: "open", to: "declined", reason, now }))) throw closed();
  return readClaim(db, id);
}

type Again = { stored: { id: number }; screened: DerivedAgain };

function published(again: readonly Again[]) {
  return {
    rows: again.flatMap(({ screened: { row } }) => (row ? [row] : [])),
    changes: again.flatMap(({ screened: { change } }) =>
      change ? [{ ...change, change: { ...change.change, causes: ["correction" as const] } }] : [],
    ),
    stockIds: again.map(({ stored }) => stored.id),
  };
}

function expectSound(figure: Pick<ClaimedFigure, "amount" | "unit" | "periodEnd">, now: Date): void {
  const problem = periodProblem(figure, isoDay(now));
  if (problem) throw new AppError("invalid_request", [problem]);
  if (figure.amount > 0 && amountOf(figure) === 0) throw new AppError("invalid_request", ["claim_implausible"]);
}

/** @throws AppError conflict when the merge prefers another figure, invalid_request when the figure cannot be right */
function refuse({ kind }: ClaimResult): never {
  if (kind === "implausible") throw new AppError("invalid_request", ["claim_implausible"]);
  throw new AppError("conflict", ["claim_outranked"]);
}

const isOwn = (claim: { visitorId: number | null }, { visitorId }: Access) =>
  visitorId !== null && claim.visitorId === visitorId;

const isSentAgain = (claim: { submissionKey: string | null }, { submissionKey }: VisitorDesk) =>
  submissionKey !== undefined && claim.submissionKey === submissionKey;

/** Readers of one network on one day count once, and those of the first reader's not at all. */
function readersMissing({ findings, addressHash, voices }: ClaimWithVoices): number {
  const networks = new Set(voices.filter(({ agrees }) => agrees).map((voice) => voice.addressHash));
  networks.delete(addressHash);
  return Math.max(0, readersNeeded(findingsOf({ findings })) - networks.size);
}

const findingsOf = ({ findings }: { findings: string }) => JSON.parse(findings) as ClaimFinding[];

function claimOf(row: ClaimWithVoices): Claim {
  const { visitorId: _, addressHash: __, effect: ___, submissionKey: ____, ...shown } = row;
  return {
    ...shown,
    corrected: correctionOf(row),
    value: amountOf(figureOf(row)),
    findings: findingsOf(row),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    voices: row.voices.map(({ username: name, agrees, note, url, page, quotation, createdAt }) => {
      return { username: name, agrees, note, url, page, quotation, createdAt: createdAt.toISOString() };
    }),
    readersMissing: readersMissing(row),
    effects: effectsOf(row),
  };
}

async function readClaim(db: Database, id: number): Promise<Claim> {
  return claimOf((await findClaim(db, id)) ?? unknownClaim());
}

function closed(): AppError {
  return new AppError("conflict", ["claim_closed"]);
}

function unknownClaim(): never {
  throw new AppError("not_found", ["no_such_id", { thing: "claim" }]);
}
