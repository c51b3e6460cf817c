import { readStanding, type StandingUnderStandard } from "../screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS, type StandardId } from "../standards/standards.ts";
import type { FundPosition } from "./holdings.ts";

/** What a part of a fund's weight comes to. */
export const FUND_PARTS = [
  "halal",
  "purify",
  "doubt",
  "haram",
  /** The standard needs an input that no source has. */
  "cannotBeJudged",
  /** A company known by name, never screened. */
  "notScreened",
  /** A share that no company here was recognized by. */
  "notFound",
  "cash",
  /** Other funds, bonds, derivatives and short positions: a screening of companies says nothing of them. */
  "beyond",
  /** What the list of holdings leaves out of the whole. */
  "undeclared",
] as const;
export type FundPart = (typeof FUND_PARTS)[number];

/** Percents of the fund. */
export type FundParts = Readonly<Record<FundPart, number>>;

/** What is known of a share that a fund holds. */
export type HeldStock = {
  symbol: string;
  name: string;
  /** Its standing under every standard; see screening/standings-by-standard.ts. */
  standings: string | null;
  /** The first reason of its status. */
  reason: string | null;
  /** Percent. */
  nonCompliantIncomeRatio: number | null;
  /** Dividends of a year for a dollar of price, as a fraction; 0 when it pays none. */
  dividendYield: number | null;
};

/** A position with the stock that it was recognized as. */
export type MatchedPosition = { position: FundPosition; stock: HeldStock | undefined };

export type Offender = {
  symbol: string;
  name: string;
  weight: number;
  standing: "haram" | "doubt";
  reason: string | null;
};

export type LookThrough = {
  /** How many lines the list of holdings has. */
  positions: number;
  /** Percent of the fund that the list of holdings adds up to. */
  declared: number;
  /** Percent of the weight in shares that was recognized. */
  matched: number;
  standards: readonly { standardId: StandardId; parts: FundParts }[];
  /** The largest holdings that fail, then the largest in doubt. */
  offenders: readonly Offender[];
  purification: FundPurification;
};

/** Of what a fund distributes in a year, in percent. */
export type FundPurification = {
  /** Non-compliant income of the holdings that do not fail; null when no dividends are known. */
  ofPermissible: number | null;
  /** What comes from holdings that fail. */
  fromHaram: number | null;
  /** Percent of the fund whose dividends and income are known. */
  known: number;
};

const OFFENDERS_MAX = 10;
const DOUBTS_MAX = 5;

/**
 * What a fund's weight comes to under every standard, holding by holding.
 *
 * The parts of each standard add up to the weight of all positions and what is undeclared, which is 100 where a fund holds no
 * more than it has.
 */
export function lookThrough(matches: readonly MatchedPosition[]): LookThrough {
  const declared = sumOf(matches, () => true);
  const shares = sumOf(matches, ({ position }) => position.kind === "share");
  const found = sumOf(matches, ({ position, stock }) => position.kind === "share" && stock !== undefined);
  return {
    positions: matches.length,
    declared,
    matched: shares > 0 ? (found / shares) * 100 : 0,
    standards: STANDARD_IDS.map((standardId) => ({ standardId, parts: partsUnder(standardId, matches, declared) })),
    offenders: [...largest(matches, "haram", OFFENDERS_MAX), ...largest(matches, "doubt", DOUBTS_MAX)],
    purification: purificationOf(matches),
  };
}

/** The share of a fund's weight on which a standard has a verdict. */
export function judgedWeight({ halal, purify, doubt, haram }: FundParts): number {
  return halal + purify + doubt + haram;
}

function partsUnder(standardId: StandardId, matches: readonly MatchedPosition[], declared: number): FundParts {
  const parts: Record<FundPart, number> = {
    ...{ halal: 0, purify: 0, doubt: 0, haram: 0, cannotBeJudged: 0, notScreened: 0 },
    ...{ notFound: 0, cash: 0, beyond: 0, undeclared: Math.max(0, 100 - declared) },
  };
  for (const match of matches) parts[partOf(match, standardId)] += match.position.weight;
  return parts;
}

const PART_OF_STANDING: Readonly<Record<StandingUnderStandard, FundPart>> = {
  halal: "halal",
  purify: "purify",
  doubt: "doubt",
  haram: "haram",
  cannot_be_judged: "cannotBeJudged",
  not_screened: "notScreened",
};

function partOf({ position, stock }: MatchedPosition, standardId: StandardId): FundPart {
  if (position.kind === "cash") return "cash";
  if (position.kind !== "share") return "beyond";
  return stock ? PART_OF_STANDING[readStanding(stock.standings, standardId)] : "notFound";
}

function largest(matches: readonly MatchedPosition[], standing: "haram" | "doubt", most: number): Offender[] {
  const weights = new Map<string, Offender>();
  for (const match of matches) {
    const { position, stock } = match;
    if (!stock || partOf(match, HOUSE_STANDARD_ID) !== standing) continue;
    const weight = (weights.get(stock.symbol)?.weight ?? 0) + position.weight;
    weights.set(stock.symbol, { symbol: stock.symbol, name: stock.name, weight, standing, reason: stock.reason });
  }
  return [...weights.values()].sort((first, second) => second.weight - first.weight).slice(0, most);
}

/**
 * What to give away of a fund's distributions of a year, in percent of them, each holding by its weight and dividend.
 *
 *   Σ weight × yield × nonCompliantIncomeRatio ÷ Σ weight × yield, and the same with 100 for holdings that fail
 *
 * Holdings whose dividend or income is not known are left out of both sums.
 */
function purificationOf(matches: readonly MatchedPosition[]): FundPurification {
  let [distributed, impure, ofHaram, known] = [0, 0, 0, 0];
  for (const match of matches) {
    const { position, stock } = match;
    if (position.kind !== "share" || !stock || stock.dividendYield === null) continue;
    const dividends = position.weight * stock.dividendYield;
    if (partOf(match, HOUSE_STANDARD_ID) === "haram") ofHaram += dividends;
    else if (stock.nonCompliantIncomeRatio === null) continue;
    else impure += (dividends * stock.nonCompliantIncomeRatio) / 100;
    distributed += dividends;
    known += position.weight;
  }
  const share = (amount: number) => (distributed > 0 ? (amount / distributed) * 100 : null);
  return { ofPermissible: share(impure), fromHaram: share(ofHaram), known };
}

/** How much of two funds is the same, in percent: of each share that both hold, the smaller of its weights. */
export function overlapOf(one: readonly MatchedPosition[], other: readonly MatchedPosition[]): number {
  const weights = weightsOf(other);
  let overlap = 0;
  for (const [symbol, weight] of weightsOf(one)) overlap += Math.min(weight, weights.get(symbol) ?? 0);
  return overlap;
}

function weightsOf(matches: readonly MatchedPosition[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { position, stock } of matches) {
    if (position.kind !== "share") continue;
    const symbol = stock?.symbol ?? position.ticker;
    if (symbol !== null) weights.set(symbol, (weights.get(symbol) ?? 0) + position.weight);
  }
  return weights;
}

function sumOf(matches: readonly MatchedPosition[], isCounted: (match: MatchedPosition) => boolean): number {
  return matches.reduce((sum, match) => (isCounted(match) ? sum + match.position.weight : sum), 0);
}

/** From these on a fund's figures are not to be relied on. */
export const OLD_AFTER_DAYS = 120;
export const DECLARED_AT_LEAST = 90;
export const MATCHED_AT_LEAST = 80;

export type FundWarning =
  | { code: "old_holdings"; days: number }
  | { code: "incomplete_holdings"; percent: number }
  | { code: "unrecognized_holdings"; percent: number };

/** What is to be said of a fund's figures before anything else. `today` is an ISO date. */
export function fundWarnings(
  { asOf, declared, matched }: { asOf: string; declared: number; matched: number },
  today: string,
): FundWarning[] {
  const days = Math.floor((Date.parse(today) - Date.parse(asOf)) / (24 * 60 * 60 * 1000));
  const warnings: FundWarning[] = [];
  if (days > OLD_AFTER_DAYS) warnings.push({ code: "old_holdings", days });
  if (declared < DECLARED_AT_LEAST) warnings.push({ code: "incomplete_holdings", percent: declared });
  if (matched < MATCHED_AT_LEAST) warnings.push({ code: "unrecognized_holdings", percent: matched });
  return warnings;
}
