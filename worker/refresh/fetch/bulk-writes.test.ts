import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { batch, database } from "../../platform/database.ts";
import { invocationBindings } from "../../test/production-limits.ts";
import { makeSeed, publishSeeds, startRun } from "../../test/refresh-universe.ts";
import { insertGathered } from "./repository.ts";

it("the answers of a hundred requests are kept within what D1 takes in a statement", async () => {
  await publishSeeds([makeSeed("AAAA")]);
  const runId = await startRun();
  const gathered = Array.from({ length: 100 }, (_, request) => ({
    key: `quotes ${request}`,
    rows: { kind: "quote" as const, rows: [] },
  }));
  const { DB } = invocationBindings(env);
  const db = database(DB);
  await batch(db, { gathered: insertGathered(db, runId, gathered) });
  expect(await env.DB.prepare("SELECT count(*) AS parts FROM refresh_parts").first("parts")).toBe(100);
});
