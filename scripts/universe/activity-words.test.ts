import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findRecordedData, NO_RECORDED_DATA } from "../recorded/recorded-network.ts";
import { screenedUniverse } from "./screened-universe.ts";

const recorded = findRecordedData(
  process.env["MIZAN_RECORDED_DATA"] ?? join(import.meta.dirname, "../../../shared/data"),
);
if (!recorded) console.warn(`Not tested: businesses against the words of their descriptions. ${NO_RECORDED_DATA}`);

const WORDS = ["alcohol", "tobacco", "gambling", "pork", "adult", "weapons", "cannabis"];

/** Harmless meanings: fuel alcohol, a chemical, a coating, a boiler, a cup, a medicine against it, a place, a mere game. */
const LOOKED_AT = new Set(
  `BPCL.BO HINDPETRO.BO DEEPAKNTR.BO ATUL.BO DEEPAKFERT.BO TRITURBINE.BO EIDPARRY.BO BALRAMCHIN.BO KDP ALNY VKTX PPLI ABT VLO ADM LH
  IFF CF BALL YETI 4063.T 4578.T 7269.T CHENNPETRO.BO MAPMYINDIA.BO OLN GILD EMN TTWO 7832.T THERMAX.BO`.split(/\s+/),
);

it.skipIf(!recorded)(
  "a company whose own description names a prohibited trade has a reason for it, or has been reviewed",
  () => {
    const named = symbolsWithWords(join(recorded ?? "", "global/activity_keywords.csv"));
    const unexplained = [...screenedUniverse()]
      .filter(({ profile, isScreened }) => isScreened && named.has(profile.symbol))
      .filter(({ screening }) => !screening.reasons.some(({ code }) => code.endsWith("_business")))
      .map(({ profile }) => profile.symbol);
    expect(unexplained.filter((symbol) => !LOOKED_AT.has(symbol))).toEqual([]);
    expect(unexplained.length).toBeGreaterThan(20);
  },
);

function symbolsWithWords(file: string): Set<string> {
  const [header = "", ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const columns = header.split(",");
  const counted = WORDS.map((word) => columns.indexOf(word));
  const rows = lines.map((line) => line.split(","));
  const named = rows.filter((row) => counted.some((column) => Number(row[column]) > 0));
  return new Set(named.map(([symbol = ""]) => symbol.replace(/-([A-Z])$/, ".$1")));
}
