import { rmSync } from "node:fs";
import { buildWorker, buildWorkerOf } from "../scripts/build-worker.ts";
import { cpuMilliseconds, runtimeProcess } from "./cpu.ts";
import { compared, type Measured, quantityOf, ROUNDS } from "./measure.ts";
import { EMPTY_WORKER, type Script, startRuntime } from "./runtime.ts";
import { copyOfUniverse } from "./stored-universe.ts";
import { FEW_STOCKS, measuredSymbol } from "./universe.ts";

/** A look-up by the three packages alone. */
const THREE_PACKAGES = `
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { Hono } from "hono";
import * as z from "zod";
const stocks = sqliteTable("stocks", { id: integer("id").primaryKey(), symbol: text("symbol").notNull() });
const stock = z.object({ id: z.int(), symbol: z.string() });
const app = new Hono();
app.get("/api/stocks/:symbol", async (context) => {
  const rows = await drizzle(context.env.DB).select().from(stocks).where(eq(stocks.symbol, context.req.param("symbol")));
  return context.json(z.array(stock).parse(rows));
});
export default app;
`;

const LOOK_UP = `/api/stocks/${measuredSymbol()}`;
/** Copies of one Worker in one process, so that the cost of an isolate stands out from that of the process. */
const COPIES = 16;

/**
 * P17: CPU of a cold isolate until its first look-up is answered, ours against a Worker that answers one row with hono, drizzle-orm and
 * zod. The cost of the process and of an empty Worker's isolates is subtracted from both.
 */
export async function workerStart(): Promise<Measured[]> {
  const scripts = { ours: await buildWorker(), packages: await buildWorkerOf(THREE_PACKAGES), empty: EMPTY_WORKER };
  const spent: Record<keyof typeof scripts, number[]> = { ours: [], packages: [], empty: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(scripts) as (keyof typeof scripts)[]) spent[name].push(await startOf(scripts[name]));
  }
  const own = (name: "ours" | "packages") =>
    quantityOf(
      spent[name].map((cpu, round) => (cpu - (spent.empty[round] ?? 0)) / COPIES),
      "ms",
    );
  return [
    compared("P17", "CPU of a cold isolate's first look-up ÷ the same of hono, drizzle-orm and zod alone", {
      ours: own("ours"),
      reference: own("packages"),
      goal: { atMost: 2 },
    }),
  ];
}

/** CPU of a process from its start until each of its identical Workers has answered once; in milliseconds. */
async function startOf(script: Script): Promise<number> {
  const state = await copyOfUniverse(FEW_STOCKS);
  const names = Array.from({ length: COPIES }, (_, index) => `copy-${index}`);
  const runtime = await startRuntime(state, Object.fromEntries(names.map((name) => [name, script])));
  try {
    for (const name of names) {
      const answer = await fetch(new URL(LOOK_UP, await runtime.unsafeGetDirectURL(name)));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the look-up answered ${answer.status}`);
    }
    return cpuMilliseconds(runtimeProcess());
  } finally {
    await runtime.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}
