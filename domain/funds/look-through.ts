import { readStanding, type StandingUnderStandard } from "../screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS, type StandardId } from "../standards/standards.ts";
import type { FundPosition } from "./holdings.ts";

/** The parts into which a fund's weight is divided. */
export const FUND_PARTS = [
  "halal",
  "purify",
  "doubt",
  "haram",
  /** No source has an input that the standard needs. */
  "cannotBeJudged",
  /** A company known by name, never screened. */
  "notScreened",
  /** A share that was not recognized as any company here. */
  "notFound",
  "cash",
  /** Other funds, bonds, derivatives and short positions: a screening of companies says nothing about them. */
  "beyond",
  /** The part of the whole that the list of holdings leaves out. */
  "undeclared",
] as const;
export type FundPart = (typeof FUND_PARTS)[number];

/** Percents of the fund. */
export type FundParts = Readonly<Record<FundPart, number>>;

/** The known facts of a share in a fund. */
export type HeldStock = {
  symbol: string;
  name: string;
  sector: string | null;
  /** Its standing under every standard; see screening/standings-by-standard.ts. */
  standings: string | null;
  /** The first reason of its status. */
  reason: string | null;
  /** Percent. */
  nonCompliantIncomeRatio: number | null;
  /** Dividends of a year per dollar of price, as a fraction; 0 when it pays none. */
  dividendYield: number | null;
};

/** A position with the stock it was recognized as. */
export type MatchedPosition = { position: FundPosition; stock: HeldStock | undefined };

export type Offender = {
  symbol: string;
  name: string;
  weight: number;
  standing: "haram" | "doubt";
  reason: string | null;
};

export type LookThrough = {
  /** The number of lines in the list of holdings. */
  positions: number;
  /** The sum of the listed holdings, percent of the fund. */
  declared: number;
  /** Percent of the weight in shares that was recognized. */
  matched: number;
  standards: readonly { standardId: StandardId; parts: FundParts }[];
  /** The largest failing holdings, then the largest in doubt. */
  offenders: readonly Offender[];
  /** The largest recognized holdings, whatever their standing. */
  largest: readonly LargestHolding[];
  /** The recognized holdings by sector, largest first. */
  sectors: readonly { sector: string | null; weight: number }[];
  purification: FundPurification;
};

export type LargestHolding = { symbol: string; name: string; weight: number; standing: StandingUnderStandard };

/** Percents of a fund's yearly distributions. */
export type FundPurification = {
  /** Non-compliant income of the holdings that do not fail; null when no dividends are known. */
  ofPermissible: number | null;
  /** The income from failing holdings. */
  fromHaram: number | null;
  /** Each holding by its own ratio as if held directly, and all income of a failing one without a ratio. */
  asIfHeld: number | null;
  /** Percent of the fund whose dividends and income are known. */
  known: number;
};

const OFFENDERS_MAX = 10;
const DOUBTS_MAX = 5;
const LARGEST_MAX = 10;

/**
 * Divides a fund's weight by standing under every standard, holding by holding.
 *
 * The parts of each standard add up to the weight of all positions plus what is undeclared, which is 100 unless a fund holds more
 * than its assets.
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
    offenders: [...offendersOf(matches, "haram", OFFENDERS_MAX), ...offendersOf(matches, "doubt", DOUBTS_MAX)],
    largest: largestHoldings(matches).slice(0, LARGEST_MAX),
    sectors: sectorsOf(matches),
    purification: purificationOf(matches),
  };
}

/** Below this a standard says too little of a fund for its parts to be compared with another's. Percent of the weight. */
export const JUDGED_AT_LEAST = 50;

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

function offendersOf(matches: readonly MatchedPosition[], wanted: Offender["standing"], most: number): Offender[] {
  const failing = matches.filter((match) => partOf(match, HOUSE_STANDARD_ID) === wanted);
  const reasons = new Map(failing.map(({ stock }) => [stock?.symbol, stock?.reason ?? null]));
  return largestHoldings(failing)
    .slice(0, most)
    .map((holding) => ({ ...holding, standing: wanted, reason: reasons.get(holding.symbol) ?? null }));
}

/** Two lines of one company count as one holding. */
function largestHoldings(matches: readonly MatchedPosition[]): LargestHolding[] {
  const holdings = new Map<string, LargestHolding>();
  for (const { position, stock } of matches) {
    if (position.kind !== "share" || !stock) continue;
    const weight = (holdings.get(stock.symbol)?.weight ?? 0) + position.weight;
    const standing = readStanding(stock.standings, HOUSE_STANDARD_ID);
    holdings.set(stock.symbol, { symbol: stock.symbol, name: stock.name, weight, standing });
  }
  return [...holdings.values()].sort((first, second) => second.weight - first.weight);
}

function sectorsOf(matches: readonly MatchedPosition[]): { sector: string | null; weight: number }[] {
  const sectors = new Map<string | null, number>();
  for (const { position, stock } of matches)
    if (position.kind === "share" && stock)
      sectors.set(stock.sector, (sectors.get(stock.sector) ?? 0) + position.weight);
  return [...sectors]
    .map(([sector, weight]) => ({ sector, weight }))
    .sort((first, second) => second.weight - first.weight);
}

/**
 * The purification of a fund's yearly distributions, in percent of them, each holding by its weight and dividend.
 *
 *   Σ weight × yield × nonCompliantIncomeRatio ÷ Σ weight × yield, and the same with 100 for holdings that fail
 *
 * Holdings with an unknown dividend or income are left out of every sum.
 */
function purificationOf(matches: readonly MatchedPosition[]): FundPurification {
  let [distributed, impure, ofHaram, impureOfHaram, known] = [0, 0, 0, 0, 0];
  for (const match of matches) {
    const { position, stock } = match;
    if (position.kind !== "share" || !stock || stock.dividendYield === null) continue;
    const dividends = position.weight * stock.dividendYield;
    const ratio = stock.nonCompliantIncomeRatio;
    if (partOf(match, HOUSE_STANDARD_ID) === "haram") {
      ofHaram += dividends;
      impureOfHaram += (dividends * Math.min(ratio ?? 100, 100)) / 100;
    } else if (ratio === null) continue;
    else impure += (dividends * ratio) / 100;
    distributed += dividends;
    known += position.weight;
  }
  const share = (amount: number) => (distributed > 0 ? (amount / distributed) * 100 : null);
  return { ofPermissible: share(impure), fromHaram: share(ofHaram), asIfHeld: share(impure + impureOfHaram), known };
}

/** How much of two funds is the same, in percent: for each share that both hold, the smaller of its weights. */
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

/** At this age a fund's figures are no longer reliable. */
export const OLD_AFTER_DAYS = 120;
export const DECLARED_AT_LEAST = 90;
export const MATCHED_AT_LEAST = 80;

export type FundWarning =
  | { code: "old_holdings"; days: number }
  | { code: "incomplete_holdings"; percent: number }
  | { code: "unrecognized_holdings"; percent: number };

/** Warnings to show before a fund's figures. `today` is an ISO date. */
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

/**
 * An amount held in a fund, divided by the fund's parts under a standard. The parts add up to the amount: those of a fund that holds
 * more than its assets are scaled down to it, and a fund with unknown holdings is all undeclared.
 */
export function lookThroughAmount(amount: number, parts: FundParts | undefined): FundParts {
  const whole = parts ? FUND_PARTS.reduce((sum, part) => sum + parts[part], 0) : 0;
  return Object.fromEntries(
    FUND_PARTS.map((part) => [
      part,
      parts && whole > 0 ? (amount * parts[part]) / whole : part === "undeclared" ? amount : 0,
    ]),
  ) as FundParts;
}
