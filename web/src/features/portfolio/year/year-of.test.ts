import { expect, it } from "vitest";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";
import type { HeldStock } from "../../../../../schema/contracts/portfolio.ts";
import { EMPTY_PORTFOLIO } from "../portfolio-store.ts";
import { viewLedger, viewPortfolio } from "../portfolio-view.ts";
import { yearOf, yearsWith } from "./year-of.ts";

const verdict = (standing: "halal" | "haram") => ({ standing }) as HeldStock["changes"][number]["before"];
const STOCK = {
  kind: "stock",
  asked: "ACME",
  symbol: "ACME",
  name: "Acme",
  currentPrice: 16,
  priceAsOf: "2026-11-20",
  figuresOn: null,
  standings: [{ standardId: "mizan", standing: "haram" }],
  ratios: [{ from: "2025-01-01", percent: 2, status: "halal" }],
  isRatioEstimated: false,
  isProhibitedBusiness: false,
  purificationBound: null,
  incomePerShare: null,
  changes: [
    { version: 1, changedOn: "2025-02-01", before: verdict("haram"), after: verdict("halal"), causes: ["figures"] },
    { version: 2, changedOn: "2026-06-27", before: verdict("halal"), after: verdict("haram"), causes: ["figures"] },
  ],
} as unknown as HeldStock;
const records: PortfolioRecord[] = [
  {
    kind: "buy",
    id: "b",
    account: "A",
    share: { symbol: "ACME", isin: null, name: null },
    date: "2025-03-03",
    shares: 10,
    price: 10,
    currency: "USD",
    purchasePrice: null,
  },
];
const kept = { ...EMPTY_PORTFOLIO, records, hawlBegan: "2025-02-15" };
const answers = { stocks: new Map([["ACME", STOCK]]), funds: new Map(), rates: null, askedAt: null };
const today = "2026-11-23";

it("a year is made of what the device holds: the turn while the share was held, and the day on which a lunar year ends", () => {
  const view = viewPortfolio(kept, answers);
  const lines = viewLedger(view, kept, answers, today);
  const of = (year: number) => yearOf(year, { kept, view, answers, lines, calculations: null, today });
  expect(yearsWith(lines, view, today)).toEqual([2026, 2025]);
  expect(of(2026)).toMatchObject({
    turned: [{ key: "ACME", on: "2026-06-27", kind: "haram" }],
    owned: { totals: { value: 160 } },
    zakat: { days: ["2026-02-04"], latest: null, isAsked: false },
  });
  expect(of(2025)).toMatchObject({ turned: [], zakat: { days: [] } });
});
