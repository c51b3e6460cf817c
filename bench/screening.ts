import { deepStrictEqual } from "node:assert";
import type { Financials } from "../domain/facts/financials.ts";
import { financialsOf } from "../domain/facts/in-dollars.ts";
import { screenStock } from "../domain/screening/screen-stock.ts";
import type { Screening } from "../domain/screening/screening.ts";
import { readCompanyFacts, readDataset, readExchangeRates } from "../scripts/universe/universe-files.ts";
import { compared, type Measured, ownCpu, timeInterleaved } from "./measure.ts";
import { plainScreening } from "./plain-screening.ts";

const MANY = 45_000;
const FEW = 1_000;

/** P7: full screenings of 45,000 stocks against a plain loop that builds the same objects, and the cost per stock at 1,000. */
export async function screening(): Promise<Measured[]> {
  const inputs = universeOf(MANY);
  const few = inputs.filter((_, index) => index % (MANY / FEW) === 0);
  // Copies, because V8 then allocates objects that outlive a collection directly as old ones, which would slow only our code.
  const known = inputs.map((input) => copyOf(screenStock(input)));
  for (const input of few) deepStrictEqual(plainScreening(input, screenStock(input)), screenStock(input));
  const times = timeInterleaved(
    {
      ours: () => run(inputs),
      reference: () => build(inputs, known),
      few: () => {
        for (let round = 0; round < MANY / FEW; round++) run(few);
      },
    },
    ownCpu,
  );
  return [
    compared("P7", `CPU of screening ${MANY} stocks: plain loop ÷ ours`, {
      ...times,
      ratio: times.reference.median / times.ours.median,
      goal: { atLeast: 0.8 },
    }),
    compared("P7", `CPU a stock at ${MANY} ÷ at ${FEW}`, { ...times, reference: times.few, goal: { atMost: 1.2 } }),
  ];
}

type Input = Parameters<typeof screenStock>[0];

/** The embedded universe repeated with different amounts, from a fixed seed. */
function universeOf(count: number): Input[] {
  const rates = readExchangeRates();
  const { screenedOn } = readDataset();
  const seeds = [...readCompanyFacts()].map((stock) => financialsOf(stock, rates));
  return Array.from({ length: count }, (_, index) => {
    const { profile, financials } = seeds[index % seeds.length] ?? { profile: undefined, financials: {} };
    if (!profile) throw new Error("the embedded universe is empty");
    return { profile, financials: scaled(financials, 1 + ((index * 7919) % 1000) / 1000), screenedOn };
  });
}

function scaled(financials: Financials, factor: number): Financials {
  return Object.fromEntries(
    Object.entries(financials).map(([input, { newer, ...fact }]) => [
      input,
      { ...fact, amount: fact.amount * factor, ...(newer && { newer: { ...newer, amount: newer.amount * factor } }) },
    ]),
  );
}

/** New objects that share their texts: a copy of every text would slow the plain loop, which has to read them. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)])) as Value;
}

function run(inputs: readonly Input[]): number {
  let reasons = 0;
  for (const input of inputs) reasons += screenStock(input).reasons.length;
  return reasons;
}

function build(inputs: readonly Input[], known: readonly Screening[]): number {
  let reasons = 0;
  for (let index = 0; index < inputs.length; index++) {
    reasons += plainScreening(inputs[index] as Input, known[index] as Screening).reasons.length;
  }
  return reasons;
}
