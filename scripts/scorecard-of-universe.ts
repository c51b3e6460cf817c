import { isAmericanExchange } from "../domain/issuers/exchanges.ts";
import { type CheckedStock, checkAgainstFund, type FundCheck } from "../domain/refresh/fund-check.ts";
import type { ScreenedStock } from "../worker/features/stocks/stock-document.ts";
import { screenedUniverse } from "./universe/screened-universe.ts";
import { readDataset, readFundHoldings } from "./universe/universe-files.ts";

export type Scorecard = FundCheck & { fund: string; fundAsOf: string; screenedOn: string };

/** The embedded universe's American stocks against the fund whose holdings it carries. */
export function publishedScorecard(): Scorecard {
  const { fund, asOf, symbols } = readFundHoldings();
  const check = checkAgainstFund(americanStocks(), symbols);
  return { fund, fundAsOf: asOf, screenedOn: readDataset().screenedOn, ...check };
}

function americanStocks(): CheckedStock[] {
  const stocks: CheckedStock[] = [];
  for (const stock of screenedUniverse()) {
    if (stock.isScreened && isAmericanExchange(stock.exchange)) stocks.push(checked(stock));
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
