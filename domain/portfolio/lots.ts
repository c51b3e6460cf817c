/**
 * Which of the shares are sold first: a part of every purchase at their average cost, or those bought first.
 *
 * @see https://www.irs.gov/faqs/capital-gains-losses-and-sale-of-home/stocks-options-splits-traders for first in, first out
 * @see https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg51622 for the pool at its average cost
 */
export const COST_METHODS = ["average", "first_in"] as const;
export type CostMethod = (typeof COST_METHODS)[number];

/** Shares bought together; by the average, all of them. */
export type Lot = {
  /** The first day of holding, as far as the records say. */
  since: string;
  shares: number;
  /** Of one share, in `currency`; null when the records do not say. */
  cost: number | null;
  currency: string;
  /** A spin-off took an unknown part of the cost. */
  isSplitOff?: boolean;
};

/** Fractions of a share that brokers leave behind by rounding: in all, and of the shares that move. */
export const NOTHING = 1e-7;
export const ROUNDING = 1e-4;

export const isSameCount = (shares: number, held: number) => Math.abs(shares - held) <= NOTHING + held * ROUNDING;

export const countOf = (lots: readonly Pick<Lot, "shares">[]) =>
  lots.length === 1 ? (lots[0]?.shares ?? 0) : sum(lots.map(({ shares }) => shares));

/** The cost of one of these shares, all together; null when the cost of one is unknown or in another currency. */
export function costOf(
  lots: readonly Pick<Lot, "shares" | "cost" | "currency">[],
): { amount: number; currency: string } | null {
  const [first] = lots;
  if (!first || lots.some(({ cost, currency }) => cost === null || currency !== first.currency)) return null;
  if (lots.length === 1) return { amount: first.cost ?? 0, currency: first.currency };
  const whole = sum(lots.map(({ cost, shares }) => (cost ?? 0) * shares));
  return { amount: whole / countOf(lots), currency: first.currency };
}

/** Oldest first; by the average, one lot for all. */
export function pooled(lots: readonly Lot[], method: CostMethod): readonly Lot[] {
  const held = lots.filter(({ shares }) => shares > 0);
  const sorted = held.every(({ since }, index) => index === 0 || (held[index - 1]?.since ?? "") <= since)
    ? held
    : held.sort((first, second) => compare(first.since, second.since));
  const [first] = sorted;
  if (method === "first_in" || !first || sorted.length === 1) return sorted;
  const isSplitOff = sorted.some((lot) => lot.isSplitOff);
  return [
    { ...first, shares: countOf(sorted), cost: costOf(sorted)?.amount ?? null, ...(isSplitOff && { isSplitOff }) },
  ];
}

export type Taken = { taken: readonly Lot[]; left: readonly Lot[]; isShort: boolean };

/** Those bought first. */
export function take(lots: readonly Lot[], shares: number): Taken {
  const held = countOf(lots);
  const isShort = shares - held > NOTHING + shares * ROUNDING;
  if (shares >= held - NOTHING) return { taken: lots, left: [], isShort };
  const taken: Lot[] = [];
  let wanted = shares;
  for (const [index, lot] of lots.entries()) {
    if (lot.shares > wanted) {
      if (wanted > 0) taken.push({ ...lot, shares: wanted });
      return { taken, left: [{ ...lot, shares: lot.shares - wanted }, ...lots.slice(index + 1)], isShort };
    }
    taken.push(lot);
    wanted -= lot.shares;
  }
  return { taken, left: [], isShort };
}

/** Independent of the order of its parts: smallest first. */
export function sum(amounts: readonly number[]): number {
  let total = 0;
  for (const amount of [...amounts].sort((first, second) => first - second)) total += amount;
  return total;
}

export const compare = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0);
