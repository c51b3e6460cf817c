import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CompanyFacts, SourcedFact } from "../../domain/facts/company-facts.ts";
import { withSharedFacts } from "../../domain/issuers/shared-facts.ts";
import type { SourcedCompany } from "../../schema/seed/universe-format.ts";
import { loadUniverse } from "../content/load-content.ts";
import { migrate } from "../database/migrations.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { memoryPlatform } from "../test/platform.ts";
import { buildUniverse, laterThanTheirAnswer, writeUniverse } from "./build/build-universe.ts";
import { exportSources, readSources, type SourcesTable, writeSources } from "./sources-table.ts";
import {
  readCompanyFacts,
  readDataset,
  readExchangeRates,
  readFigures,
  readIssuers,
  readListedNames,
} from "./universe-files.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const rates = readExchangeRates();
const byText = (one: { symbol: string }, other: { symbol: string }) => (one.symbol < other.symbol ? -1 : 1);

let folder = "";
let table: SourcesTable;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
  table = readSources();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the table of sources", () => {
  it("is what the embedded universe is built from", () => {
    const built = buildUniverse(table, readFigures());
    writeUniverse(built, join(folder, "built"));
    expect([...readCompanyFacts(join(folder, "built"))]).toEqual([...readCompanyFacts()]);
    expect([...readListedNames(join(folder, "built"))]).toEqual([...readListedNames()]);
    expect(readDataset(join(folder, "built"))).toEqual(readDataset());
  });

  it("is the same bytes when it is written again", () => {
    const again = join(folder, "again.gz");
    writeSources({ ...table, companies: table.companies.slice(0, 300), names: table.names.slice(0, 300) }, again);
    writeSources(readSources(again), join(folder, "twice.gz"));
    expect(readFileSync(join(folder, "twice.gz")).equals(readFileSync(again))).toBe(true);
  });

  it("has a market snapshot's figures with three digits", () => {
    const figures = table.companies.flatMap(({ answers }) => answers.flatMap(({ facts }) => Object.values(facts)));
    const vendors = figures.filter(({ source }) => source === "market-snapshot" || source === "nasdaq-screener");
    expect(vendors.length).toBeGreaterThan(70_000);
    expect(vendors.filter(({ value }) => Number(value.toPrecision(3)) !== value)).toEqual([]);
  });

  it.each([
    ["a figure below zero", '"facts":{"price":{"value":-1,"currency":"USD","periodEnd":"2026-01-01"}}', /Too small/],
    ["a day that is none", '"facts":{"price":{"value":1,"currency":"USD","periodEnd":"2026-13-01"}}', /ISO date/],
    [
      "a source that nobody knows",
      '"facts":{"price":{"value":1,"currency":"USD","periodEnd":"2026-01-01","source":"me"}}',
      /Invalid option/,
    ],
    ["an unknown field", '"facts":{},"price":1', /Unrecognized key/],
  ])("with %s is refused, and its line is named", (_, given, problem) => {
    const file = join(folder, "broken.gz");
    const line = `{"symbol":"T","name":"T","exchange":"NYSE",${given},"answers":[]}`;
    writeFileSync(file, gzipSync(`${JSON.stringify(table.about)}\n${line}\n`));
    expect(() => readSources(file)).toThrow(problem);
    expect(() => readSources(file)).toThrow(/:2 /);
  });
});

describe("a figure of the embedded universe", () => {
  const stock = (fact: Partial<SourcedFact>): CompanyFacts => ({
    ...(table.companies[0] as SourcedCompany),
    symbol: "T",
    snapshotOn: "2026-06-02",
    facts: {
      interestBearingDebt: {
        value: 1,
        currency: "JPY",
        periodEnd: "2026-06-30",
        source: "market-snapshot",
        quality: "estimated",
        ...fact,
      },
    },
  });

  it("is never later than the answer that gave it, else nothing is built", () => {
    const late = (fact: Partial<SourcedFact>) => laterThanTheirAnswer(stock(fact), "2026-08-22");
    expect(late({})).toEqual(["T interestBearingDebt 2026-06-30"]);
    expect(late({ periodEnd: "2026-03-31" })).toEqual([]);
    expect(late({ snapshotOn: "2026-08-08" })).toEqual([]);
    expect(late({ source: "sec-edgar", periodEnd: "2026-08-23" })).toHaveLength(1);
    const { facts: _, ...company } = stock({});
    const answers = [{ facts: stock({}).facts }];
    const broken = { ...table, companies: [{ ...company, facts: {}, answers }] as SourcedCompany[] };
    expect(() => buildUniverse(broken, [])).toThrow("T interestBearingDebt 2026-06-30");
  });
});

/** The table has the rates of its day once for all. */
const withoutRates = ({ rates: _, ...facts }: CompanyFacts) => facts;

describe("a database's own table", () => {
  it("builds the universe that the database was loaded with", async () => {
    const env = memoryPlatform();
    await migrate(env.DB);
    const issuers = readIssuers().slice(0, 150);
    const wanted = new Set(issuers.flat());
    let others = 60;
    const universe = embeddedUniverse().filter(
      ({ profile, isScreened }) => wanted.has(profile.symbol) || (!isScreened && others-- > 0),
    );
    await loadUniverse(env, NOW, { universe, version: "exported" });
    const file = join(folder, "exported.gz");
    writeSources(await exportSources(env), file);
    const built = buildUniverse(readSources(file), []);
    const shared = withSharedFacts(built.stocks, issuers, built.rates).sort(byText);
    const loaded = universe.flatMap(({ facts }) => (facts ? [withoutRates(facts)] : [])).sort(byText);
    expect(loaded.length).toBeGreaterThan(60);
    expect(shared).toEqual(loaded);
    const names = new Set(built.names.map(({ symbol }) => symbol));
    expect([...readListedNames()].filter(({ symbol }) => names.has(symbol)).sort(byText)).toEqual(built.names);
    expect(names.size).toBeGreaterThan(20);
    expect(built.rates).toEqual(rates);
  });
});
