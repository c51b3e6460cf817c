import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FundPosition, packPosition } from "../../../domain/funds/holdings.ts";
import { KNOWN_FUNDS } from "../../../domain/funds/known-funds.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { fundPositionsSchema } from "../../../schema/seed/universe-format.ts";
import { spFunds } from "../../../worker/providers/sp-funds.ts";
import { runOnRecordedData } from "../../recorded/recorded-network.ts";
import { FUNDS_FILE } from "../universe-files.ts";

const AMERICAN_FUNDS = "etf/funds/us_equity_funds.csv";
/** The issuers' files are of November 2025; this is the day on which they were collected. */
const COLLECTED_ON = "2025-11-24";
const SPUS = "etf/SPUS_holdings_2026-07-17.csv";
/** Lists of one fund each, newer than the others: the day of the holdings, and the columns of ticker and weight. */
const SINGLE_LISTS = [
  { fund: "HLAL", file: "etf/funds/HLAL_2026-08-26.csv", asOf: "2026-08-26", columns: [1, 2] },
  { fund: "SPY", file: "etf/funds/SPY_2026-08-21.csv", asOf: "2026-08-21", columns: [1, 3] },
] as const;

/** Positions that are not shares of a company: cash, deposits with brokers, index futures, and funds within the fund. */
const KINDS: readonly (readonly [RegExp, FundPosition["kind"]])[] = [
  [/^(CASH_USD|USD|XTSLA|HSBBK|GSCFT|SGAFT|RBCFT|MSFUT|UBFUT|-|)$/, "cash"],
  [/^(ES|IX[A-Z]{1,2}|RTY|FA)[A-Z]?[HMUZ]\d$/, "derivative"],
  [/^[A-Z]{4}X$/, "fund"],
];
/** A share class that a list writes without its dot. */
const CLASSES = /^(BRK|BF|HEI|LEN|MOG|CWEN|UHAL)-?([AB])$/;

async function writeFunds(folder: string): Promise<void> {
  const funds = [
    await spusOf(readFileSync(join(folder, SPUS), "utf8")),
    ...SINGLE_LISTS.map((list) => ({
      fund: list.fund,
      asOf: list.asOf,
      source: "fund-issuers" as const,
      url: null,
      positions: cellsOf(join(folder, list.file)).map((cells) =>
        packed(positionOf(cells[list.columns[0]] ?? "", Number(cells[list.columns[1]]))),
      ),
    })),
    ...americanFunds(join(folder, AMERICAN_FUNDS)),
  ];
  writeFileSync(FUNDS_FILE, funds.map((fund) => `${JSON.stringify(fundPositionsSchema.parse(fund))}\n`).join(""));
  for (const { fund, positions } of funds)
    process.stdout.write(`${fund}: ${positions.length} positions, ${sumOf(positions)} %\n`);
}

async function spusOf(csv: string) {
  const access = { fetch: async () => new Response(csv), baseUrl: "", userAgent: "" };
  const { asOf, source, url, positions = [] } = await spFunds(access, "SPUS");
  return {
    fund: "SPUS",
    asOf,
    source,
    url,
    positions: positions.map(({ ticker, weight, kind }) => packed({ ticker, weight, kind })),
  };
}

function americanFunds(file: string) {
  const rows = cellsOf(file).map(([fund = "", ticker = "", weight = ""]) => ({
    fund,
    ...positionOf(ticker, Number(weight)),
  }));
  const known = new Set(KNOWN_FUNDS.map(({ symbol }) => symbol));
  return [...new Set(rows.map(({ fund }) => fund))]
    .filter((fund) => known.has(fund) && !SINGLE_LISTS.some((list) => list.fund === fund))
    .map((fund) => ({
      fund,
      asOf: COLLECTED_ON,
      source: "fund-issuers" as const,
      url: null,
      positions: rows.filter((row) => row.fund === fund && row.weight > 0).map(packed),
    }));
}

function cellsOf(file: string): string[][] {
  const [, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  return lines.map((line) => line.split(","));
}

function positionOf(written: string, weight: number): Pick<FundPosition, "ticker" | "weight" | "kind"> {
  const text = written.trim().toUpperCase();
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? "share";
  const [, company, letter] = CLASSES.exec(text) ?? [];
  const ticker = kind === "cash" ? null : (normalizeSymbol(company ? `${company}.${letter}` : text) ?? null);
  return { ticker, weight: Math.abs(weight), kind };
}

function packed({ ticker, weight, kind }: Pick<FundPosition, "ticker" | "weight" | "kind">) {
  return packPosition({ ticker, weight, kind, name: null, isin: null, price: null, lei: null });
}

function sumOf(positions: readonly (readonly unknown[])[]): string {
  return positions.reduce((sum, position) => sum + Number(position[1]), 0).toFixed(2);
}

await runOnRecordedData(writeFunds);
