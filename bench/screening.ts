import { readDataset, readExchangeRates, readSeedStocks } from "../scripts/universe-files.ts";
import type { Financials } from "../worker/domain/screening/financials.ts";
import { screenStock } from "../worker/domain/screening/screen-stock.ts";
import type { Screening } from "../worker/domain/screening/screening.ts";
import { financialsOf } from "../worker/market-data/seed-financials.ts";
import { type Measured, timeInterleaved } from "./measure.ts";

const MANY = 45_000;
const FEW = 1_000;

/** P7: full screenings of 45,000 stocks against a plain loop that builds the same objects, and the cost a stock at 1,000. */
export async function screening(): Promise<Measured[]> {
  const inputs = universeOf(MANY);
  const few = inputs.slice(0, FEW);
  const templates = inputs.map((input) => screenStock(input));
  const times = timeInterleaved({
    ours: () => run(inputs),
    reference: () => build(templates),
    few: () => {
      for (let round = 0; round < MANY / FEW; round++) run(few);
    },
  });
  return [
    {
      name: "P7",
      what: `screening ${MANY} stocks: plain loop ÷ ours`,
      ours: times.ours,
      reference: times.reference,
      ratio: times.reference.median / times.ours.median,
      goal: { atLeast: 0.8 },
    },
    {
      name: "P7",
      what: `cost a stock at ${MANY} ÷ at ${FEW}`,
      ours: times.ours,
      reference: times.few,
      ratio: times.ours.median / times.few.median,
      goal: { atMost: 1.2 },
    },
  ];
}

type Input = Parameters<typeof screenStock>[0];

/** The embedded universe repeated, each time with other amounts, from a fixed seed. */
function universeOf(count: number): Input[] {
  const rates = readExchangeRates();
  const { screenedOn } = readDataset();
  const seeds = [...readSeedStocks()].map((stock) => financialsOf(stock, rates));
  return Array.from({ length: count }, (_, index) => {
    const { profile, financials } = seeds[index % seeds.length] ?? { profile: undefined, financials: {} };
    if (!profile) throw new Error("the embedded universe is empty");
    return { profile, financials: scaled(financials, 1 + ((index * 7919) % 1000) / 1000), screenedOn };
  });
}

function scaled(financials: Financials, factor: number): Financials {
  return Object.fromEntries(
    Object.entries(financials).map(([input, fact]) => [input, { ...fact, amount: fact.amount * factor }]),
  );
}

function run(inputs: readonly Input[]): number {
  let reasons = 0;
  for (const input of inputs) reasons += screenStock(input).reasons.length;
  return reasons;
}

/** Builds every screening anew from finished parts: the floor for any code that hands out such objects. */
function build(templates: readonly Screening[]): number {
  let reasons = 0;
  for (const template of templates) reasons += (rebuilt(template) as Screening).reasons.length;
  return reasons;
}

function rebuilt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rebuilt);
  if (value === null || typeof value !== "object") return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = rebuilt((value as Record<string, unknown>)[key]);
  return copy;
}
