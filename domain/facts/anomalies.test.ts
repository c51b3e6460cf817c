import { describe, expect, it } from "vitest";
import { generateNextMonth, generateStock, type Random, scale, seededRandom } from "../test/generated-months.ts";
import { findAnomalies } from "./anomalies.ts";
import type { InputName } from "./company-facts.ts";
import type { Financials } from "./financials.ts";

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
