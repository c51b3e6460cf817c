import { createExecutionContext, env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { app } from "../../app.ts";
import { insertRun } from "../../refresh/runs/repository.ts";
import { makeStock, publish } from "../../test/factories.ts";
import { TRIGGERS } from "./repository.ts";
import { readiness } from "./service.ts";

const PUBLISHED = Date.parse("2026-08-22T02:00:00Z");
const DAY = 86_400_000;

async function publishOne(): Promise<void> {
  await publish([makeStock("A")]);
}

async function problemsAfter(days: number): Promise<string[]> {
  return (await readiness(env, new Date(PUBLISHED + days * DAY))).problems;
}

async function addRun(state: string, { running = null as number | null, advancedAt = 0 } = {}): Promise<number> {
  const run = {
    trigger: "admin",
    month: null,
    marketData: "live",
    asOf: "2026-08-22",
    total: 1,
    now: new Date(),
  } as const;
  const id = (await insertRun(env.DB, run)) ?? 0;
  await env.DB.prepare("UPDATE refresh_runs SET state = ?2, running = ?3, advanced_at = ?4 WHERE id = ?1")
    .bind(id, state, running, advancedAt)
    .run();
  return id;
}

describe("GET /api/ready", () => {
  it("answers 503 while nothing has been published", async () => {
    const response = await SELF.fetch("https://mizan.test/api/ready");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unavailable", error: "No dataset has been published yet" });
  });

  it("answers 503 without the database's own words when the database does not answer", async () => {
    const DB = { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error("D1_ERROR: gone")) };
    const request = new Request("https://mizan.test/api/ready");
    const response = await app.fetch(request, { ...env, DB }, createExecutionContext());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unavailable", error: "The database does not answer" });
  });

  it("says which dataset is served", async () => {
    await publishOne();
    const response = await SELF.fetch("https://mizan.test/api/ready");
    expect(await response.json()).toMatchObject({
      status: "ready",
      dataset: { version: 1, screenedOn: "2026-08-22", publishedAt: "2026-08-22T02:00:00.000Z" },
      lastRun: null,
      stocksUnderReview: 0,
    });
  });
});

describe("what an operator should look at", () => {
  it("is nothing in the weeks after a publish", async () => {
    await publishOne();
    expect(await problemsAfter(40)).toEqual([]);
  });

  it("is a dataset over forty days old", async () => {
    await publishOne();
    expect(await problemsAfter(41)).toEqual(["The newest figures are 41 days old"]);
  });

  it("is a dataset that was published today of older figures, as a replay publishes them", async () => {
    await publishOne();
    await env.DB.prepare("UPDATE datasets SET published_at = published_at + 94 * 86400").run();
    expect(await problemsAfter(94)).toEqual(["The newest figures are 94 days old"]);
    const id = await addRun("published");
    await env.DB.prepare("UPDATE refresh_runs SET market_data = 'recording' WHERE id = ?1").bind(id).run();
    expect(await problemsAfter(94)).toEqual([
      "The newest figures are 94 days old; the last refresh replayed recorded ones",
    ]);
    expect((await readiness(env, new Date(PUBLISHED + 94 * DAY))).lastRun).toMatchObject({
      id,
      marketData: "recording",
    });
  });

  it.each([
    ["failed", "failed"],
    ["under_review", "is under review"],
  ])("is a last refresh that %s", async (state, problem) => {
    await publishOne();
    const id = await addRun(state);
    expect(await problemsAfter(1)).toEqual([`Refresh ${id} ${problem}`]);
  });

  it("is a refresh without progress for over an hour", async () => {
    await publishOne();
    const id = await addRun("running", { running: 1, advancedAt: PUBLISHED / 1000 });
    expect(await problemsAfter(1 / 24)).toEqual([]);
    expect(await problemsAfter(1.1 / 24)).toEqual([`Refresh ${id} has not moved for over an hour`]);
  });

  it("is a source that failed since it last answered", async () => {
    await publishOne();
    await env.DB.prepare(
      "INSERT INTO market_sources (source, last_success_at, last_failure_at) VALUES ('sec-edgar', 10, 20), ('gold-api', 20, 10)",
    ).run();
    expect(await problemsAfter(1)).toEqual(["sec-edgar could not be read at the last try"]);
  });
});

describe("an incomplete database", () => {
  async function publishMany(): Promise<void> {
    await publish(Array.from({ length: 40 }, (_, position) => makeStock(`S${String.fromCharCode(65 + position)}`)));
  }

  it("is noticed by its counts, when the lists were built from half of it", async () => {
    await publishMany();
    await env.DB.prepare("DELETE FROM stocks WHERE id IN (SELECT id FROM stocks LIMIT 15)").run();
    expect(await problemsAfter(1)).toEqual(["The lists have 25 stocks, and the dataset counts 40"]);
  });

  it("is noticed although the lists still know all of it", async () => {
    await publishMany();
    expect(await problemsAfter(1)).toEqual([]);
    await env.DB.prepare("DELETE FROM stocks WHERE id IN (SELECT id FROM stocks LIMIT 20)").run();
    expect(await problemsAfter(1)).toEqual(["10 of 20 stocks looked for are missing"]);
  });

  it("is noticed by each missing trigger", async () => {
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name",
    ).all();
    expect(results.map(({ name }) => name)).toEqual(TRIGGERS);
    await publishMany();
    await env.DB.prepare("DROP TRIGGER forum_replies_insert").run();
    expect(await problemsAfter(1)).toEqual(["The database has lost forum_replies_insert"]);
  });
});
