import { Miniflare } from "miniflare";
import { WORKER_MAIN, type WorkerModule } from "../scripts/build-worker.ts";

/** A D1 database and a KV namespace, under the Worker's names for them. */
const BINDINGS = { DB: { type: "d1", id: "mizan" }, CACHE: { type: "kv", id: "mizan" } } as const;

/** The same as in wrangler.toml. */
const COMPATIBILITY_DATE = "2026-10-01";

/** A bare Hono app: the minimum cost of any request through Hono. */
export const HONO_HELLO = `
import { Hono } from "hono";
const app = new Hono();
app.get("/", (context) => context.text("hello"));
export default app;
`;

export const EMPTY_WORKER = 'export default { fetch: () => new Response("hello") };';

/** A Worker as built, or the text of its one module. */
export type Script = string | readonly Pick<WorkerModule, "file" | "code">[];

/**
 * Runs Workers in one workerd on one state folder, each on a socket of its own. The one that `refreshedBy` names has the refresh's
 * Workflow, which its module exports.
 */
export async function startRuntime(
  state: string,
  scripts: Readonly<Record<string, Script>>,
  refreshedBy?: string,
): Promise<Miniflare> {
  const workflow = { type: "workflow", name: "mizan-refresh", exportName: "RefreshWorkflow" } as const;
  const runtime = new Miniflare({
    resourcePersistencePath: state,
    workers: Object.entries(scripts).map(([name, script]) => ({
      config: {
        name,
        compatibilityDate: COMPATIBILITY_DATE,
        manifest: { mainModule: WORKER_MAIN, modules: modulesOf(script) },
        env: { ...BINDINGS, ...(name === refreshedBy && { REFRESH: { ...workflow, worker: name } }) },
      },
      dev: { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
    })),
  });
  await runtime.ready;
  return runtime;
}

function modulesOf(script: Script) {
  const modules = typeof script === "string" ? [{ file: WORKER_MAIN, code: script }] : script;
  return Object.fromEntries(modules.map(({ file, code }) => [file, { type: "esm" as const, contents: code }]));
}
