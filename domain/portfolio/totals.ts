import { FUND_PARTS, type FundPart, type FundParts, lookThroughAmount } from "../funds/look-through.ts";
import { STANDINGS, type Standing } from "../screening/standing.ts";
import type { StandardId } from "../standards/standards.ts";
import { sum } from "./lots.ts";

/** The standing of one company under each standard. */
export type Standings = Readonly<Partial<Record<StandardId, Standing>>>;

/** The parts of a value; for a fund also cash, which has no standing. */
export const VALUE_PARTS = [...STANDINGS, "cash"] as const;
export type ValuePart = (typeof VALUE_PARTS)[number];

/** A fund by its holdings; percents of its weight. */
export type HeldFund = {
  parts: Readonly<Partial<Record<StandardId, FundParts>>>;
  sectors: readonly { sector: string | null; weight: number }[];
  /** Its largest holdings. */
  largest: readonly { symbol: string; name: string; weight: number }[];
};

/** A position with its value and its parts. A name the platform does not know has no standings. */
export type JudgedPosition = {
  key: string;
  name: string;
  /** US dollars; null without a known price. */
  value: number | null;
  sector: string | null;
  standings: Standings | null;
  /** A fund is counted by its parts; null for anything else. */
  fund: HeldFund | null;
};

export type PartTotal = { part: ValuePart; value: number; percent: number; count: number };
export type Totals = {
  /** US dollars, for all positions with a price. */
  value: number;
  parts: readonly PartTotal[];
  /** Positions without a price, which the value leaves out. */
  countWithoutValue: number;
};

/** The standing of a position under a standard; a name without a verdict, and a fund as a whole, is not screened. */
export function standingUnder({ standings }: Pick<JudgedPosition, "standings">, standard: StandardId): Standing {
  return standings?.[standard] ?? "not_screened";
}

/** How a fund's parts count: a company that a standard cannot judge is in doubt, as it is when held directly. */
const PART_OF_FUND: Readonly<Record<FundPart, ValuePart>> = {
  halal: "halal",
  purify: "purify",
  doubt: "doubt",
  haram: "haram",
  cannotBeJudged: "doubt",
  notScreened: "not_screened",
  notFound: "not_screened",
  beyond: "not_screened",
  undeclared: "not_screened",
  cash: "cash",
};

/** An amount of a position by its standing under a standard: one part for a share, several for a fund. The parts add up to it. */
export function partsUnder(
  position: Pick<JudgedPosition, "standings" | "fund">,
  standard: StandardId,
  amount: number,
): ReadonlyMap<ValuePart, number> {
  if (!position.fund) return new Map([[standingUnder(position, standard), amount]]);
  const parts = new Map<ValuePart, number>();
  const amounts = lookThroughAmount(amount, position.fund.parts[standard]);
  for (const part of FUND_PARTS)
    if (amounts[part] > 0) parts.set(PART_OF_FUND[part], (parts.get(PART_OF_FUND[part]) ?? 0) + amounts[part]);
  return parts;
}

/** Whether a position includes a part. */
export function hasPart(
  position: Pick<JudgedPosition, "standings" | "fund">,
  standard: StandardId,
  part: ValuePart,
): boolean {
  return partsUnder(position, standard, 100).has(part);
}

/**
 * A portfolio's value by standing under one standard, US dollars and percent of the whole (33 means 33 %), funds by their holdings.
 * Additive over positions and independent of their order; every part has a row, which counts the positions that include it.
 */
export function totalsByPart(positions: readonly JudgedPosition[], standard: StandardId): Totals {
  const split = positions.map((position) => ({
    shares: partsUnder(position, standard, 100),
    amounts: partsUnder(position, standard, position.value ?? 0),
  }));
  const rows = VALUE_PARTS.map((part) => {
    const having = split.filter(({ shares }) => shares.has(part));
    return { part, value: sum(having.map(({ amounts }) => amounts.get(part) ?? 0)), count: having.length };
  });
  const whole = sum(rows.map(({ value }) => value));
  return {
    value: whole,
    parts: rows.map((row) => ({ ...row, percent: percentOf(row.value, whole) })),
    countWithoutValue: positions.filter(({ value }) => value === null).length,
  };
}

/** The value in each sector, funds by their holdings, largest first; null for an unknown sector. */
export function concentrationBySector(
  positions: readonly JudgedPosition[],
): { sector: string | null; value: number; percent: number }[] {
  const bySector = new Map<string | null, number[]>();
  const add = (sector: string | null, value: number) => bySector.set(sector, [...(bySector.get(sector) ?? []), value]);
  for (const { sector, value, fund } of positions) {
    if (value === null) continue;
    if (!fund) {
      add(sector, value);
      continue;
    }
    const known = sum(fund.sectors.map(({ weight }) => weight));
    for (const part of fund.sectors) add(part.sector, (value * part.weight) / Math.max(100, known));
    if (known < 100) add(null, (value * (100 - known)) / 100);
  }
  const rows = [...bySector].map(([sector, values]) => ({ sector, value: sum(values) }));
  const whole = sum(rows.map(({ value }) => value));
  return rows
    .map((row) => ({ ...row, percent: percentOf(row.value, whole) }))
    .sort((first, second) => second.value - first.value || String(first.sector).localeCompare(String(second.sector)));
}

const percentOf = (value: number, whole: number) => (whole > 0 ? (value / whole) * 100 : 0);

export type CompanyShare = {
  key: string;
  name: string;
  value: number;
  percent: number;
  /** The funds that hold some of it. */
  funds: readonly string[];
};

/**
 * The value in each company, largest first: direct holdings plus those through funds. Only each fund's largest holdings are known, so
 * every figure is a lower bound.
 */
export function concentrationByCompany(positions: readonly JudgedPosition[]): CompanyShare[] {
  const companies = new Map<string, { name: string; values: number[]; funds: string[] }>();
  const companyOf = (key: string, name: string) => {
    const known = companies.get(key) ?? { name, values: [], funds: [] };
    companies.set(key, known);
    return known;
  };
  for (const { key, name, value, fund } of positions) {
    if (value === null) continue;
    if (!fund) companyOf(key, name).values.push(value);
    else
      for (const holding of fund.largest) {
        const company = companyOf(holding.symbol, holding.name);
        company.values.push((value * holding.weight) / 100);
        company.funds.push(key);
      }
  }
  const whole = sum(positions.map(({ value }) => value ?? 0));
  return [...companies]
    .map(([key, { name, values, funds }]) => {
      const value = sum(values);
      return { key, name, value, percent: percentOf(value, whole), funds };
    })
    .sort((first, second) => second.value - first.value || (first.key < second.key ? -1 : 1));
}

export type VerdictChange = { key: string; from: Standing; to: Standing };

/** Positions whose standing under a standard differs from the last time. A name seen for the first time has not changed. */
export function changedVerdicts(
  seen: Readonly<Record<string, Standings>>,
  positions: readonly JudgedPosition[],
  standard: StandardId,
): VerdictChange[] {
  return positions.flatMap((position) => {
    const from = seen[position.key]?.[standard];
    const to = standingUnder(position, standard);
    return from !== undefined && from !== to ? [{ key: position.key, from, to }] : [];
  });
}
