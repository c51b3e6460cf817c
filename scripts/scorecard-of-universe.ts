import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CheckedStock, checkAgainstFund, type FundCheck } from "../worker/domain/refresh/fund-check.ts";
import type { ScreenedStock } from "../worker/features/stocks/stock-document.ts";
import { PROJECT_ROOT } from "./local-state.ts";
import { screenedUniverse } from "./universe/screened-universe.ts";
import { readDataset } from "./universe-files.ts";

const HOLDINGS_FILE = resolve(PROJECT_ROOT, "schema/seed/universe/fund-holdings.json");
const AMERICAN = new Set(["NYSE", "NASDAQ", "AMEX"]);

type Holdings = { fund: string; asOf: string; symbols: string[] };

export type Scorecard = FundCheck & { fund: string; fundAsOf: string; screenedOn: string };

/** The embedded universe's American stocks against the fund whose holdings it carries. */
export function publishedScorecard(): Scorecard {
  const { fund, asOf, symbols }: Holdings = JSON.parse(readFileSync(HOLDINGS_FILE, "utf8"));
  const check = checkAgainstFund(americanStocks(), symbols);
  return { fund, fundAsOf: asOf, screenedOn: readDataset().screenedOn, ...check };
}

function americanStocks(): CheckedStock[] {
  const stocks: CheckedStock[] = [];
  for (const stock of screenedUniverse()) {
    if (stock.isScreened && AMERICAN.has(stock.exchange)) stocks.push(checked(stock));
  }
  return stocks;
}

function checked({ profile, screening }: ScreenedStock): CheckedStock {
  const reasons = screening.reasons.filter(({ effect }) => effect === "verdict");
  return {
    symbol: profile.symbol,
    name: profile.name,
    status: screening.status,
    reasons: reasons.map(({ code, message }) => ({ code, message })),
  };
}
