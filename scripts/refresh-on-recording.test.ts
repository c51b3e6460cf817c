import { beforeAll, describe, expect, it } from "vitest";
import { loadUniverse, markCompanies } from "./content/load-content.ts";
import { migrate } from "./database/migrations.ts";
import { refresh } from "./refresh.ts";
import { embeddedUniverse } from "./test/embedded-universe.ts";
import { memoryPlatform } from "./test/platform.ts";
import { readDataset } from "./universe/universe-files.ts";

describe("the first refresh on the recording that the project ships", () => {
  let before: Map<string, Row>;
  let after: Map<string, Row>;
  let run: Awaited<ReturnType<typeof refresh>>;

  beforeAll(async () => {
    const env = memoryPlatform();
    await migrate(env.DB);
    const { screenedOn } = readDataset();
    const screened = embeddedUniverse().filter(({ isScreened }) => isScreened);
    await loadUniverse(env, new Date(`${screenedOn}T02:00:00Z`), { universe: screened });
    await markCompanies(env);
    before = await rowsBySymbol(env.DB);
    run = await refresh(env, { paid: true });
    after = await rowsBySymbol(env.DB);
  });

  it("is published", () => {
    expect(run.run).toMatchObject({ state: "published", marketData: "recording", underReview: 0 });
  });

  it("changes no stock, because nothing has changed", () => {
    const changed = [...before].filter(([symbol, row]) => {
      const now = after.get(symbol);
      return now?.document !== row.document || now.facts !== row.facts;
    });
    expect(before.size).toBeGreaterThan(6_000);
    expect(changed.map(([symbol]) => symbol)).toEqual([]);
    expect([run.run?.changed, run.run?.statusesChanged]).toEqual([0, 0]);
  });
});

type Row = { symbol: string; document: string; facts: string | null };

async function rowsBySymbol(db: D1Database): Promise<Map<string, Row>> {
  const { results } = await db.prepare("SELECT symbol, document, facts FROM stocks").all<Row>();
  return new Map(results.map((row) => [row.symbol, row]));
}
