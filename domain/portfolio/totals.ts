import { STANDINGS, type Standing } from "../screening/standing.ts";
import type { StandardId } from "../standards/standards.ts";
import { sum } from "./positions.ts";

/** The standing of one company under each standard. */
export type Standings = Readonly<Partial<Record<StandardId, Standing>>>;

/** A position with what it is worth and what is made of it. A name the platform does not know has no standings. */
export type JudgedPosition = {
  key: string;
  /** US dollars; null when no price is known. */
  value: number | null;
  sector: string | null;
  standings: Standings | null;
};

export type StandingTotal = { standing: Standing; value: number; percent: number; count: number };
export type Totals = {
  /** US dollars, of all positions that have a price. */
  value: number;
  standings: readonly StandingTotal[];
  /** Positions without a price, which the value leaves out. */
  countWithoutValue: number;
};

/** The standing of a position under a standard; a name without a verdict was not screened. */
export function standingUnder({ standings }: Pick<JudgedPosition, "standings">, standard: StandardId): Standing {
  return standings?.[standard] ?? "not_screened";
}

/**
 * What a portfolio is worth by standing under one standard, US dollars and percent of the whole (33 means 33 %). Additive over positions
 * and independent of their order; every standing has a row.
 */
export function totalsByStanding(positions: readonly JudgedPosition[], standard: StandardId): Totals {
  const values = new Map<Standing, { values: number[]; count: number }>(
    STANDINGS.map((standing) => [standing, { values: [], count: 0 }]),
  );
  for (const position of positions) {
    const row = values.get(standingUnder(position, standard));
    if (!row) continue;
    row.count++;
    if (position.value !== null) row.values.push(position.value);
  }
  const rows = [...values].map(([standing, { values, count }]) => ({ standing, value: sum(values), count }));
  const whole = sum(rows.map(({ value }) => value));
  return {
    value: whole,
    standings: rows.map((row) => ({ ...row, percent: whole > 0 ? (row.value / whole) * 100 : 0 })),
    countWithoutValue: positions.filter(({ value }) => value === null).length,
  };
}

/** How much of the value is in each sector, the largest first; null for those whose sector is not known. */
export function concentrationBySector(
  positions: readonly JudgedPosition[],
): { sector: string | null; value: number; percent: number; count: number }[] {
  const bySector = new Map<string | null, number[]>();
  for (const { sector, value } of positions) {
    if (value === null) continue;
    bySector.set(sector, [...(bySector.get(sector) ?? []), value]);
  }
  const rows = [...bySector].map(([sector, values]) => ({ sector, value: sum(values), count: values.length }));
  const whole = sum(rows.map(({ value }) => value));
  return rows
    .map((row) => ({ ...row, percent: whole > 0 ? (row.value / whole) * 100 : 0 }))
    .sort((first, second) => second.value - first.value || String(first.sector).localeCompare(String(second.sector)));
}

export type VerdictChange = { key: string; from: Standing; to: Standing };

/** Whose standing under a standard is another than when it was last seen. A name that is seen for the first time has not changed. */
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
