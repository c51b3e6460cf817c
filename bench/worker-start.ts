import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundledSource, bundledWorker } from "./bundle.ts";
import { cpuMilliseconds, runtimeProcess } from "./cpu.ts";
import { compared, exactly, type Measured, quantityOf, ROUNDS } from "./measure.ts";
import { startRuntime } from "./runtime.ts";

/** The three packages, with the least use of each that a bundler does not drop. */
const THREE_PACKAGES = `
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { Hono } from "hono";
import * as z from "zod";
const notes = sqliteTable("notes", { id: integer("id").primaryKey(), text: text("text").notNull() });
const note = z.object({ id: z.int(), text: z.string() });
const app = new Hono();
app.get("/api/health", (context) => context.text("hello"));
app.get("/notes", async (context) => context.json(z.array(note).parse(await drizzle(context.env.DB).select().from(notes))));
export default app;
`;

const EMPTY = 'export default { fetch: () => new Response("hello") };';

/** Copies of one Worker in one process, so that the cost of an isolate stands out from that of the process. */
const COPIES = 16;
const BUDGET_KILOBYTES = 135;

/**
 * P17: CPU of a cold isolate until its first hello, ours against a Worker that only imports the three packages. The cost of the
 * process and of an empty Worker's isolates is subtracted from both. Also the bundle's size against its budget.
 */
export async function workerStart(): Promise<Measured[]> {
  const worker = bundledWorker();
  const scripts = { ours: worker, packages: bundledSource(THREE_PACKAGES), empty: EMPTY };
  const spent: Record<keyof typeof scripts, number[]> = { ours: [], packages: [], empty: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(scripts) as (keyof typeof scripts)[]) spent[name].push(await startOf(scripts[name]));
  }
  const own = (name: "ours" | "packages") =>
    quantityOf(
      spent[name].map((cpu, round) => (cpu - (spent.empty[round] ?? 0)) / COPIES),
      "ms",
    );
  const kilobytes = gzipSync(worker, { level: 9 }).length / 1000;
  return [
    compared("P17", "CPU of a cold isolate's start ÷ a Worker that only imports hono, drizzle-orm and zod", {
      ours: own("ours"),
      reference: own("packages"),
      goal: { atMost: 1.3 },
    }),
    compared("P17", "Worker bundle, gzip ÷ its budget", {
      ours: exactly(kilobytes, "kB"),
      reference: exactly(BUDGET_KILOBYTES, "kB"),
      goal: { atMost: 1 },
    }),
  ];
}

/** CPU of a process from its start until each of its identical Workers has answered once; in milliseconds. */
async function startOf(script: string): Promise<number> {
  const state = mkdtempSync(join(tmpdir(), "mizan-start-"));
  const names = Array.from({ length: COPIES }, (_, index) => `copy-${index}`);
  const runtime = await startRuntime(state, Object.fromEntries(names.map((name) => [name, script])));
  try {
    for (const name of names) {
      const answer = await fetch(new URL("/api/health", await runtime.unsafeGetDirectURL(name)));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the hello answered ${answer.status}`);
    }
    return cpuMilliseconds(runtimeProcess());
  } finally {
    await runtime.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}
