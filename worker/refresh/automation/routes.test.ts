import { createScheduledController, env, introspectWorkflow } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AutomationStatus, automationEndpoints } from "../../../schema/contracts/automation.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import worker from "../../index.ts";
import type { Bindings } from "../../platform/env.ts";
import { RECORDING_MANIFEST_KEY } from "../../providers/recording.ts";
import { adminBindings, adminHeaders, type Call, call as callApp } from "../../test/admin.ts";
import { forgetRuntime } from "../../test/fresh-storage.ts";
import { overheard } from "../../test/recorded-statements.ts";
import {
  answersFor,
  driverOf,
  driveToEnd,
  fact,
  loadRecording,
  makeSeed,
  publishSeeds,
  sourcesOf,
  startRun,
  symbolOf,
} from "../../test/refresh-universe.ts";
import { advanceRun } from "../advance.ts";
import { decideReview } from "../review/service.ts";
import { catchUp } from "../start-run.ts";
import { automationStatus } from "./service.ts";

/** A Workflow takes many short steps, each of which waits its turn on a busy machine. */
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const SEEDS = Array.from({ length: 25 }, (_, position) => makeSeed(symbolOf(position)));
const NOVEMBER = new Date("2026-11-20T10:00:00Z");

/** The app with the refresh's Workflow bound. */
const bindings = { ...adminBindings, REFRESH: env.REFRESH } as Bindings;
const call = (path: string, parts: Call = {}) => callApp(path, { ...parts, bindings });

type Workflows = Awaited<ReturnType<typeof introspectWorkflow>>;
let workflows: Workflows;

beforeEach(async () => {
  workflows = await introspectWorkflow(env.REFRESH as never);
  await workflows.modifyAll(async (modifier) => {
    await modifier.disableSleeps();
  });
  await publishSeeds(SEEDS);
  await loadRecording(SEEDS);
});

afterEach(async () => {
  await settle();
  await workflows.dispose();
  await forgetRuntime();
});

/** Each instance hands the run to another one before it is complete. */
async function settle(): Promise<void> {
  for (let settled = 0; settled < (await workflows.get()).length; ) {
    const instances = await workflows.get();
    for (const instance of instances.slice(settled)) await instance.waitForStatus("complete");
    settled = instances.length;
  }
}

async function status(): Promise<AutomationStatus> {
  const response = await call("/api/automation/status");
  return automationEndpoints.status.response.parse(await response.json());
}

async function countRuns(): Promise<number | null> {
  return env.DB.prepare("SELECT count(*) AS runs FROM refresh_runs").first<number>("runs");
}

describe("POST /api/admin/trigger-stock-update", () => {
  it("runs the whole refresh on the recording and publishes a dataset", async () => {
    const headers = await adminHeaders();
    const response = await call("/api/admin/trigger-stock-update", { method: "POST", headers });
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ runId: 1 });
    await settle();
    const { run, lastRun, systemHealth, stockCount, sources } = await status();
    expect({ run, stockCount }).toEqual({ run: null, stockCount: 25 });
    expect(systemHealth, "a replay is no news").toMatch(/^Figures are .* old$/);
    expect(lastRun).toMatchObject({ id: 1, state: "published", percent: 100 });
    expect(sources.find(({ id }) => id === "sp-funds")).toMatchObject({ state: "stale", asOf: "2026-08-21" });
    const metals = await env.DB.prepare("SELECT problems FROM refresh_steps WHERE step = 'metals'").first("problems");
    expect(JSON.parse(String(metals))).toEqual([expect.objectContaining({ source: null, problem: "no_metal_prices" })]);
    expect(sources.find(({ id }) => id === "gold-api")).toBeUndefined();
  });

  it("starts exactly one run when fifty ask at once, and tells the others which one is active", async () => {
    const headers = await adminHeaders();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call("/api/admin/trigger-stock-update", { method: "POST", headers })),
    );
    const started = answers.filter(({ status: code }) => code === 202);
    const refused = answers.filter(({ status: code }) => code === 409);
    expect([started.length, refused.length]).toEqual([1, 49]);
    expect(await refused[0]?.json()).toMatchObject({ code: "conflict", error: "Refresh 1 is already running" });
    expect(refused[0]?.headers.get("x-refresh-run")).toBe("1");
    expect(await countRuns()).toBe(1);
  });

  it("reports that there is nothing to refresh from without a recording", async () => {
    await env.CACHE.delete(RECORDING_MANIFEST_KEY);
    const response = await call("/api/admin/trigger-stock-update", { method: "POST", headers: await adminHeaders() });
    expect(response.status).toBe(503);
    expect(await countRuns()).toBe(0);
  });

  it("answers 503 with one sentence when the Workflow takes nothing, as on a full disk, and the next one can start", async () => {
    const headers = await adminHeaders();
    const REFRESH = { create: () => Promise.reject(new Error("database or disk is full")) };
    const refused = await callApp("/api/admin/trigger-stock-update", {
      method: "POST",
      headers,
      bindings: { ...bindings, REFRESH } as never,
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "300"]);
    expect(await refused.json()).toMatchObject({ error: expect.stringMatching(/^The refresh could not be started/) });
    expect((await call("/api/admin/trigger-stock-update", { method: "POST", headers })).status).toBe(202);
  });

  it("ends a run whose step fails however often it is tried, so that the next one can start", async () => {
    await workflows.modifyAll(async (modifier) => {
      await modifier.disableRetryDelays();
      for (let chunk = 1; chunk < 9; chunk++)
        await modifier.mockStepError({ name: `chunk ${chunk}` }, new Error("broken"));
    });
    const headers = await adminHeaders();
    await call("/api/admin/trigger-stock-update", { method: "POST", headers });
    for (const [place, status] of [...Array(5).fill("complete"), "errored"].entries()) {
      while ((await workflows.get()).length <= place) await new Promise((done) => setTimeout(done, 50));
      await (await workflows.get())[place]?.waitForStatus(status);
    }
    await workflows.dispose();
    workflows = await introspectWorkflow(env.REFRESH as never);
    const failed = await env.DB.prepare("SELECT state, running, problem FROM refresh_runs").first();
    expect(failed).toMatchObject({ state: "failed", running: null, problem: "chunk_failed" });
    expect((await call("/api/admin/trigger-stock-update", { method: "POST", headers })).status).toBe(202);
  });
});

describe("an admin", () => {
  const steer = async (act: string, id = 1) =>
    call(`/api/admin/refresh-runs/${id}/${act}`, { method: "POST", headers: await adminHeaders() });

  it("cancels a run without publishing anything, and resumes it where it stopped", async () => {
    const id = await startRun();
    const driver = driverOf(sourcesOf(answersFor(SEEDS, { AAAB: { price: 101, marketCapitalization: 1.01e9 } })));
    for (let chunk = 0; chunk < 6; chunk++) await advanceRun(driver, id);
    const before = await env.DB.prepare("SELECT step, done FROM refresh_runs").first();
    expect(await (await steer("cancel")).json()).toMatchObject({ id, state: "cancelled" });
    expect(await advanceRun(driver, id)).toMatchObject({ state: "taken", isPublished: false });
    expect((await steer("cancel")).status).toBe(409);
    const resumed = await steer("resume");
    expect([resumed.status, await resumed.json()]).toMatchObject([202, { id, state: "running", ...before }]);
    await settle();
    const { results } = await env.DB.prepare("SELECT state, changed FROM refresh_runs").all();
    expect(results).toEqual([{ state: "published", changed: 1 }]);
    expect((await steer("resume")).status).toBe(409);
  });

  it.each(["cancel", "resume"])("is told when there is nothing to %s", async (act) => {
    expect((await steer(act, 99)).status).toBe(404);
  });

  it("does not resume a run after a later one", async () => {
    await startRun();
    await steer("cancel");
    const id = await startRun();
    expect((await steer("resume")).status).toBe(409);
    await steer("cancel", id);
    expect((await steer("resume")).status).toBe(409);
  });
});

describe("the schedule", () => {
  const due = "2026-09-26T02:00:00Z";

  async function cron(at: string): Promise<void> {
    await worker.scheduled(createScheduledController({ scheduledTime: new Date(at), cron: "0 2 * * 7L" }), bindings);
  }

  it("runs once a month, however often the event comes", async () => {
    await Promise.all([cron(due), cron(due), cron(due)]);
    await settle();
    await cron(due);
    expect(await countRuns()).toBe(1);
    expect(await env.DB.prepare("SELECT month, trigger FROM refresh_runs").first()).toEqual({
      month: "2026-09",
      trigger: "schedule",
    });
  });

  it("is caught up once by the status after a missed month, however often it is requested", async () => {
    const automation = { env: bindings, now: NOVEMBER };
    const { rows } = await automationStatus(automation);
    await Promise.all([catchUp(automation, rows), catchUp(automation, rows)]);
    await settle();
    await catchUp(automation, (await automationStatus(automation)).rows);
    expect(await countRuns()).toBe(1);
    expect(await env.DB.prepare("SELECT month FROM refresh_runs").first("month")).toBe("2026-10");
  });

  it("has missed nothing when the dataset is newer than the last date", async () => {
    const automation = { env: bindings, now: new Date("2026-08-25T00:00:00Z") };
    await catchUp(automation, (await automationStatus(automation)).rows);
    expect(await countRuns()).toBe(0);
  });

  it("can be switched off, while an admin may still start a run", async () => {
    const automation = { env: { ...bindings, AUTOMATION: "off" as const }, now: NOVEMBER };
    const { status: shown, rows } = await automationStatus(automation);
    expect(shown).toMatchObject({ schedulerActive: false, automationEnabled: false });
    await catchUp(automation, rows);
    expect(await countRuns()).toBe(0);
  });

  it("drives on a run whose driver is gone, without anybody having opened a page", async () => {
    const id = await startRun("2026-09");
    await worker.scheduled(createScheduledController({ scheduledTime: NOVEMBER, cron: "* * * * *" }), bindings);
    await settle();
    expect(await env.DB.prepare("SELECT state FROM refresh_runs WHERE id = ?1").bind(id).first("state")).toBe(
      "published",
    );
  });

  it("resumes a run whose driver is lost", async () => {
    const id = await startRun("2026-09");
    const automation = { env: bindings, now: NOVEMBER };
    const { rows } = await automationStatus(automation);
    await Promise.all([catchUp(automation, rows), catchUp(automation, rows)]);
    const chains = (await workflows.get()).length;
    await settle();
    expect(chains).toBe(1);
    expect(await env.DB.prepare("SELECT state FROM refresh_runs WHERE id = ?1").bind(id).first("state")).toBe(
      "published",
    );
  });
});

describe("GET /api/automation/status", () => {
  it("says how old the figures are, however lately they were published, and that their source is stale", async () => {
    await env.DB.prepare(
      "UPDATE datasets SET screened_on = '2026-08-21', published_at = unixepoch('2027-06-20')",
    ).run();
    await env.DB.prepare(
      "INSERT INTO market_sources (source, last_success_at, as_of, items) VALUES ('sec-edgar', unixepoch('2027-06-20'), '2026-08-21', 5)",
    ).run();
    const on = async (day: string) => (await automationStatus({ env: bindings, now: new Date(day) })).status;
    const { systemHealth, sources } = await on("2027-06-21");
    expect(systemHealth).toBe("Figures are 10 months old");
    expect(sources.find(({ id }) => id === "sec-edgar")?.state).toBe("stale");
    expect((await on("2026-09-30")).systemHealth).toBe("Healthy");
    expect((await on("2026-10-01")).systemHealth).toBe("Figures are over a month old");
    expect((await on("2026-11-30")).systemHealth).toBe("Figures are 3 months old");
    await env.DB.prepare("UPDATE datasets SET universe = 'embedded'").run();
    expect((await on("2027-06-21")).lastUpdate).toBe("2026-08-21T00:00:00.000Z");
  });

  it("shows the active run with its step, and which source fails", async () => {
    const id = await startRun();
    await env.DB.prepare(
      "UPDATE refresh_runs SET step = 'screen', done = 1, total = 4, lease_until = unixepoch() + 60",
    ).run();
    await env.DB.prepare("UPDATE datasets SET screened_on = date('now')").run();
    await env.DB.prepare(
      "INSERT INTO market_sources (source, last_success_at, as_of, items, last_failure_at, problem) VALUES ('sec-edgar', 1, '2026-08-01', 5, 2, 'answered 403')",
    ).run();
    const { run, sources, systemHealth, stocksUnderReview } = await status();
    expect(run).toMatchObject({ id, step: "screen", done: 1, total: 4 });
    expect(run?.percent).toBeGreaterThan(30);
    expect(sources.find(({ id: source }) => source === "sec-edgar")).toMatchObject({
      state: "failing",
      problem: { code: "answered 403" },
      asOf: "2026-08-01",
    });
    expect({ systemHealth, stocksUnderReview }).toEqual({
      systemHealth: "Degraded: 1 source is failing",
      stocksUnderReview: 0,
    });
    await env.DB.prepare("UPDATE refresh_runs SET state = 'failed', running = NULL").run();
  });
});

/** A function that returns to all its callers once `count` of them have called it. */
function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present++;
    if (present === count) resolve();
    return promise;
  };
}

/** A database whose user reads, waits until the others have read, and then writes. */
function waitingAfterReading(othersHaveRead: () => Promise<void>): D1Database {
  let conversations = 0;
  return overheard(env.DB, async (ask) => {
    const results = await ask();
    if (++conversations === 1) await othersHaveRead();
    return results;
  });
}

describe("the admin's pages of the refresh", () => {
  async function refreshWith(changes: Parameters<typeof answersFor>[1]) {
    await driveToEnd(driverOf(sourcesOf(answersFor(SEEDS, changes))), await startRun());
  }

  async function openReviews() {
    const response = await call("/api/admin/reviews", { headers: await adminHeaders() });
    expect(response.headers.get("x-total-count")).toBeDefined();
    return automationEndpoints.reviews.response.parse(await response.json());
  }

  async function decide(id: number, body: unknown) {
    return call(`/api/admin/reviews/${id}`, { method: "POST", headers: await adminHeaders(), body });
  }

  const stock = async (symbol: string) => (await call(`/api/stocks/${symbol}`)).json<Stock>();

  it("list runs with their steps and costs, newest first", async () => {
    await refreshWith({});
    await refreshWith({ AAAB: { price: 101, marketCapitalization: 1.01e9 } });
    const response = await call("/api/admin/refresh-runs?limit=1", { headers: await adminHeaders() });
    expect(response.headers.get("x-total-count")).toBe("2");
    expect(response.headers.get("link")).toContain("cursor=2");
    const [run] = automationEndpoints.runs.response.parse(await response.json());
    expect(run).toMatchObject({ id: 2, changed: 1, compared: 25, state: "published" });
    const screen = run?.steps.find(({ step }) => step === "screen");
    expect(screen).toMatchObject({ done: 3, total: 3, items: 25 });
    expect(screen?.queries).toBeGreaterThan(0);
  });

  it("show old and new figure side by side; an accepted one counts at once", async () => {
    await refreshWith({ AAAC: { interestBearingDebt: 4e8 } });
    const [review] = await openReviews();
    expect(review).toMatchObject({
      state: "open",
      runAnomalies: [],
      stock: { symbol: "AAAC", complianceStatus: "halal" },
      anomalies: [{ code: "ratio_moved_without_filing", about: "interestBearingDebt", before: 10, after: 40 }],
    });
    await env.DB.prepare("UPDATE stocks SET stands_until = '2026-09-01'").run();
    const [aged] = await openReviews();
    expect(aged?.stock).toMatchObject({ complianceStatus: "questionable", standing: "doubt" });
    const response = await decide(review?.id ?? 0, { decision: "accept", note: "read in the filing" });
    expect(await response.json()).toMatchObject({ state: "accepted", note: "read in the filing" });
    expect(await stock("AAAC")).toMatchObject({ complianceStatus: "haram" });
    const dataset = await env.DB.prepare(
      "SELECT max(version) AS version, halal_stocks, haram_stocks FROM datasets",
    ).first();
    expect(dataset).toEqual({ version: 3, halal_stocks: 24, haram_stocks: 1 });
    expect(await env.DB.prepare("SELECT id / 10000000 AS version, change FROM verdict_changes").first()).toEqual({
      version: 3,
      change: expect.stringContaining('"causes":["'),
    });
    expect((await decide(review?.id ?? 0, { decision: "reject", note: "again" })).status).toBe(409);
  });

  it.each(["accept", "reject"])(
    "let the first of two admins win, and tell the second one (%s first)",
    async (first) => {
      await refreshWith({ AAAC: { interestBearingDebt: 4e8 } });
      const [review] = await openReviews();
      const bothHaveRead = meetingOf(2);
      const outcomes = [first, first === "accept" ? "reject" : "accept"].map((decision) => {
        const automation = { env: { ...bindings, DB: waitingAfterReading(bothHaveRead) }, now: NOVEMBER };
        const word = decision as "accept" | "reject";
        return decideReview(automation, review?.id ?? 0, { decision: word, note: "seen" }).then(
          () => "decided",
          (cause) => cause.code,
        );
      });
      expect((await Promise.all(outcomes)).sort()).toEqual(["conflict", "decided"]);
      const kept = await env.DB.prepare("SELECT state FROM refresh_reviews").first<string>("state");
      expect((await stock("AAAC")).complianceStatus).toBe(kept === "accepted" ? "haram" : "halal");
      const versions = await env.DB.prepare(
        "SELECT count(*) AS datasets, max(version) AS version FROM datasets",
      ).first();
      expect(versions).toEqual({ datasets: 2, version: 3 });
    },
  );

  it("do not ask again about a rejected figure, and the stock no longer mentions it", async () => {
    await refreshWith({ AAAC: { interestBearingDebt: 4e8 } });
    const [review] = await openReviews();
    await decide(review?.id ?? 0, { decision: "reject", note: "a typing error" });
    expect((await stock("AAAC")).analysis.reasons).toEqual([]);
    await refreshWith({ AAAC: { interestBearingDebt: 4e8 } });
    expect(await openReviews()).toEqual([]);
    expect(await stock("AAAC")).toMatchObject({ complianceStatus: "halal", analysis: { reasons: [] } });
  });

  it("keep decisions made while another run is on, even between its screening and its publication", async () => {
    await refreshWith({ AAAC: { interestBearingDebt: 4e8 } });
    const driver = driverOf(sourcesOf(answersFor(SEEDS, { AAAC: { interestBearingDebt: 4e8 } })));
    const id = await startRun();
    const step = () => env.DB.prepare("SELECT step FROM refresh_runs WHERE id = ?1").bind(id).first<string>("step");
    while ((await step()) !== "publish") await advanceRun(driver, id);
    const [review] = await openReviews();
    await decide(review?.id ?? 0, { decision: "accept", note: "read in the filing" });
    await driveToEnd(driver, id);
    expect(await env.DB.prepare("SELECT state FROM refresh_runs WHERE id = ?1").bind(id).first("state")).toBe(
      "published",
    );
    expect(await openReviews()).toEqual([]);
    expect(await stock("AAAC")).toMatchObject({ complianceStatus: "haram" });
  });

  it("publish a run that was under review when an admin accepts it", async () => {
    const inDebt = { ...fact("interestBearingDebt", 4e8, "2026-09-01"), periodEnd: "2026-08-31" };
    const seeds = SEEDS.map((seed, position) =>
      position < 3 ? { ...seed, facts: { ...seed.facts, interestBearingDebt: inDebt } } : seed,
    );
    await driveToEnd(driverOf(sourcesOf(seeds)), await startRun());
    const [review] = await openReviews();
    expect(review).toMatchObject({
      stock: null,
      runAnomalies: [{ code: "too_many_status_changes", figure: 12, limit: 5 }],
    });
    expect((await decide(review?.id ?? 0, { decision: "accept", note: "new debt, checked" })).status).toBe(200);
    await settle();
    expect(await stock("AAAA")).toMatchObject({ complianceStatus: "haram" });
    expect(await env.DB.prepare("SELECT state FROM refresh_runs").first("state")).toBe("published");
  });

  it.each([
    ["an unknown review", 999, { decision: "accept", note: "x" }, 404],
    ["no note", 1, { decision: "accept" }, 400],
    ["a blank note", 1, { decision: "accept", note: "  " }, 400],
    ["another word", 1, { decision: "maybe", note: "x" }, 400],
  ])("refuse %s", async (_, id, body, code) => {
    expect((await decide(id, body)).status).toBe(code);
  });
});
