import type { InputName } from "../facts/company-facts.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import { makeFact } from "./facts.ts";

export type Random = () => number;

/** The same numbers for the same seed, from 0 up to 1. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normal with a fat tail: one month in thirty moves three times as much. */
function move(random: Random, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(normal * spread * (random() < 1 / 30 ? 3 : 1));
}

const BALANCES = ["interestBearingDebt", "cashAndInterestBearingSecurities", "totalAssets"] as const;

/** A company's last good figures. */
export function generateStock(random: Random): Financials {
  const value = 10 ** (7 + random() * 5);
  const price = 10 ** (random() * 2.5);
  const assets = value * (0.3 + random() * 2);
  const figures: Financials = {
    marketCapitalization: market(value),
    price: market(price),
    totalAssets: filed(assets),
    interestBearingDebt: filed(random() < 0.2 ? 0 : assets * random() * 0.6),
    cashAndInterestBearingSecurities: filed(assets * random() * 0.5),
    totalRevenue: filed(value * (0.05 + random() * 2)),
    sharesOutstanding: { ...filed(value / price), currency: "shares" },
  };
  if (random() < 0.3) delete figures.sharesOutstanding;
  if (random() < 0.3) delete figures.totalAssets;
  if (random() < 0.1) delete figures.interestBearingDebt;
  return figures;
}

/** The same company after an ordinary month: the price moves, a third file, a few split their shares. */
export function generateNextMonth(random: Random, before: Financials): Financials {
  const after: Financials = Object.fromEntries(Object.entries(before).map(([input, fact]) => [input, { ...fact }]));
  const priceMove = move(random, 0.12);
  const issuance = move(random, 0.005);
  scale(after, "price", priceMove);
  scale(after, "marketCapitalization", priceMove * issuance);
  if (random() < 1 / 3) {
    const growth = move(random, 0.06);
    for (const input of BALANCES) scale(after, input, growth * (input === "totalAssets" ? 1 : move(random, 0.08)));
    scale(after, "totalRevenue", move(random, 0.08));
    scale(after, "sharesOutstanding", issuance);
    for (const input of [...BALANCES, "totalRevenue", "sharesOutstanding"] as const) {
      const fact = after[input];
      if (fact) Object.assign(fact, { periodEnd: "2026-09-30", url: "https://www.sec.gov/newer" });
    }
    keepDebtUnderAssets(after);
  }
  if (random() < 0.003) scale(after, "price", random() < 0.7 ? 1 / (2 + Math.floor(random() * 9)) : 10);
  return after;
}

function keepDebtUnderAssets({ totalAssets, interestBearingDebt }: Financials): void {
  if (!totalAssets || !interestBearingDebt || interestBearingDebt.amount <= totalAssets.amount) return;
  interestBearingDebt.amount = totalAssets.amount * 0.95;
  interestBearingDebt.originalAmount = interestBearingDebt.amount;
}

export function scale(figures: Financials, input: InputName, factor: number): void {
  const fact = figures[input];
  if (!fact) return;
  fact.amount *= factor;
  fact.originalAmount *= factor;
}

function market(amount: number): Fact {
  return makeFact(amount, { periodEnd: "2026-09-25", source: "nasdaq-screener" });
}

function filed(amount: number): Fact {
  return makeFact(amount, { url: "https://www.sec.gov/older" });
}
