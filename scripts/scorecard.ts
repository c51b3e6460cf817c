import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CheckedStock, checkAgainstFund, type FundCheck } from "../worker/domain/refresh/fund-check.ts";
import type { ScreenedStock } from "../worker/features/stocks/stock-document.ts";
import { PROJECT_ROOT } from "./local-state.ts";
import { screenedUniverse } from "./screened-universe.ts";
import { readDataset } from "./universe-files.ts";

const HOLDINGS_FILE = resolve(PROJECT_ROOT, "schema/seed/universe/fund-holdings.json");
const SCORECARD_FILE = resolve(PROJECT_ROOT, "schema/seed/scorecard.json");
const AMERICAN = new Set(["NYSE", "NASDAQ", "AMEX"]);

type Holdings = { fund: string; asOf: string; symbols: string[] };

const holdings: Holdings = JSON.parse(readFileSync(HOLDINGS_FILE, "utf8"));
const check = checkAgainstFund(americanStocks(), holdings.symbols);
print(check);
writeFileSync(SCORECARD_FILE, `${JSON.stringify(published(check), null, 2)}\n`);

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

function published({ table, disagreements, unknownHoldings }: FundCheck) {
  const { fund, asOf } = holdings;
  return { fund, fundAsOf: asOf, screenedOn: readDataset().screenedOn, table, disagreements, unknownHoldings };
}

function print({ table, disagreements, unknownHoldings }: FundCheck): void {
  console.log(`American stocks screened by Mizan against the holdings of ${holdings.fund} (${holdings.asOf})\n`);
  const total = (part: "held" | "notHeld") => Object.values(table).reduce((sum, row) => sum + row[part], 0);
  const share = (count: number, of: number) => `${count} (${((count / Math.max(of, 1)) * 100).toFixed(1)} %)`;
  console.table(
    Object.fromEntries(
      Object.entries(table).map(([status, { held, notHeld }]) => [
        status,
        {
          "in the fund": share(held, total("held")),
          "not in the fund": share(notHeld, total("notHeld")),
          all: share(held + notHeld, total("held") + total("notHeld")),
        },
      ]),
    ),
  );
  console.log("Absence from a fund is not a verdict: it holds a small part of what its index may hold.\n");
  console.log(`${disagreements.length} stocks are in the fund and haram here:`);
  for (const { symbol, name, reasons } of disagreements) {
    console.log(`  ${symbol.padEnd(6)} ${name}: ${reasons.map(({ message }) => message).join(" ")}`);
  }
  if (unknownHoldings.length > 0) console.log(`\nHeld but not screened: ${unknownHoldings.join(", ")}`);
}
