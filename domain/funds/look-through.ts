import {
  type Sides,
  type StandardStanding,
  type StandingUnderStandard,
  sidesOf,
} from "../screening/standings-by-standard.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS, type StandardId } from "../standards/standards.ts";
import type { FundPosition, PositionKind } from "./holdings.ts";

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
  /** Its standing under every standard, in the order of STANDARD_IDS. */
  standings: readonly StandardStanding[] | null;
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
  lastDays: FundTally["lastDays"];
  parted: FundTally["parted"];
};

export type LargestHolding = {
  symbol: string;
  name: string;
  weight: number;
  standing: StandingUnderStandard;
  /** The last day of this standing unless newer figures come; null when age does not change it. */
  standsUntil?: string | null | undefined;
};

/**
 * Percents of a fund's yearly distributions, each holding by its weight and dividend.
 *
 *   Σ weight × yield × nonCompliantIncomeRatio ÷ Σ weight × yield
 */
export type FundPurification = {
  /** Non-compliant income of the holdings that do not fail; null when no dividends are known. */
  ofPermissible: number | null;
  /** The income from failing holdings. */
  fromHaram: number | null;
  /**
   * Each holding by its own ratio as if held directly, and all income of one whose business is prohibited, or which fails and has no
   * ratio.
   */
  asIfHeld: number | null;
  /** Percent of the fund whose dividends and income are known. */
  known: number;
};

const OFFENDERS_MAX = 10;
const DOUBTS_MAX = 5;
const LARGEST_MAX = 10;

/**
 * What has been added up of a fund so far. It is plain JSON, because the lines of a broad fund are added in several invocations.
 */
export type FundTally = {
  positions: number;
  declared: number;
  /** The weight in each kind of position. */
  kinds: Partial<Record<PositionKind, number>>;
  /** The recognized weight in shares. */
  found: number;
  /** Percents of the weight by standard, in the order of STANDARD_IDS. */
  parts: Record<FundPart, number>[];
  /** The weight of each share by symbol, recognized or with a ticker alone. */
  weights: Record<string, number>;
  /** The holdings that may be among the largest of a list. */
  candidates: Record<string, Candidate>;
  sectors: [sector: string | null, weight: number][];
  /** Dividends in percent of the fund's value, in hundredths. */
  income: { distributed: number; impure: number; ofHaram: number; impureOfHaram: number; known: number };
  /** The weight that age puts in doubt, by the last day before: for each standard the part of each standing in AGEING_PARTS. */
  lastDays: Record<string, [halal: number, purify: number, haram: number][]>;
  /** The weight on which standards part, by their sides (a sign for each standard) and the last day of these: `++-.........2027-03-31`. */
  parted: Record<string, number>;
};

const HOUSE = STANDARD_IDS.indexOf(HOUSE_STANDARD_ID);
const NOT_SCREENED = { standing: "not_screened", until: null } as const;

/** The standings that age can put in doubt. */
const AGEING_PARTS = ["halal", "purify", "haram"] as const;

type Candidate = Pick<Offender, "name" | "reason"> & { standing: StandingUnderStandard; standsUntil: string | null };

export function emptyFundTally(): FundTally {
  return {
    positions: 0,
    declared: 0,
    kinds: {},
    found: 0,
    parts: STANDARD_IDS.map(emptyParts),
    weights: {},
    candidates: {},
    sectors: [],
    lastDays: {},
    parted: {},
    income: { distributed: 0, impure: 0, ofHaram: 0, impureOfHaram: 0, known: 0 },
  };
}

function emptyParts(): Record<FundPart, number> {
  return Object.fromEntries(FUND_PARTS.map((part) => [part, 0])) as Record<FundPart, number>;
}

/** Adds more lines of a fund. Changes the tally and returns it. */
export function addToTally(tally: FundTally, matches: readonly MatchedPosition[]): FundTally {
  const sectors = new Map(tally.sectors);
  for (const match of matches) {
    const { position, stock } = match;
    const { weight, kind } = position;
    tally.positions++;
    tally.declared += weight;
    tally.kinds[kind] = (tally.kinds[kind] ?? 0) + weight;
    for (const [place, parts] of tally.parts.entries()) {
      parts[partOf(match, place)] += weight;
    }
    if (kind !== "share") continue;
    const symbol = stock?.symbol ?? position.ticker;
    if (symbol !== null) tally.weights[symbol] = (tally.weights[symbol] ?? 0) + weight;
    if (!stock) continue;
    tally.found += weight;
    sectors.set(stock.sector, (sectors.get(stock.sector) ?? 0) + weight);
    const { name, reason, standings } = stock;
    const { standing, until } = standings?.[HOUSE] ?? NOT_SCREENED;
    tally.candidates[stock.symbol] = { name, reason, standing, standsUntil: until };
    addAge(tally, stock, weight);
    addParted(tally, stock, weight);
    addIncome(tally, match, stock);
  }
  tally.sectors = [...sectors];
  tally.candidates = Object.fromEntries(
    [
      ...largestOf(tally, LARGEST_MAX),
      ...largestOf(tally, OFFENDERS_MAX, "haram"),
      ...largestOf(tally, DOUBTS_MAX, "doubt"),
    ].map(([symbol, candidate]) => [symbol, candidate]),
  );
  return tally;
}

function addAge({ lastDays }: FundTally, { standings }: HeldStock, weight: number): void {
  if (standings === null) return;
  for (const [place, { standing, until }] of standings.entries()) {
    const part = (AGEING_PARTS as readonly StandingUnderStandard[]).indexOf(standing);
    if (until === null || part < 0) continue;
    lastDays[until] ??= STANDARD_IDS.map(() => [0, 0, 0]);
    const weights = lastDays[until][place];
    if (weights) weights[part] = (weights[part] ?? 0) + weight;
  }
}

const SIGNS = { passes: "+", fails: "-", neither: "." } as const;

function addParted({ parted }: FundTally, { standings, symbol }: HeldStock, weight: number): void {
  const sides = standings && sidesOf(standings, symbol);
  if (!sides) return;
  const signs = standings.map(({ standardId: id }) =>
    sides.passes.includes(id) ? SIGNS.passes : sides.fails.includes(id) ? SIGNS.fails : SIGNS.neither,
  );
  const days = standings.flatMap(({ until }, place) => (signs[place] === SIGNS.neither ? [] : (until ?? [])));
  const key = signs.join("") + (days.sort()[0] ?? "");
  parted[key] = (parted[key] ?? 0) + weight;
}

/** Where the standards part on a fund: for how much of its weight, and who stands against whom on the largest share of that. */
export type FundParting = Sides & { weight: number; largest: number };

/** On the day of reading; weight of which a side has become too old since is not counted. Null where nothing parts them. */
export function fundPartingOf(parted: FundTally["parted"], today: string): FundParting | null {
  const weights = new Map<string, number>();
  for (const [key, weight] of Object.entries(parted)) {
    const [signs, until] = [key.slice(0, STANDARD_IDS.length), key.slice(STANDARD_IDS.length)];
    if (until === "" || until >= today) weights.set(signs, (weights.get(signs) ?? 0) + weight);
  }
  const [first] = [...weights].sort(([, one], [, other]) => other - one);
  if (!first || first[1] <= 0) return null;
  const [signs, largest] = first;
  const of = (sign: string) => STANDARD_IDS.filter((_, place) => signs[place] === sign);
  const weight = [...weights.values()].reduce((sum, one) => sum + one, 0);
  return { weight, passes: of(SIGNS.passes), fails: of(SIGNS.fails), largest };
}

/**
 * The percent to give away of what a company that fails pays, held directly or in a fund: all of it where its business is prohibited or
 * its ratio is not known, else its non-compliant income ratio.
 */
export function impurePercentOfHaram(isProhibitedBusiness: boolean, ratio: number | null): number {
  return isProhibitedBusiness || ratio === null ? 100 : Math.min(ratio, 100);
}

/** Holdings with an unknown dividend, or without a ratio where they do not fail, are left out of every sum. */
function addIncome({ income }: FundTally, match: MatchedPosition, stock: HeldStock): void {
  if (stock.dividendYield === null) return;
  const { weight } = match.position;
  const dividends = weight * stock.dividendYield;
  const ratio = stock.nonCompliantIncomeRatio;
  if (partOf(match, HOUSE) === "haram") {
    const impure = impurePercentOfHaram(stock.reason === "prohibited_business", ratio);
    income.ofHaram += dividends;
    income.impureOfHaram += (dividends * impure) / 100;
  } else if (ratio === null) return;
  else income.impure += (dividends * ratio) / 100;
  income.distributed += dividends;
  income.known += weight;
}

type Ranked = [symbol: string, candidate: Candidate, weight: number];

/** The candidates with the largest weights, two lines of one company as one holding; equal ones by symbol, however the lines are cut. */
function largestOf({ candidates, weights }: FundTally, most: number, standing?: StandingUnderStandard): Ranked[] {
  return Object.entries(candidates)
    .filter(([, candidate]) => standing === undefined || candidate.standing === standing)
    .map(([symbol, candidate]): Ranked => [symbol, candidate, weights[symbol] ?? 0])
    .sort(([one, , first], [other, , second]) => second - first || (one < other ? -1 : 1))
    .slice(0, most);
}

/**
 * What a fund comes to, once all of its lines have been added.
 *
 * The parts of each standard add up to the weight of all positions plus what is undeclared, which is 100 unless a fund holds more
 * than its assets.
 */
export function resultOf(tally: FundTally): LookThrough {
  const { positions, declared, kinds, found, income } = tally;
  const shares = kinds.share ?? 0;
  const undeclared = Math.max(0, 100 - declared);
  const share = (amount: number) => (income.distributed > 0 ? (amount / income.distributed) * 100 : null);
  const offender = (standing: Offender["standing"], most: number) =>
    largestOf(tally, most, standing).map(([symbol, { name, reason }, weight]) => ({
      symbol,
      name,
      weight,
      standing,
      reason,
    }));
  return {
    positions,
    declared,
    matched: shares > 0 ? (found / shares) * 100 : 0,
    standards: STANDARD_IDS.map((standardId, place) => ({
      standardId,
      parts: { ...(tally.parts[place] ?? emptyParts()), undeclared },
    })),
    offenders: [...offender("haram", OFFENDERS_MAX), ...offender("doubt", DOUBTS_MAX)],
    largest: largestOf(tally, LARGEST_MAX).map(([symbol, { name, standing, standsUntil }, weight]) => ({
      symbol,
      name,
      weight,
      standing,
      standsUntil,
    })),
    sectors: tally.sectors
      .map(([sector, weight]) => ({ sector, weight }))
      .sort((first, second) => second.weight - first.weight),
    purification: {
      ofPermissible: share(income.impure),
      fromHaram: share(income.ofHaram),
      known: income.known,
      asIfHeld: share(income.impure + income.impureOfHaram),
    },
    lastDays: tally.lastDays,
    parted: tally.parted,
  };
}

/** Below this a standard says too little of a fund for its parts to be compared with another's. Percent of the weight. */
export const JUDGED_AT_LEAST = 50;

/** The share of a fund's weight on which a standard has a verdict. */
export function judgedWeight({ halal, purify, doubt, haram }: FundParts): number {
  return halal + purify + doubt + haram;
}

const PART_OF_STANDING: Readonly<Record<StandingUnderStandard, FundPart>> = {
  halal: "halal",
  purify: "purify",
  doubt: "doubt",
  haram: "haram",
  cannot_be_judged: "cannotBeJudged",
  not_screened: "notScreened",
};

function partOf({ position, stock }: MatchedPosition, place: number): FundPart {
  if (position.kind === "cash") return "cash";
  if (position.kind !== "share") return "beyond";
  return stock ? PART_OF_STANDING[(stock.standings?.[place] ?? NOT_SCREENED).standing] : "notFound";
}

/** How much of two funds is the same, in percent: for each share that both hold, the smaller of its weights. */
export function overlapOf(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): number {
  let overlap = 0;
  for (const [symbol, weight] of Object.entries(one)) overlap += Math.min(weight, other[symbol] ?? 0);
  return overlap;
}

type Aged = Pick<LookThrough, "standards" | "largest">;

/**
 * A result on the day of reading: the weight whose figures have become too old since is in doubt. `aged` is that weight under the
 * house's own standard.
 */
export function agedLookThrough<Of extends Aged>(
  found: Of,
  lastDays: LookThrough["lastDays"],
  today: string,
): Of & { aged: number } {
  const passed = Object.entries(lastDays).filter(([until]) => until < today);
  if (passed.length === 0) return { ...found, aged: 0 };
  const agedOf = (standardId: StandardId, part: number) =>
    passed.reduce((sum, [, age]) => sum + (age[STANDARD_IDS.indexOf(standardId)]?.[part] ?? 0), 0);
  const standards = found.standards.map(({ standardId, parts }) => {
    const moved: Record<FundPart, number> = { ...parts };
    for (const [place, part] of AGEING_PARTS.entries()) {
      moved[part] = Math.max(0, parts[part] - agedOf(standardId, place));
      moved.doubt += parts[part] - moved[part];
    }
    return { standardId, parts: moved };
  });
  const largest = found.largest.map((holding) =>
    typeof holding.standsUntil === "string" && holding.standsUntil < today
      ? { ...holding, standing: "doubt" as const }
      : holding,
  );
  const aged = AGEING_PARTS.reduce((sum, _, place) => sum + agedOf(HOUSE_STANDARD_ID, place), 0);
  return { ...found, standards, largest, aged };
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
