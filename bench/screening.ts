import { isDeepStrictEqual } from "node:util";
import type { Financials } from "../domain/facts/financials.ts";
import { inDollars } from "../domain/facts/in-dollars.ts";
import { screenStock } from "../domain/screening/screen-stock.ts";
import type { Screening } from "../domain/screening/screening.ts";
import { readCompanyFacts, readDataset, readExchangeRates } from "../scripts/universe/universe-files.ts";
import { compared, type Measured, ownCpu, timeInterleaved } from "./measure.ts";

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
  const seeds = [...readCompanyFacts()].map((profile) => ({
    profile,
    financials: inDollars(profile.facts, rates, profile),
  }));
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

/** What stands at one place of many values, and the places below it. */
type Place = {
  times: number;
  /** How many objects stand here, and how many of them stand elsewhere in the same value too. */
  objects: number;
  shared: number;
  each?: Place;
  fields: Map<string, Place>;
};

const emptyPlace = (): Place => ({ times: 0, objects: 0, shared: 0, fields: new Map() });

/**
 * The minimum cost of any code that returns such values: builds one anew as a loop by hand would, a literal for each object and a
 * loop for each array, and decides nothing. It is generated from the values, so that it has every field that they have; an object
 * that always stands elsewhere too is not built again.
 */
export function plainLoopOf<Value>(values: Iterable<Value>): (value: Value) => Value {
  const root = emptyPlace();
  for (const value of values) {
    const counts = new Map<object, number>();
    count(value, counts);
    notice(root, value, counts);
  }
  const functions: string[] = [];
  const name = write(root, functions);
  return new Function(`${functions.join("\n")}\nreturn ${name};`)();
}

function count(value: unknown, counts: Map<object, number>): void {
  if (typeof value !== "object" || value === null) return;
  counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const inner of Object.values(value)) count(inner, counts);
}

function notice(place: Place, value: unknown, counts: ReadonlyMap<object, number>): void {
  place.times += 1;
  if (typeof value !== "object" || value === null) return;
  if ((counts.get(value) ?? 0) > 1) place.shared += 1;
  place.objects += 1;
  if (Array.isArray(value)) {
    place.each ??= emptyPlace();
    for (const inner of value) notice(place.each, inner, counts);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const field = place.fields.get(key) ?? emptyPlace();
    place.fields.set(key, field);
    notice(field, inner, counts);
  }
}

/** Adds the function that builds what stands at a place, and returns its name. */
function write(place: Place, functions: string[]): string {
  const built = (inner: Place, code: string) =>
    inner.objects === inner.shared ? code : `${write(inner, functions)}(${code})`;
  const fields = [...place.fields].map(([key, inner]) => ({
    key: JSON.stringify(key),
    isAlways: inner.times === place.objects,
    code: built(inner, `value[${JSON.stringify(key)}]`),
  }));
  const always = fields.filter(({ isAlways }) => isAlways).map(({ key, code }) => `${key}: ${code}`);
  const sometimes = fields.filter(({ isAlways }) => !isAlways);
  const array = `const built = [];
    for (let index = 0; index < value.length; index++) built.push(${place.each ? built(place.each, "value[index]") : ""});
    return built;`;
  const name = `build${functions.length}`;
  functions.push(`function ${name}(value) {
    if (typeof value !== "object" || value === null) return value;
    ${place.each ? `if (Array.isArray(value)) { ${array} }` : ""}
    const built = { ${always.join(", ")} };
    ${sometimes.map(({ key, code }) => `if (${key} in value) built[${key}] = ${code};`).join("\n")}
    return built;
  }`);
  return name;
}
