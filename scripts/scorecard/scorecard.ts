import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CompanyFacts, InputName, SourcedFact, SourceId } from "../../domain/facts/company-facts.ts";
import { AMERICAN_EXCHANGES, EXCHANGE_CODES, type ExchangeCode } from "../../domain/facts/exchanges.ts";
import { ownRates, ratesOn } from "../../domain/facts/in-dollars.ts";
import { addDays, isIsoDate } from "../../domain/facts/iso-date.ts";
import { knownFund } from "../../domain/funds/known-funds.ts";
import { type CheckedStock, checkAgainstFund } from "../../domain/refresh/fund-check.ts";
import { FILED_INPUTS } from "../../domain/screening/evidence.ts";
import { FORBIDDING_REASONS, type Reason, type ReasonCode } from "../../domain/screening/screening.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import { SINCE_EVER } from "../../domain/standards/editions.ts";
import { HOUSE_STANDARD_ID, STANDARDS, type StandardId } from "../../domain/standards/standards.ts";
import { standardOn, standardsOn } from "../../domain/standards/standards-on.ts";
import { derive } from "../../domain/verdict/derive.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { type EverydayNames, judgeEverydayNames } from "../universe/everyday-names.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";
import { readDataset, readFunds, readIssuers, readShownLists } from "../universe/universe-files.ts";

type ReasonedStock = CheckedStock & { reasons: readonly { code: ReasonCode; cause: string }[] };

/** Why a member of a list may be haram here under the list's own standard, the first that holds. */
type DisagreementCause =
  | "business"
  | "near_limit"
  | "passes_by_value"
  | "later_figures"
  | "unexplained"
  | "older_than_standard";
/** Why a share that all American halal funds hold is in doubt here; or that it passes here, is in the S&P 500 and in none of them. */
type RemainingCause = "near_by_newest" | "part_not_known" | "figure_missing" | "judged_otherwise";
const S_AND_P_500 = "SPY";
/** A list's own figures, of another day or without leases, may be a tenth lower. */
const NEAR_FACTOR = 1.1;
/** A list rests on reports that were published before it; a regulator's of June and December on statements five months older. */
const REPORT_DAYS = { fund: 60, regulator: 150 };

/** The members of a halal fund or a regulator's list, and the standard that it follows; `number` is null for a fund. */
type MemberList = {
  list: string;
  publisher: string;
  number: string | null;
  asOf: string;
  standardId: StandardId;
  exchanges: readonly ExchangeCode[];
  members: readonly string[];
};
type Scorecard = ReturnType<typeof publishedScorecard>;

/**
 * The embedded universe compared with the fund and the lists whose members it includes, and how certain its verdicts are: `judged` is how
 * many screened stocks have each standard's denominators and numerators, `remaining` on which shares the American halal funds and the
 * house differ, and `everydayNames` how many names as people type them suggest their company first and open it.
 */
export function publishedScorecard(screenedOn = readDataset().screenedOn, stocks = screenedOf(screenedOn)) {
  const { typed, missed } = judgeEverydayNames();
  return {
    screenedOn,
    markets: marketsOf(stocks),
    judged: judgedBy(stocks),
    lists: memberLists().map((list) => listScore(list, stocks)),
    remaining: remainingOf(stocks),
    companies: companiesOf(stocks),
    everydayNames: { typed, opened: typed - missed.length },
  };
}

const screenedOf = (screenedOn: string) => [...screenedUniverse(screenedOn)].filter(({ isScreened }) => isScreened);
const memberLists = () => [...halalFunds(), ...regulatorsLists()];

function halalFunds(): MemberList[] {
  return readFunds().flatMap(({ fund, asOf, positions = [] }) => {
    const { name, issuer, follows } = knownFund(fund) ?? {};
    if (!name || !issuer || !follows) return [];
    const members = positions.flatMap(({ kind, ticker }) => (kind === "share" && ticker ? [ticker] : []));
    const list = { list: `${name} (${fund})`, publisher: issuer, number: null, asOf, standardId: follows, members };
    return [{ ...list, exchanges: AMERICAN_EXCHANGES }];
  });
}

function regulatorsLists(): MemberList[] {
  return readShownLists().map(({ symbols: members, exchange, ...list }) => ({
    ...list,
    standardId: STANDARDS.find(({ shownOn }) => shownOn === exchange)?.id ?? HOUSE_STANDARD_ID,
    exchanges: [exchange],
    members,
  }));
}

/**
 * The members of a list compared with our verdicts by the edition of its standard that was in force on its own day. The disagreements are
 * those that are haram under it, or all where there was none yet; `haramByHouse` counts those under the house's own limits.
 */
export function listScore({ exchanges, members, ...list }: MemberList, stocks: readonly ScreenedStock[]) {
  const here = stocks.filter(({ exchange }) => exchanges.includes(exchange)).map((stock) => judgedOn(list, stock));
  const all = here.map((stock) => checked(stock, list.standardId));
  const check = checkAgainstFund(all, members);
  const bySymbol = new Map(here.map((stock) => [stock.profile.symbol, stock]));
  const disagreements = standardOn(list.standardId, list.asOf)?.problem
    ? all
        .filter(({ symbol }) => members.includes(symbol))
        .map((one) => ({ ...one, why: "older_than_standard" as const }))
    : check.disagreements.map((one) => ({ ...one, why: causeOf(bySymbol.get(one.symbol), list) }));
  const haramByHouse = here.filter(
    ({ profile, screening }) => screening.status === "haram" && members.includes(profile.symbol),
  ).length;
  return { ...list, ...check, disagreements, haramByHouse };
}

/** The same figures on the same day, where another edition was in force on the list's. */
function judgedOn({ standardId, asOf }: Pick<MemberList, "standardId" | "asOf">, stock: ScreenedStock): ScreenedStock {
  const { facts, screening } = stock;
  const [then, now] = [standardOn(standardId, asOf), standardOn(standardId, screening.screenedOn)];
  if (!facts || (then?.inForceFrom === now?.inForceFrom && then?.problem === now?.problem)) return stock;
  const standards = standardsOn(asOf);
  return {
    ...stock,
    ...derive({ known: facts, rates: ownRates(facts, ratesOn(asOf)), standards }, screening.screenedOn),
  };
}

function remainingOf(stocks: readonly ScreenedStock[]) {
  const held = halalFunds().map(({ members }) => new Set(members));
  const { positions } = readFunds().find(({ fund }) => fund === S_AND_P_500) ?? {};
  const largest = new Set(positions?.map(({ ticker }) => ticker));
  const none = { near_by_newest: [], part_not_known: [], figure_missing: [], judged_otherwise: [] };
  const found: Record<RemainingCause, string[]> = none;
  for (const { profile, screening } of stocks) {
    const standing = standingOf({ ...screening, isScreened: true });
    const isHeld = held.map((members) => members.has(profile.symbol));
    if (standing === "doubt" && isHeld.every(Boolean)) found[doubtOf(screening)].push(profile.symbol);
    const passes = standing === "halal" || standing === "purify";
    if (passes && largest.has(profile.symbol) && !isHeld.some(Boolean)) found.judged_otherwise.push(profile.symbol);
  }
  for (const symbols of Object.values(found)) symbols.sort();
  return found;
}

function doubtOf({ reasons }: ScreenedStock["screening"]): RemainingCause {
  if (reasons.some(({ code }) => code === "mixed_business" || code === "grey_business")) return "part_not_known";
  const isNear = reasons.some(({ code, about }) => code === "insufficient_data" && about === "debtRatio");
  return isNear ? "near_by_newest" : "figure_missing";
}

function causeOf(
  stock: ScreenedStock | undefined,
  list: Pick<MemberList, "standardId" | "asOf" | "number">,
): DisagreementCause {
  const verdict = stock && verdictBy(list.standardId, stock);
  const failed = verdict?.reasons.filter(({ code }) => FORBIDDING_REASONS.has(code)) ?? [];
  if (failed.some(({ code }) => code === "prohibited_business")) return "business";
  if (failed.every(({ figure, limit }) => (figure ?? 0) <= (limit ?? 0) * NEAR_FACTOR)) return "near_limit";
  const isHaramByHouse = stock?.screening.reasons.some(({ code }) => FORBIDDING_REASONS.has(code)) ?? true;
  if (!isHaramByHouse) return "passes_by_value";
  const known = addDays(list.asOf, -REPORT_DAYS[list.number === null ? "fund" : "regulator"]);
  const dates = stock?.screening.evidence.filter(({ input }) => BALANCES.has(input)) ?? [];
  return dates.some(({ periodEnd }) => periodEnd > known) ? "later_figures" : "unexplained";
}

const BALANCES: ReadonlySet<InputName> = new Set(["interestBearingDebt", "cashAndInterestBearingSecurities"]);

function checked(stock: ScreenedStock, standardId = HOUSE_STANDARD_ID): ReasonedStock {
  const { symbol, name } = stock.profile;
  const { status, reasons } = verdictBy(standardId, stock);
  const deciding = reasons.filter(({ effect }) => effect === "verdict");
  return { symbol, name, status, reasons: deciding.map((one) => ({ code: one.code, cause: causeText(one) })) };
}

function marketsOf(stocks: readonly ScreenedStock[]) {
  const markets = EXCHANGE_CODES.map((exchange) => {
    const here = stocks.filter((stock) => stock.exchange === exchange);
    const doubtful = here.filter(({ screening }) => standingOf({ ...screening, isScreened: true }) === "doubt");
    const score = {
      stocks: here.length,
      filed: here.filter(({ facts }) => isFiled(facts)).length,
      // Those of them whose debt, cash and revenue are no bounds: the isRealData of the API.
      realData: here.filter(({ screening }) => screening.isRealData).length,
      // Those whose three figures each name their filing.
      linked: here.filter(({ facts }) => FILED_INPUTS.every((input) => facts?.facts[input]?.url)).length,
      inDoubt: doubtful.length,
      doubts: countBy(doubtful, (stock) => stock.screening.reasons.find(isDeciding)?.code ?? "none"),
    };
    return [exchange, score] as const;
  });
  return Object.fromEntries(markets.filter(([, { stocks: count }]) => count > 0));
}

const FILING_SOURCES: ReadonlySet<SourceId> = new Set(["sec-edgar", "idx-filing", "xbrl-filings"]);

export function isFiled(facts: CompanyFacts | null): boolean {
  const isOfFiling = (fact: SourcedFact | undefined) => fact?.quality === "reported" && FILING_SOURCES.has(fact.source);
  return FILED_INPUTS.every((input) => isOfFiling(facts?.facts[input]));
}

/** How many stocks each standard can judge; one whose business or known ratio already fails it needs no other input. */
function judgedBy(stocks: readonly ScreenedStock[]) {
  const judged = stocks.flatMap(({ standings }) => standings.filter(({ standing }) => standing !== "cannot_be_judged"));
  return Object.fromEntries(
    STANDARDS.map(({ id }) => [id, judged.filter(({ standardId }) => standardId === id).length]),
  );
}

/** What leaves the verdicts of a standard in doubt: how many by their first cause, and how many by that one alone. */
export function doubtsOf(standardId: StandardId, stocks: readonly ScreenedStock[]) {
  const doubts = stocks.flatMap((stock) => {
    const verdict = verdictBy(standardId, stock);
    const causes = verdict.reasons.filter(isDeciding).map(causeText);
    return verdict.status === "questionable" && causes.length > 0 ? [causes] : [];
  });
  const byFirst = [...Map.groupBy(doubts, ([first = ""]) => first)].sort(([, one], [, two]) => two.length - one.length);
  return byFirst.map(([cause, all]) => ({ cause, first: all.length, alone: all.filter((of) => !of[1]).length }));
}

function causeText({ code, about, detail }: Reason): string {
  const why =
    detail?.kind === "uncertain_ratio" ? detail.doubt : detail?.kind === "left_out" ? detail.why : detail?.kind;
  return [code, about, why].filter(Boolean).join(" ");
}

const isDeciding = ({ code, effect }: Reason) => effect === "verdict" && code !== "purification_required";

const verdictBy = (id: StandardId, { screening }: ScreenedStock) =>
  screening.standards.find(({ standardId }) => standardId === id) ?? screening;

/** A list under the edition of its standard before the one of its day; undefined where there is none. */
export function scoreBefore(list: MemberList, stocks: readonly ScreenedStock[]) {
  const inForceFrom = standardOn(list.standardId, list.asOf)?.inForceFrom;
  if (!inForceFrom || inForceFrom === SINCE_EVER) return undefined;
  const asOf = addDays(inForceFrom, -1);
  return standardOn(list.standardId, asOf)?.problem ? undefined : listScore({ ...list, asOf }, stocks);
}

/** Listings belong to one company when they are grouped, or share a number at the SEC. */
function companiesOf(stocks: readonly ScreenedStock[]) {
  const homes = new Map(readIssuers().flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]] as const)));
  const companies = Map.groupBy(stocks, ({ profile: { symbol }, facts }) => facts?.cik ?? homes.get(symbol) ?? symbol);
  const several = [...companies.values()].filter(({ length }) => length > 1);
  return {
    withListings: several.length,
    contradictions: several
      .filter((listings) => new Set(listings.map(({ screening }) => screening.status)).size > 1)
      .map((listings) => listings.map(({ profile, screening }) => `${profile.symbol} ${screening.status}`).join(", ")),
  };
}

function countBy<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) {
    const name = nameOf(thing);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The shares from filings and in doubt by market. */
function printMarkets({ markets, companies: { withListings, contradictions }, screenedOn }: Scorecard): void {
  const rows = Object.entries(markets).map(([exchange, { stocks, filed, realData, linked, inDoubt, doubts }]) => {
    const share = (count: number) => `${count} (${((count / stocks) * 100).toFixed(1)} %)`;
    const counts = { stocks, "from filings": share(filed), "is real data": realData, linked };
    return [exchange, { ...counts, "in doubt": share(inDoubt), ...doubts }] as const;
  });
  console.table(Object.fromEntries(rows));
  const sumOf = (count: "stocks" | "inDoubt") => Object.values(markets).reduce((sum, market) => sum + market[count], 0);
  const share = ((sumOf("inDoubt") / sumOf("stocks")) * 100).toFixed(1);
  console.log(`In doubt on ${screenedOn}: ${sumOf("inDoubt")} of ${sumOf("stocks")} (${share} %)`);
  console.log(`Of ${withListings} companies with several listings, not of one verdict: ${contradictions.length}`);
  for (const listings of contradictions) console.log(`  ${listings}`);
}

function printStandards(stocks: readonly ScreenedStock[]): void {
  for (const { id } of STANDARDS) {
    const standings = countBy(stocks, (stock) => standingOf({ ...verdictBy(id, stock), isScreened: true }));
    console.log(`\n${id}: ${JSON.stringify(standings)}`);
    console.table(doubtsOf(id, stocks));
  }
  for (const list of memberLists())
    console.log(`${list.list} by the edition before that of its day:`, scoreBefore(list, stocks)?.table);
}

function printLists({ lists, remaining }: Scorecard): void {
  for (const { publisher, list, number, asOf, standardId, table, disagreements, ...score } of lists) {
    const { haramByHouse, unknownHoldings } = score;
    console.log(`\n${[publisher, list, number, asOf].filter(Boolean).join(", ")}: by the limits of ${standardId}`);
    console.table(table);
    console.log(`Members that are haram by ${standardId}: ${disagreements.length}; by the house: ${haramByHouse}`);
    console.log(countBy(disagreements, ({ why }) => why));
    for (const { symbol, name, why, reasons } of disagreements) {
      console.log(`  ${symbol.padEnd(8)} ${name} (${why}): ${reasons.map(({ cause }) => cause).join("; ")}`);
    }
    if (unknownHoldings.length > 0) console.log(`Not screened: ${unknownHoldings.join(", ")}`);
  }
  for (const [why, symbols] of Object.entries(remaining)) console.log(`${why}: ${symbols.join(", ")}`);
}

function printNames({ typed, missed }: EverydayNames): void {
  const share = ((typed - missed.length) / typed) * 100;
  console.log(`\nEveryday names that open their company: ${typed - missed.length} of ${typed} (${share.toFixed(1)} %)`);
  for (const { text, meant, found } of missed) console.log(`  ${text}: ${found ?? "nothing"}, not ${meant}`);
}

if (import.meta.main) {
  const { on } = parseArgs({ options: { on: { type: "string" } } }).values;
  if (on !== undefined && !isIsoDate(on)) throw new Error(`--on is "${on}", which is not a day such as 2027-04-01.`);
  const stocks = screenedOf(on ?? readDataset().screenedOn);
  const scorecard = publishedScorecard(on, stocks);
  printMarkets(scorecard);
  printStandards(stocks);
  printLists(scorecard);
  printNames(judgeEverydayNames());
  // The table as it is read on another day is only printed.
  if (on === undefined)
    writeFileSync(resolve(PROJECT_ROOT, "schema/seed/scorecard.json"), `${JSON.stringify(scorecard, null, 2)}\n`);
}
