import { bundledSource, bundledWorker, HONO_HELLO } from "./bundle.ts";
import { cpuPerRequest } from "./load.ts";
import type { Measured } from "./measure.ts";
import { startServer } from "./server.ts";
import { MANY_STOCKS } from "./universe.ts";

const BARE_D1 = `
import { Hono } from "hono";
const app = new Hono();
app.get("/:symbol", async (context) => {
  const row = await context.env.DB.prepare("SELECT id, document FROM stocks WHERE symbol = ?1").bind(context.req.param("symbol")).first();
  return context.body(row.document, 200, { "content-type": "application/json" });
});
export default app;
`;

/** P1: CPU a request of GET /api/stocks/:symbol against a bare Hono hello in the same workerd. */
export async function lookUp(): Promise<Measured[]> {
  const scripts = { worker: bundledWorker(), hello: bundledSource(HONO_HELLO), bareD1: bundledSource(BARE_D1) };
  const server = await startServer(scripts, MANY_STOCKS);
  try {
    const symbols = await listSymbols(server.bindings.DB);
    const symbol = (index: number) => symbols[(index * 7919) % symbols.length];
    const spent = await cpuPerRequest(server.pid, {
      hello: { url: () => new URL("/", server.urls["hello"]) },
      bareD1: { url: (index) => new URL(`/${symbol(index)}`, server.urls["bareD1"]) },
      d1: { url: (index) => new URL(`/api/stocks/${symbol(index)}`, server.urls["worker"]) },
    });
    const against = (what: string, load: keyof typeof spent, atMost: number): Measured => ({
      name: "P1",
      what: `look-up, ${what} ÷ Hono hello`,
      ours: spent[load],
      reference: spent.hello,
      ratio: spent[load].median / spent.hello.median,
      goal: { atMost },
    });
    return [against("from D1", "d1", 4.8), against("bare D1", "bareD1", 4.8)];
  } finally {
    await server.stop();
  }
}

async function listSymbols(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare("SELECT symbol FROM stocks").all<{ symbol: string }>();
  return results.map(({ symbol }) => symbol);
}
