import { describe, expect, it } from "vitest";
import { costTables } from "./cost.ts";

const row = (name: string, what: string, median: number, ratio = 1) => ({ name, what, ours: { median }, ratio });
const RESULTS = [
  row("VISIT", "visits a day within the free plan's requests", 10),
  row("VISIT", "visits a day within the free plan's D1 rows read", 200),
  row("VISIT", "visits a day within the free plan's D1 rows written", 20),
  row("VISIT", "visits a day within the free plan's KV reads", 1),
  row("VISIT", "CPU a request of a visit, the database's own counted in ÷ the free plan's", 2),
  row("P8", "refresh: rows written a changed stock, free plan", 13, 1.3),
  row("P8", "refresh: D1 statements a stock, free plan", 3, 0.3),
];

describe("the tables of docs/cost.md", () => {
  const tables = costTables(RESULTS, 5_000);

  it("multiply what one visit costs", () => {
    expect(tables).toContain(
      "| 100,000 | 33,334 (33 %) | 666,667 (13 %) | 66,667 (67 %) | 3,334 (3.3 %) | enough | $5 |",
    );
  });

  it("name the limit that is reached first, and when", () => {
    expect(tables).toContain(
      "carries 150,000 such visits a month. The limit of **D1 rows written** a day is met first.",
    );
  });

  it("charge on the paid plan for use beyond what it includes", () => {
    const requests = ((10e6 * 10 - 10e6) / 1e6) * 0.3;
    const cpu = ((10e6 * 10 * 2 - 30e6) / 1e6) * 0.02;
    const written = ((10e6 * 20 - 50e6) / 1e6) * 1;
    expect(tables).toContain(`| not enough | $${Math.round(5 + requests + cpu + written)} |`);
  });

  it("say what a refresh of every stock writes", () => {
    expect(tables).toContain("| D1 rows written | 6,500 |");
    expect(tables).toContain("| D1 statements | 1,500 |");
  });

  it.each(["VISIT", "P8"])("cannot be made without %s, and say how to measure it", (missing) => {
    const results = RESULTS.filter(({ name }) => name !== missing);
    expect(() => costTables(results, 5_000)).toThrow(`npm run bench -- --only ${missing}`);
  });
});
