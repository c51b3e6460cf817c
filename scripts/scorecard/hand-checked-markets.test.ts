import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { InputName } from "../../domain/facts/company-facts.ts";
import { COVERED_EXCHANGES, isAmericanExchange } from "../../domain/facts/exchanges.ts";
import { readCompanyFacts } from "../universe/universe-files.ts";

type Millions = number | readonly number[];
type Checked = {
  symbol: string;
  from: string;
  currency: string;
  dividedBy?: number;
  millions: Partial<Record<InputName, Millions>>;
};

const checked: readonly Checked[] = parse(
  readFileSync(join(import.meta.dirname, "golden/hand-checked-markets.yaml"), "utf8"),
);
const companies = new Map([...readCompanyFacts()].map((company) => [company.symbol, company]));

it("has two companies of each market outside the United States", () => {
  const count = Map.groupBy(checked, ({ symbol }) => companies.get(symbol)?.exchange);
  const others = COVERED_EXCHANGES.filter((code) => !isAmericanExchange(code));
  expect(others.filter((code) => (count.get(code)?.length ?? 0) < 2)).toEqual([]);
});

/** The rounding of market figures. */
const ROUNDED = 0.005;

describe.each(checked)("$symbol, by hand: $from", ({ symbol, currency, dividedBy = 1, millions }) => {
  it.each(Object.entries(millions) as [InputName, Millions][])("%s is %j million", (input, parts) => {
    const expected = [parts].flat().reduce((sum, part) => sum + part, 0) / dividedBy;
    const fact = companies.get(symbol)?.facts[input];
    expect(fact?.currency).toBe(currency);
    expect(Math.abs((fact?.value ?? 0) / 1e6 - expected)).toBeLessThanOrEqual(expected * ROUNDED);
  });
});
