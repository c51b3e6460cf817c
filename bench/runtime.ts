import { Miniflare } from "miniflare";

/** A D1 database and a KV namespace, under the Worker's names for them. */
const BINDINGS = { DB: { type: "d1", id: "mizan" }, CACHE: { type: "kv", id: "mizan" } } as const;

/** The same as in wrangler.toml. */
export const COMPATIBILITY_DATE = "2026-10-01";

/**
 * Runs Workers, each given as the text of its one module, in one workerd on one state folder, each on a socket of its own. The one that
 * `refreshedBy` names has the refresh's Workflow, which its module exports.
 */
export async function startRuntime(
  state: string,
  scripts: Readonly<Record<string, string>>,
  refreshedBy?: string,
): Promise<Miniflare> {
  const workflow = { type: "workflow", name: "mizan-refresh", exportName: "RefreshWorkflow" } as const;
  const runtime = new Miniflare({
    resourcePersistencePath: state,
    workers: Object.entries(scripts).map(([name, contents]) => ({
      config: {
        name,
        compatibilityDate: COMPATIBILITY_DATE,
        manifest: { mainModule: "index.js", modules: { "index.js": { type: "esm", contents } } },
        env: { ...BINDINGS, ...(name === refreshedBy && { REFRESH: { ...workflow, worker: name } }) },
      },
      dev: { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
    })),
  });
  await runtime.ready;
  return runtime;
}
