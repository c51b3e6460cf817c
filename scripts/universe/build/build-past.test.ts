import { describe, expect, it } from "vitest";
import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { withPast } from "../../../domain/verdict/screening-history.ts";
import { readPast } from "../universe-files.ts";
import { parseCompanyFacts, pastOf } from "./build-past.ts";

const SEED: CompanyFacts = {
  symbol: "ACME",
  name: "Acme",
  exchange: "NYSE",
  sector: "Industrials",
  industry: "Tools",
  country: "United States",
  region: "North America",
  gics: "Industrial Machinery",
  sic: "3540",
  cik: "0000000001",
  facts: {},
} as CompanyFacts;

const of = (end: string, val: number, start?: string) => ({
  end,
  val,
  ...(start && { start }),
  accn: "0000000001-24-000001",
  form: "10-Q",
  filed: "2024-08-01",
});
const usd = (...facts: unknown[]) => ({ units: { USD: facts } });

function company(floatOn: string) {
  const facts = {
    dei: { EntityPublicFloat: usd(of(floatOn, 1000e6)) },
    "us-gaap": {
      Assets: usd(of("2024-06-30", 900e6), of("2025-06-30", 900e6)),
      LongTermDebtNoncurrent: usd(of("2024-06-30", 200e6), of("2025-06-30", 700e6)),
      LongTermDebtCurrent: usd(of("2024-06-30", 50e6), of("2025-06-30", 50e6)),
      CashAndCashEquivalentsAtCarryingValue: usd(of("2024-06-30", 80e6), of("2025-06-30", 80e6)),
    },
  };
  return parseCompanyFacts({ cik: 1, entityName: "Acme", facts }, "companyfacts");
}

describe("days before the first screening", () => {
  it("set the balance sheet of the day against the market value that is filed for it, and nothing that came later", () => {
    expect(pastOf(SEED, company("2024-06-28"))).toMatchObject([
      { screenedOn: "2024-06-28", debtRatio: 25, cashRatio: 8, nonCompliantIncomeRatio: null, isReconstructed: true },
    ]);
  });

  it("are none where no balance sheet is of that day", () => {
    expect(pastOf(SEED, company("2024-12-31"))).toEqual([]);
  });

  it("stand before what was screened, once, and never among it", () => {
    const point = { status: "halal" as const, debtRatio: 1, cashRatio: 1, nonCompliantIncomeRatio: 1, causes: [] };
    const past = ["2024-06-28", "2026-09-01"].map((screenedOn) => ({
      ...point,
      screenedOn,
      isReconstructed: true as const,
    }));
    const known = [{ ...point, screenedOn: "2026-08-21" }];
    const days = (history: readonly { screenedOn: string }[]) => history.map(({ screenedOn }) => screenedOn);
    expect(days(withPast(known, past))).toEqual(["2024-06-28", "2026-08-21"]);
    expect(days(withPast(withPast(known, past), past))).toEqual(["2024-06-28", "2026-08-21"]);
    expect(withPast(known, [])).toEqual(known);
  });

  it("of the embedded universe are known for Apple from 2021 on: its debt of March 2021 against what it filed as its float", () => {
    const [first] = readPast()["AAPL"] ?? [];
    expect(first?.screenedOn).toBe("2021-03-26");
    expect(first?.debtRatio).toBeCloseTo((121_645 / 2_021_360) * 100, 1);
  });
});
