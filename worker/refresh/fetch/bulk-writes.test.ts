import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { invocationBindings } from "../../test/production-limits.ts";
import { makeSeed, publishSeeds, startRun } from "../../test/refresh-universe.ts";
import { insertParts } from "./repository.ts";

it("the answers of a hundred tasks are kept within what D1 takes in a statement", async () => {
  await publishSeeds([makeSeed("AAAA")]);
  const runId = await startRun();
  const parts = Array.from({ length: 100 }, (_, task) => ({
    task: `quotes ${task}`,
    part: { kind: "quote" as const, rows: [] },
  }));
  const { DB } = invocationBindings(env);
  await DB.batch(insertParts(DB, runId, parts));
  expect(await env.DB.prepare("SELECT count(*) AS parts FROM refresh_parts").first("parts")).toBe(100);
});
