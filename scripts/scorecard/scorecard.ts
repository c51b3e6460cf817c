import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CompanyFacts, SourcedFact, SourceId } from "../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES, type ExchangeCode, isAmericanExchange } from "../../domain/facts/exchanges.ts";
import { isIsoDate } from "../../domain/facts/iso-date.ts";
import { type CheckedStock, checkAgainstFund, type FundCheck } from "../../domain/refresh/fund-check.ts";
import type { ReasonCode } from "../../domain/screening/screening.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import { STANDARDS } from "../../domain/standards/standards.ts";
import { reasonText } from "../../schema/wording/en/reasons.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { type EverydayNames, judgeEverydayNames } from "../universe/everyday-names.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";
import { readDataset, readFundHoldings, readIssuers, readShownLists } from "../universe/universe-files.ts";

export type MarketScore = {
  stocks: number;
  filed: number;
  inDoubt: number;
  doubts: Readonly<Record<string, number>>;
};
type ReasonedStock = CheckedStock & { reasons: readonly { code: ReasonCode; message: string }[] };

export type ListScore = {
  list: string;
  publisher: string;
  number: string;
  asOf: string;
  exchange: ExchangeCode;
} & Pick<FundCheck<ReasonedStock>, "table"> & { haramByReason: Readonly<Record<string, number>> };

export type Scorecard = FundCheck<ReasonedStock> & {
  fund: string;
  fundAsOf: string;
  screenedOn: string;
  markets: Readonly<Partial<Record<ExchangeCode, MarketScore>>>;
  /** For each standard, how many screened stocks have its denominators and numerators. */
  judged: Readonly<Record<string, number>>;
  lists: readonly ListScore[];
  companies: { withListings: number; contradictions: readonly string[] };
  /** Names as people type them, and how many suggest their company first and open it. */
  everydayNames: { typed: number; opened: number };
};

/** The embedded universe compared with the fund and the lists whose members it includes, and how certain its verdicts are. */
export function publishedScorecard(screenedOn = readDataset().screenedOn): Scorecard {
  const { fund, asOf, symbols } = readFundHoldings();
  const stocks = [...screenedUniverse(screenedOn)].filter(({ isScreened }) => isScreened);
  const { typed, missed } = judgeEverydayNames();
  const check = checkAgainstFund(stocks.filter(({ exchange }) => isAmericanExchange(exchange)).map(checked), symbols);
  return {
    fund,
    fundAsOf: asOf,
    screenedOn,
    ...check,
    markets: marketsOf(stocks),
    judged: Object.fromEntries(STANDARDS.map(({ id }) => [id, stocks.filter((stock) => canJudge(stock, id)).length])),
    lists: readShownLists().map(({ symbols: members, ...list }) => {
      const listed = stocks.filter(({ exchange }) => exchange === list.exchange).map(checked);
      const { table, disagreements } = checkAgainstFund(listed, members);
      return { ...list, table, haramByReason: countBy(disagreements, (stock) => firstReason(stock)) };
    }),
    companies: companiesOf(stocks),
    everydayNames: { typed, opened: typed - missed.length },
  };
}

function checked({ profile, screening }: ScreenedStock): ReasonedStock {
  const { business, standardId } = screening;
  const reasons = screening.reasons.filter(({ effect }) => effect === "verdict");
  return {
    symbol: profile.symbol,
    name: profile.name,
    status: screening.status,
    reasons: reasons.map((reason) => ({ code: reason.code, message: reasonText(reason, { business, standardId }) })),
  };
}

function marketsOf(stocks: readonly ScreenedStock[]): Scorecard["markets"] {
  const markets = EXCHANGE_CODES.map((exchange) => {
    const here = stocks.filter((stock) => stock.exchange === exchange);
    const doubtful = here.filter(({ screening }) => standingOf({ ...screening, isScreened: true }) === "doubt");
    const score: MarketScore = {
      stocks: here.length,
      filed: here.filter(({ facts }) => isFiled(facts)).length,
      inDoubt: doubtful.length,
      doubts: countBy(doubtful.map(checked), (stock) => firstReason(stock, "purification_required")),
    };
    return [exchange, score] as const;
  });
  return Object.fromEntries(markets.filter(([, { stocks: count }]) => count > 0));
}

const FILING_SOURCES: ReadonlySet<SourceId> = new Set(["sec-edgar", "idx-filing", "xbrl-filings"]);

export function isFiled(facts: CompanyFacts | null): boolean {
  const isOfFiling = (fact: SourcedFact | undefined) => fact?.quality === "reported" && FILING_SOURCES.has(fact.source);
  const { interestBearingDebt, cashAndInterestBearingSecurities, totalRevenue } = facts?.facts ?? {};
  return [interestBearingDebt, cashAndInterestBearingSecurities, totalRevenue].every(isOfFiling);
}

function canJudge({ screening }: ScreenedStock, id: string): boolean {
  const verdict = screening.standards.find(({ standardId }) => standardId === id);
  return verdict !== undefined && !verdict.reasons.some(({ code }) => code === "cannot_be_judged");
}

/** Listings belong to one company when they are grouped, or share a number at the SEC. */
function companiesOf(stocks: readonly ScreenedStock[]): Scorecard["companies"] {
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

function firstReason({ reasons }: ReasonedStock, except?: string): string {
  return reasons.find(({ code }) => code !== except)?.code ?? "none";
}

function countBy<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) {
    const name = nameOf(thing);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The shares from filings and in doubt by market, then how many each standard can judge. */
function printMarkets({ markets, judged, companies, screenedOn }: Scorecard): void {
  const rows = Object.entries(markets).map(([exchange, { stocks, filed, inDoubt, doubts }]) => {
    const share = (count: number) => `${count} (${((count / stocks) * 100).toFixed(1)} %)`;
    return [exchange, { stocks, "from filings": share(filed), "in doubt": share(inDoubt), ...doubts }] as const;
  });
  console.table(Object.fromEntries(rows));
  const sumOf = (count: "stocks" | "inDoubt") => Object.values(markets).reduce((sum, market) => sum + market[count], 0);
  const share = ((sumOf("inDoubt") / sumOf("stocks")) * 100).toFixed(1);
  console.log(`In doubt on ${screenedOn}: ${sumOf("inDoubt")} of ${sumOf("stocks")} (${share} %)`);
  console.log("Stocks that each standard can judge:");
  console.table(judged);
  const { withListings, contradictions } = companies;
  console.log(`Of ${withListings} companies with several listings, not of one verdict: ${contradictions.length}`);
  for (const listings of contradictions) console.log(`  ${listings}`);
}

function printLists({ lists }: Scorecard): void {
  for (const { publisher, list, number, asOf, table, haramByReason } of lists) {
    console.log(`\n${publisher}, ${list}, ${number}, ${asOf}: members and others of its market`);
    console.table(table);
    console.log("Members that are haram here, by the first reason:", haramByReason);
  }
}

function printNames({ typed, missed }: EverydayNames): void {
  const share = ((typed - missed.length) / typed) * 100;
  console.log(`\nEveryday names that open their company: ${typed - missed.length} of ${typed} (${share.toFixed(1)} %)`);
  for (const { text, meant, found } of missed) console.log(`  ${text}: ${found ?? "nothing"}, not ${meant}`);
}

function print({ fund, fundAsOf, table, disagreements, unknownHoldings }: Scorecard): void {
  console.log(`American stocks screened by Mizan against the holdings of ${fund} (${fundAsOf})\n`);
  const total = (part: "held" | "notHeld") => Object.values(table).reduce((sum, row) => sum + row[part], 0);
  const share = (count: number, of: number) => `${count} (${((count / Math.max(of, 1)) * 100).toFixed(1)} %)`;
  console.table(
    Object.fromEntries(
      Object.entries(table).map(([status, { held, notHeld }]) => [
        status,
        {
          "in the fund": share(held, total("held")),
          "not in the fund": share(notHeld, total("notHeld")),
          all: share(held + notHeld, total("held") + total("notHeld")),
        },
      ]),
    ),
  );
  console.log("Absence from a fund is not a verdict: it holds a small part of what its index may hold.\n");
  console.log(`In the fund and haram here: ${disagreements.length}`);
  for (const { symbol, name, reasons } of disagreements) {
    console.log(`  ${symbol.padEnd(6)} ${name}: ${reasons.map(({ message }) => message).join(" ")}`);
  }
  if (unknownHoldings.length > 0) console.log(`\nHeld but not screened: ${unknownHoldings.join(", ")}`);
}

if (import.meta.main) {
  const { on } = parseArgs({ options: { on: { type: "string" } } }).values;
  if (on !== undefined && !isIsoDate(on)) throw new Error(`--on is "${on}", which is not a day such as 2027-04-01.`);
  const scorecard = publishedScorecard(on);
  print(scorecard);
  printMarkets(scorecard);
  printLists(scorecard);
  printNames(judgeEverydayNames());
  // The table as it is read on another day is only printed.
  if (on === undefined)
    writeFileSync(resolve(PROJECT_ROOT, "schema/seed/scorecard.json"), `${JSON.stringify(scorecard, null, 2)}\n`);
}
