import { env } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { noteRead } from "../platform/recent-reads.ts";
import { call } from "../test/admin.ts";
import { forgetEverything, makeTables } from "../test/fresh-storage.ts";
import {
  answersFor,
  loadRecording,
  makeSeed,
  publishSeeds,
  symbolOf,
  visibleDigest,
} from "../test/refresh-universe.ts";
import { workflowInstances } from "../test/workflow-instances.ts";
import { FREE_PROFILE } from "./run/chunk.ts";
import { resumeLostRun, triggerRun } from "./start-run.ts";

const SEEDS = Array.from({ length: 40 }, (_, position) => makeSeed(symbolOf(position)));
const CHANGES = { AAAB: { price: 105, marketCapitalization: 1.05e9 }, AAAC: { interestBearingDebt: 4e8 } };

const MANY = Number(env.CHAIN_STOCKS);

type Instances = ReturnType<typeof workflowInstances>;

async function prepare(dieAt?: Parameters<typeof workflowInstances>[1]): Promise<Instances> {
  await forgetEverything();
  await makeTables();
  await publishSeeds(SEEDS);
  await loadRecording(answersFor(SEEDS, CHANGES));
  return workflowInstances(env as Parameters<typeof workflowInstances>[0], dieAt);
}

const start = (instances: Instances) => triggerRun({ env: instances.env as never, now: new Date() });
const watch = (instances: Instances, later = 0) =>
  resumeLostRun({ env: instances.env as never, now: new Date(Date.now() + later * 1_000) });
const run = () =>
  env.DB.prepare("SELECT state, running, problem, failures FROM refresh_runs").first<{
    state: string;
    running: number | null;
    problem: string | null;
    failures: number;
  }>();

describe("a chain of instances", () => {
  it("publishes a run, each instance well under what production allows it", async () => {
    const instances = await prepare();
    await start(instances);
    expect(await instances.settle()).toBe(0);
    expect(await run()).toMatchObject({ state: "published", running: null });
    expect(instances.used.length).toBeGreaterThan(3);
    expect(Math.max(...instances.used.map(({ subrequests }) => subrequests))).toBeLessThanOrEqual(40);
  });

  it.each([
    ["/api/dashboard/stats", true],
    ["/api/automation/status", false],
  ])("rests while somebody reads %s from the same process: %s", async (path, isToRest) => {
    const instances = await prepare();
    await start(instances);
    const turns = vi.spyOn(globalThis, "setTimeout");
    noteRead(new Date(0));
    await call(path);
    await instances.settle();
    expect(await run()).toMatchObject({ state: "published" });
    const { pauseMilliseconds, longestRestMilliseconds } = FREE_PROFILE;
    const rests = instances.used.flatMap((instance) => instance.rests);
    expect(rests.length).toBeGreaterThan(3);
    expect(rests.every((one) => one >= pauseMilliseconds && one <= longestRestMilliseconds)).toBe(true);
    const hasLetReadersIn = turns.mock.calls.some(([, milliseconds]) => milliseconds === 0);
    turns.mockRestore();
    expect([rests.some((one) => one > pauseMilliseconds), hasLetReadersIn]).toEqual([isToRest, isToRest]);
  });

  it.runIf(MANY > 0)(
    `publishes a run of ${MANY} stocks`,
    async ({ task }) => {
      await forgetEverything();
      await makeTables();
      const seeds = Array.from({ length: MANY }, (_, position) => makeSeed(symbolOf(position)));
      await publishSeeds(seeds);
      await loadRecording(answersFor(seeds, CHANGES));
      const instances = workflowInstances(env as Parameters<typeof workflowInstances>[0]);
      await start(instances);
      expect(await instances.settle()).toBe(0);
      expect(await run()).toMatchObject({ state: "published", running: null });
      const most = Math.max(...instances.used.map(({ subrequests }) => subrequests));
      expect(most).toBeLessThanOrEqual(40);
      Object.assign(task.meta, {
        figure: `published by ${instances.used.length} instances, at most ${most} subrequests in one`,
      });
    },
    7_200_000,
  );

  it.each(["before", "after"] as const)(
    "that is killed anywhere is resumed by the watch a minute later, to the same end (%s the answer)",
    async (death) => {
      const whole = await prepare();
      await start(whole);
      await whole.settle();
      const expected = await visibleDigest();
      for (let deadAt = 1; ; deadAt += 5) {
        const instances = await prepare((conversation) => (conversation === deadAt ? death : undefined));
        await start(instances);
        const faults = await instances.settle();
        if (faults === 0) break;
        await watch(instances);
        const chains = instances.used.length;
        await instances.settle();
        expect([deadAt, instances.used.length]).toEqual([deadAt, chains]);
        await watch(instances, 121);
        await instances.settle();
        expect([deadAt, (await run())?.state, await visibleDigest()]).toEqual([deadAt, "published", expected]);
      }
    },
  );

  it("that has lost its run to another one stops, so that a run never has two", async () => {
    const instances = await prepare();
    await start(instances);
    await watch(instances, 61);
    await Promise.all([watch(instances, 61), watch(instances, 61)]);
    expect(instances.used.map(({ id }) => id.replace(/.*-(\d+)$/, "$1"))).toEqual(["1", "1"]);
    expect(await instances.settle()).toBe(0);
    const [first, ...others] = instances.used;
    expect(first?.steps).toBe(1);
    expect(new Set(others.map(({ id }) => id.replace(/-\d+$/, ""))).size).toBe(1);
    expect(await run()).toMatchObject({ state: "published" });
  });

  it("ends a run whose chunk fails however often it is tried, and waits longer from try to try", async () => {
    const instances = await prepare();
    await start(instances);
    const broken = { ...env, CACHE: { get: () => Promise.reject(new Error("broken")) } };
    const failing = workflowInstances(broken as unknown as Parameters<typeof workflowInstances>[0]);
    await watch(failing, 61);
    await failing.settle();
    expect(await run()).toMatchObject({ state: "failed", running: null });
    expect(failing.used.map(({ waitedSeconds }) => waitedSeconds)).toEqual([20, 40, 80, 160, 0]);
  });
});
