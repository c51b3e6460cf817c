import { writeFileSync } from "node:fs";
import { GRAMS_IN_A_TROY_OUNCE, type MetalMonths } from "../../../domain/zakat/nisab.ts";
import { readRecords, runOnRecordedData } from "../../recorded/recorded-network.ts";
import { METALS_FILE } from "../universe-files.ts";

const FILE = "metals/worldbank_pinksheet_metals_monthly.csv";

/**
 * The average price of each month, US dollars a gram of pure metal, six digits of it.
 *
 * @throws Error where a month is missing or a price is none
 */
export function metalMonthsOf(rows: readonly { month: string; gold: string; silver: string }[]): MetalMonths {
  const [first] = rows;
  if (!first) throw new Error("There is no month at all");
  rows.forEach(({ month }, place) => {
    if (month !== monthAfter(first.month, place)) throw new Error(`${monthAfter(first.month, place)} is missing`);
  });
  return {
    from: first.month,
    gold: rows.map(({ gold, month }) => perGram(gold, month)),
    silver: rows.map(({ silver, month }) => perGram(silver, month)),
  };
}

function perGram(ounce: string, month: string): number {
  const price = Number(ounce) / GRAMS_IN_A_TROY_OUNCE;
  if (!(price > 0)) throw new Error(`${ounce} is no price, in ${month}`);
  return Number(price.toPrecision(6));
}

function monthAfter(month: string, months: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
}

function writeMetals(folder: string): void {
  const records = readRecords(folder, FILE, ["month", "gold_usd_per_troy_oz", "silver_usd_per_troy_oz"]);
  const months = metalMonthsOf(
    records.map((row) => ({
      month: row["month"] ?? "",
      gold: row["gold_usd_per_troy_oz"] ?? "",
      silver: row["silver_usd_per_troy_oz"] ?? "",
    })),
  );
  writeFileSync(METALS_FILE, `${JSON.stringify(months)}\n`);
  process.stdout.write(`${months.gold.length} months of gold and silver\n`);
}

if (import.meta.main) await runOnRecordedData(writeMetals);
