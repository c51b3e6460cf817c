import { EXCHANGE_CODES } from "../../../domain/facts/exchanges.ts";
import type { Tally } from "../../../worker/providers/answers/providers.ts";
import type { Universe } from "./build-write.ts";
import type { ImportedStock } from "./snapshot/csv-import.ts";

export function summaryTable(
  read: readonly ImportedStock[],
  universe: Omit<Universe, "dataset" | "rates" | "holdings" | "lists">,
  dropped: Record<string, Record<string, number>>,
  namesLeftOut: Record<string, number>,
  tallies: Record<string, Tally>,
): string[] {
  const lines = [
    `${pad("exchange", 10)}${["read", "kept", "complete", "filings", "names"].map((word) => word.padStart(9)).join("")}  dropped`,
  ];
  for (const exchange of EXCHANGE_CODES) {
    const kept = universe.stocks.filter((stock) => stock.exchange === exchange);
    const complete = kept.filter(({ facts }) => COMPLETE.every((input) => facts[input]));
    const filings = kept.filter(({ facts }) => Object.values(facts).some((fact) => fact.source === "sec-edgar"));
    const names = universe.names.filter((name) => name.exchange === exchange);
    const counts = [read.filter((stock) => stock.exchange === exchange), kept, complete, filings, names];
    const reasons = counted(dropped[exchange] ?? {});
    lines.push(`${pad(exchange, 10)}${counts.map((list) => String(list.length).padStart(9)).join("")}  ${reasons}`);
  }
  const amounts: Record<string, number> = {};
  for (const stock of universe.stocks) {
    for (const [input, reason] of Object.entries(stock.leftOut ?? {})) {
      const key = `${input} ${reason}`;
      amounts[key] = (amounts[key] ?? 0) + 1;
    }
  }
  lines.push(`amounts left out: ${counted(amounts)}`, `names left out: ${counted(namesLeftOut)}`);
  for (const [name, tally] of Object.entries(tallies)) {
    lines.push(`${name}: ${tally.read} read; left out: ${counted(tally.leftOut) || "none"}`);
  }
  return lines;
}

const COMPLETE = [
  "marketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
] as const;

const pad = (text: string, width: number) => text.padEnd(width);
const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");
