import type { CompanyFacts, SourcedFact } from "../domain/facts/company-facts.ts";
import { EXCHANGES } from "../domain/facts/exchanges.ts";
import { derive } from "../domain/verdict/derive.ts";
import {
  readCompanyFacts,
  readDataset,
  readExchangeRates,
  readListedNames,
} from "../scripts/universe/universe-files.ts";
import type { Bindings } from "../worker/platform/env.ts";
import { publishStocks } from "../worker/verdicts/publish.ts";
import type { ScreenedStock } from "../worker/verdicts/stock-document.ts";

export const MANY_STOCKS = 45_000;
export const FEW_STOCKS = 1_000;

const SEED = 20_260_822;
const LETTERS = 26;
const LOCAL_SYMBOLS = LETTERS ** 4;
/** Coprime to the number of local symbols, so that its multiples reach each of them once. */
const SYMBOL_STEP = 101_107;

/**
 * Generated stocks from a fixed seed: the facts of a real one with other amounts, a symbol of its own, and a name that combines the
 * first word of one real company with the rest of another. The first thousand of 45,000 are the thousand of 1,000.
 */
export function* generatedSeeds(count: number): Generator<CompanyFacts> {
  const templates = [...readCompanyFacts()];
  const names = [...templates, ...readListedNames()].map(({ name }) => name);
  const random = randomOf(SEED);
  for (let index = 0; index < count; index++) {
    const template = picked(templates, random());
    const [first = ""] = picked(names, random()).split(" ");
    const [, ...rest] = picked(names, random()).split(" ");
    yield {
      ...template,
      symbol: `${localSymbolOf(index)}${EXCHANGES[template.exchange].suffix}`,
      name: [first, ...rest].join(" "),
      facts: scaledFacts(template.facts, random),
    };
  }
}

/** The same stocks a while later: every price and market value times a factor, on another day if one is given. */
export function* pricesMoved(seeds: Iterable<CompanyFacts>, factor: number, day?: string): Generator<CompanyFacts> {
  for (const seed of seeds) {
    const facts = { ...seed.facts };
    for (const input of ["price", "marketCapitalization"] as const) {
      const fact = facts[input];
      if (fact) facts[input] = { ...fact, value: fact.value * factor, ...(day && { periodEnd: day }) };
    }
    yield { ...seed, facts };
  }
}

/** A stock of the United States, which its symbol alone names; not the one that warms up. */
export function measuredSymbol(): string {
  for (const { symbol } of generatedSeeds(FEW_STOCKS)) if (symbol !== "AAAA" && !symbol.includes(".")) return symbol;
  throw new Error("the universe has no American stock");
}

export function* generatedStocks(count: number): Generator<ScreenedStock> {
  const { screenedOn } = readDataset();
  const rates = readExchangeRates();
  for (const seed of generatedSeeds(count)) {
    const { exchange, sector, region, symbol } = seed;
    const { suffix } = EXCHANGES[exchange];
    yield {
      exchange,
      sector,
      region,
      ...derive({ known: seed, rates }, screenedOn),
      localSymbol: suffix ? symbol.slice(0, -suffix.length) : null,
      priceChangePercent: null,
      facts: seed,
    };
  }
}

/** Puts so many of them into a database, as the pipeline does, on the embedded universe's day. */
export async function publishGenerated(env: Pick<Bindings, "DB" | "CACHE">, count: number): Promise<void> {
  const { screenedOn } = readDataset();
  await publishStocks(env, [...generatedStocks(count)], { screenedOn, now: new Date(`${screenedOn}T02:00:00Z`) });
}

function localSymbolOf(index: number): string {
  let left = (index * SYMBOL_STEP) % LOCAL_SYMBOLS;
  let symbol = "";
  for (let position = 0; position < 4; position++) {
    symbol += String.fromCharCode("A".charCodeAt(0) + (left % LETTERS));
    left = Math.floor(left / LETTERS);
  }
  return symbol;
}

/** Each amount times its own factor between a half and two, to three significant digits. */
function scaledFacts(facts: CompanyFacts["facts"], random: () => number): CompanyFacts["facts"] {
  const scaled = (fact: SourcedFact) => ({
    ...fact,
    value: Number((fact.value * 2 ** (random() * 2 - 1)).toPrecision(3)),
  });
  return Object.fromEntries(Object.entries(facts).map(([input, fact]) => [input, scaled(fact)]));
}

function picked<Value>(values: readonly Value[], random: number): Value {
  const value = values[Math.floor(random * values.length)];
  if (value === undefined) throw new Error("there is nothing to pick from");
  return value;
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
