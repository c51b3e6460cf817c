import { isDeepStrictEqual } from "node:util";
import type { Financials } from "../domain/facts/financials.ts";
import { financialsOf } from "../domain/facts/in-dollars.ts";
import { screenStock } from "../domain/screening/screen-stock.ts";
import type { Screening } from "../domain/screening/screening.ts";
import { readCompanyFacts, readDataset, readExchangeRates } from "../scripts/universe/universe-files.ts";
import { compared, type Measured, ownCpu, timeInterleaved } from "./measure.ts";
import { plainLoopOf } from "./plain-loop.ts";

/** P7: full screenings of many stocks against a plain loop that builds the same objects, and the cost per stock of fewer. */
export async function screening(many = 45_000, few = 1_000): Promise<Measured[]> {
  const inputs = universeOf(many);
  const some = inputs.filter((_, place) => place % (many / few) === 0);
  // V8 would allocate objects that are kept directly as old ones: what is kept comes from code that is not measured.
  const keep = plainLoopOf(screened(inputs));
  const known = inputs.map((input) => keep(screenStock(input)));
  const plain = plainLoopOf(known);
  const isSame = (input: Input, place: number) =>
    isDeepStrictEqual(plain(known[place] as Screening), screenStock(input));
  if (!inputs.slice(0, few).every(isSame)) throw new Error("the plain loop builds other objects");
  const times = timeInterleaved(
    {
      ours: () => inputs.reduce((reasons, input) => reasons + screenStock(input).reasons.length, 0),
      reference: () => known.reduce((reasons, screened) => reasons + plain(screened).reasons.length, 0),
      few: () => {
        for (let round = 0; round < many / few; round++) some.forEach(screenStock);
      },
    },
    ownCpu,
  );
  return [
    compared("P7", `CPU of screening ${many} stocks: plain loop ÷ ours`, {
      ...times,
      ratio: times.reference.median / times.ours.median,
      goal: { atLeast: 0.8 },
    }),
    compared("P7", `CPU a stock at ${many} ÷ at ${few}`, { ...times, reference: times.few, goal: { atMost: 1.2 } }),
  ];
}

type Input = Parameters<typeof screenStock>[0];

function* screened(inputs: readonly Input[]): Generator<Screening> {
  for (const input of inputs) yield screenStock(input);
}

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
