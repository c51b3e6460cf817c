import { writeFileSync } from "node:fs";
import { mayBePublished } from "../../../domain/issuers/symbols.ts";
import { ISINS_FILE, readListedNames, readUnsharedFacts } from "../universe-files.ts";
import { readRecords, runOnRecordedData } from "./recorded-command.ts";

const IDENTIFIERS_FILE = "listings/identifiers.csv";

/** The home exchange of an ISIN's country; of a company's several listings, that one is meant. */
const HOME: Readonly<Record<string, string>> = {
  GB: ".L",
  AU: ".AX",
  DE: ".DE",
  FR: ".PA",
  HK: ".HK",
  JP: ".T",
  SA: ".SR",
  IN: ".BO",
  ID: ".JK",
  TR: ".IS",
  PK: ".KA",
};

/** The symbol of each ISIN that may be published, for the listings in the embedded universe. */
export function isinsOfUniverse(
  rows: readonly { symbol: string; isin: string }[],
  universe: ReadonlySet<string>,
): Record<string, string> {
  const symbols: Record<string, string> = {};
  for (const { symbol, isin } of [...rows].sort((first, second) => (first.symbol < second.symbol ? -1 : 1))) {
    if (!universe.has(symbol) || !mayBePublished(isin) || isin.startsWith("XS")) continue;
    const home = HOME[isin.slice(0, 2)];
    if (!(isin in symbols) || (home && symbol.endsWith(home))) symbols[isin] = symbol;
  }
  return Object.fromEntries(Object.entries(symbols).sort(([first], [second]) => (first < second ? -1 : 1)));
}

function writeIsins(folder: string): void {
  const records = readRecords(folder, IDENTIFIERS_FILE, ["symbol", "isin"]);
  const rows = records.map((row) => ({ symbol: row["symbol"] ?? "", isin: row["isin"] ?? "" }));
  const universe = new Set([...readUnsharedFacts(), ...readListedNames()].map(({ symbol }) => symbol));
  const symbols = isinsOfUniverse(rows, universe);
  const lines = Object.entries(symbols).map((pair) => pair.map((text) => JSON.stringify(text)).join(":"));
  writeFileSync(ISINS_FILE, `{\n${lines.join(",\n")}\n}\n`);
  process.stdout.write(`${lines.length} numbers of listings\n`);
}

if (import.meta.main) await runOnRecordedData(writeIsins);
