import { describe, expect, it } from "vitest";
import { makeFact } from "../test/facts.ts";
import { type Random, seededRandom } from "../test/seeded-random.ts";
import { findAnomalies } from "./anomalies.ts";
import type { InputName } from "./company-facts.ts";
import type { Fact, Financials } from "./financials.ts";

/** Normal with a fat tail: one month in thirty moves three times as much. */
function move(random: Random, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(normal * spread * (random() < 1 / 30 ? 3 : 1));
}

const BALANCES = ["interestBearingDebt", "cashAndInterestBearingSecurities", "totalAssets"] as const;

/** A company's last good figures. */
function generateStock(random: Random): Financials {
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
function generateNextMonth(random: Random, before: Financials): Financials {
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

function scale(figures: Financials, input: InputName, factor: number): void {
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

const STOCKS = 45_000;
const PLANTED = 100;

function wholeStock(): Financials {
  const random = seededRandom(7);
  for (;;) {
    const stock = generateStock(random);
    const { sharesOutstanding, totalAssets, interestBearingDebt: debt } = stock;
    if (sharesOutstanding && totalAssets && debt && debt.amount > 0 && debt.amount < totalAssets.amount) return stock;
  }
}

function setAmount(figures: Financials, input: InputName, amount: number): void {
  const fact = figures[input];
  if (fact) Object.assign(fact, { amount, originalAmount: amount });
}

function asNewFiling(figures: Financials, input: InputName): void {
  const fact = figures[input];
  if (fact) Object.assign(fact, { periodEnd: "2026-09-30", url: "https://www.sec.gov/newer" });
}

const codes = (before: Financials, after: Financials) => findAnomalies(before, after).map(({ code }) => code);

describe("findAnomalies", () => {
  it("finds nothing when nothing changed, and nothing in a stock without figures", () => {
    const stock = wholeStock();
    expect(findAnomalies(stock, stock)).toEqual([]);
    expect(findAnomalies({}, {})).toEqual([]);
    expect(findAnomalies({}, stock)).toEqual([]);
    expect(findAnomalies(stock, {})).toEqual([]);
  });

  it("finds debt above total assets even in a stock's first figures", () => {
    const stock = wholeStock();
    setAmount(stock, "interestBearingDebt", (stock.totalAssets?.amount ?? 0) * 1.01);
    expect(findAnomalies({}, stock)).toEqual([
      expect.objectContaining({ code: "debt_above_total_assets", about: "interestBearingDebt", before: null }),
    ]);
    expect(findAnomalies(stock, stock)).toEqual([]);
    const assets = stock.totalAssets;
    if (assets) stock.totalLiabilities = { ...assets, amount: assets.amount * 1.2 };
    expect(findAnomalies({}, stock)).toEqual([]);
  });

  it.each(["interestBearingDebt", "totalRevenue", "cashAndInterestBearingSecurities"] as const)(
    "finds %s written in thousands, in a new filing too",
    (input) => {
      const before = wholeStock();
      const after = structuredClone(before);
      scale(after, input, 1 / 1000);
      asNewFiling(after, input);
      expect(codes(before, after)).toContain("thousandfold_jump");
    },
  );

  it("shows the old and the new figure side by side", () => {
    const before = wholeStock();
    const after = structuredClone(before);
    scale(after, "price", 5);
    scale(after, "marketCapitalization", 5);
    const [found] = findAnomalies(before, after);
    expect(found).toMatchObject({
      code: "price_jump_without_split",
      about: "price",
      before: before.price?.amount,
      after: after.price?.amount,
    });
  });

  it("recognizes a split, whether or not the share count has caught up", () => {
    const before = wholeStock();
    const after = structuredClone(before);
    scale(after, "price", 1 / 4);
    expect(codes(before, after)).toEqual([]);
    scale(after, "sharesOutstanding", 4);
    asNewFiling(after, "sharesOutstanding");
    expect(codes(before, after)).toEqual([]);
  });

  it("recognizes no split when the newly filed share count is unchanged", () => {
    const before = wholeStock();
    const after = structuredClone(before);
    scale(after, "price", 1 / 4);
    asNewFiling(after, "sharesOutstanding");
    expect(codes(before, after)).toContain("price_jump_without_split");
  });

  it("finds a market capitalization that moves while price and shares do not", () => {
    const before = wholeStock();
    const after = structuredClone(before);
    scale(after, "marketCapitalization", 2);
    expect(codes(before, after)).toContain("shares_contradict_market_capitalization");
    for (const stock of [before, after]) delete stock.sharesOutstanding;
    expect(codes(before, after)).toContain("shares_contradict_market_capitalization");
  });

  it("lets a ratio move with a filing and with the share price, not without", () => {
    const before = wholeStock();
    setAmount(before, "interestBearingDebt", (before.marketCapitalization?.amount ?? 0) * 0.2);
    setAmount(before, "totalAssets", (before.marketCapitalization?.amount ?? 0) * 2);
    const after = structuredClone(before);
    scale(after, "interestBearingDebt", 1.5);
    expect(codes(before, after)).toEqual(["ratio_moved_without_filing"]);
    asNewFiling(after, "interestBearingDebt");
    expect(codes(before, after)).toEqual([]);
    const cheaper = structuredClone(before);
    for (const input of ["price", "marketCapitalization"] as const) scale(cheaper, input, 0.5);
    expect(codes(before, cheaper)).toEqual([]);
  });

  it("does not mistake a move of the exchange rate for a move of the figure", () => {
    const before = wholeStock();
    for (const fact of Object.values(before))
      Object.assign(fact, { currency: "JPY", originalAmount: fact.amount * 150 });
    const after = structuredClone(before);
    for (const fact of Object.values(after)) fact.amount *= 0.4;
    for (const stock of [before, after]) delete stock.sharesOutstanding;
    expect(codes(before, after)).toEqual([]);
  });

  it("finds a collapse of revenue and a material balance that falls to zero, filed or not", () => {
    const before = wholeStock();
    setAmount(before, "interestBearingDebt", (before.marketCapitalization?.amount ?? 0) * 0.2);
    const after = structuredClone(before);
    scale(after, "totalRevenue", 0.19);
    setAmount(after, "interestBearingDebt", 0);
    for (const input of ["totalRevenue", "interestBearingDebt"] as const) asNewFiling(after, input);
    expect(codes(before, after)).toEqual(["balance_vanished", "revenue_collapsed"]);
  });

  it("flags at least 99 of 100 anomalies planted among 45,000 stocks, and wrongly at most 0.5 percent of the others", () => {
    const random = seededRandom(2026);
    const every = STOCKS / PLANTED;
    let caught = 0;
    let falselyHeld = 0;
    for (let position = 0; position < STOCKS; position++) {
      let before = generateStock(random);
      const isPlanted = position % every === 0;
      while (isPlanted && !canBePlanted(before)) before = generateStock(random);
      const after = generateNextMonth(random, before);
      if (isPlanted) plant(random, before, after, (position / every) % PLANTS.length);
      const isHeld = findAnomalies(before, after).length > 0;
      if (isPlanted && isHeld) caught++;
      if (!isPlanted && isHeld) falselyHeld++;
    }
    expect(caught).toBeGreaterThanOrEqual(99);
    expect((falselyHeld / (STOCKS - PLANTED)) * 100).toBeLessThanOrEqual(0.5);
    expect(falselyHeld).toBeGreaterThan(0);
  });
});

/** A planted error must be material: a figure that no ratio uses needs no review. */
function canBePlanted(figures: Financials): boolean {
  const { interestBearingDebt: debt, marketCapitalization: value, totalAssets, sharesOutstanding } = figures;
  return Boolean(totalAssets && sharesOutstanding && debt && value && debt.amount > value.amount * 0.15);
}

const PLANTS: readonly ((random: Random, before: Financials, after: Financials) => void)[] = [
  (_, __, after) => setAmount(after, "interestBearingDebt", (after.totalAssets?.amount ?? 0) * 1.5),
  (_, __, after) => scale(after, "interestBearingDebt", 1000),
  (_, __, after) => scale(after, "interestBearingDebt", 1 / 1000),
  (_, __, after) => scale(after, "totalRevenue", 1 / 1000),
  (_, __, after) => scale(after, "sharesOutstanding", 100),
  (_, __, after) => scale(after, "marketCapitalization", 3),
  (random, before, after) => {
    Object.assign(after, structuredClone({ interestBearingDebt: before.interestBearingDebt }));
    scale(after, "interestBearingDebt", 1.5 + random());
  },
  (random, _, after) => {
    const factor = random() < 0.5 ? 8 : 1 / 8;
    for (const input of ["price", "marketCapitalization"] as const) scale(after, input, factor);
  },
  (_, __, after) => scale(after, "totalRevenue", 0.1),
  (_, __, after) => setAmount(after, "interestBearingDebt", 0),
];

function plant(random: Random, before: Financials, after: Financials, kind: number): void {
  PLANTS[kind]?.(random, before, after);
}

it("compares a value from another listing of the company with no older price of this one", () => {
  const before = wholeStock();
  const after = structuredClone(before);
  scale(after, "marketCapitalization", 2);
  if (after.marketCapitalization)
    after.marketCapitalization = { ...after.marketCapitalization, periodEnd: "2026-10-30" };
  expect(codes(before, after)).toEqual([]);
  if (after.price) after.price = { ...after.price, periodEnd: "2026-10-30" };
  expect(codes(before, after)).toContain("shares_contradict_market_capitalization");
});
