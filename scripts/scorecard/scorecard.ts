import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";
import { type EverydayNames, judgeEverydayNames } from "../universe/everyday-names.ts";
import { publishedScorecard, type Scorecard } from "./scorecard-of-universe.ts";

const SCORECARD_FILE = resolve(PROJECT_ROOT, "schema/seed/scorecard.json");

const scorecard = publishedScorecard();
print(scorecard);
printMarkets(scorecard);
printLists(scorecard);
printNames(judgeEverydayNames());
writeFileSync(SCORECARD_FILE, `${JSON.stringify(scorecard, null, 2)}\n`);

/** The shares from filings and in doubt by market, then how many each standard can judge. */
function printMarkets({ markets, judged, companies }: Scorecard): void {
  const rows = Object.entries(markets).map(([exchange, { stocks, filed, inDoubt, doubts }]) => {
    const share = (count: number) => `${count} (${((count / stocks) * 100).toFixed(1)} %)`;
    return [exchange, { stocks, "from filings": share(filed), "in doubt": share(inDoubt), ...doubts }] as const;
  });
  console.table(Object.fromEntries(rows));
  console.log("Stocks that each standard can judge:");
  console.table(judged);
  const { withListings, contradictions } = companies;
  console.log(`Of ${withListings} companies with several listings, not of one verdict: ${contradictions.length}`);
  for (const listings of contradictions) console.log(`  ${listings}`);
}

function printLists({ lists }: Scorecard): void {
  for (const { publisher, list, number, asOf, table, haramByReason } of lists) {
    console.log(`\n${publisher}, ${list}, ${number}, ${asOf}: members and others of its market`);
    console.table(table);
    console.log("Members that are haram here, by the first reason:", haramByReason);
  }
}

function printNames({ typed, missed }: EverydayNames): void {
  const share = ((typed - missed.length) / typed) * 100;
  console.log(`\nEveryday names that open their company: ${typed - missed.length} of ${typed} (${share.toFixed(1)} %)`);
  for (const { text, meant, found } of missed) console.log(`  ${text}: ${found ?? "nothing"}, not ${meant}`);
}

function print({ fund, fundAsOf, table, disagreements, unknownHoldings }: Scorecard): void {
  console.log(`American stocks screened by Mizan against the holdings of ${fund} (${fundAsOf})\n`);
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
  console.log(`In the fund and haram here: ${disagreements.length}`);
  for (const { symbol, name, reasons } of disagreements) {
    console.log(`  ${symbol.padEnd(6)} ${name}: ${reasons.map(({ message }) => message).join(" ")}`);
  }
  if (unknownHoldings.length > 0) console.log(`\nHeld but not screened: ${unknownHoldings.join(", ")}`);
}
