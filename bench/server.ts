import { createHash } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { WORKER_MAIN, type WorkerModule } from "../scripts/build-worker.ts";
import { migrate } from "../scripts/database/migrations.ts";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import type { Bindings } from "../worker/platform/env.ts";
import { publishGenerated } from "./universe.ts";

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

export type Server = {
  urls: Readonly<Record<string, URL>>;
  /** The runtime's front server for all of them; a header selects the Worker. */
  front: URL;
  bindings: Pick<Bindings, "DB" | "CACHE">;
  pid: number;
  stop: () => Promise<void>;
};

export async function startServer(
  scripts: Readonly<Record<string, Script>>,
  stocks: number,
  refreshedBy?: string,
): Promise<Server> {
  const state = await copyOfUniverse(stocks);
  const runtime = await startRuntime(state, scripts, refreshedBy);
  const [first = "", ...others] = Object.keys(scripts);
  const urlOf = async (name: string) => [name, await runtime.unsafeGetDirectURL(name)] as const;
  return {
    urls: Object.fromEntries(await Promise.all([first, ...others].map(urlOf))),
    front: await runtime.ready,
    bindings: await runtime.getBindings<Pick<Bindings, "DB" | "CACHE">>(first),
    pid: runtimeProcess(),
    stop: async () => {
      await runtime.dispose();
      rmSync(state, { recursive: true });
    },
  };
}

const STORE = join(PROJECT_ROOT, "node_modules/.cache/mizan-bench");

/** The files that determine the rows' content. */
const SOURCES = [
  "schema/migrations/*.sql",
  "schema/seed/universe/*",
  "domain/**/*.ts",
  "worker/verdicts/**/*.ts",
  "bench/universe.ts",
];

/**
 * A state folder of the local runtime whose database contains a generated universe, published as the pipeline does. It is made once
 * and kept until its sources change. Each caller gets a copy, and deletes it.
 */
export async function copyOfUniverse(stocks: number): Promise<string> {
  const stored = join(STORE, `${stocks}-${versionOfSources()}`);
  if (!existsSync(stored)) await store(stored, stocks);
  const copy = mkdtempSync(join(tmpdir(), "mizan-universe-"));
  cpSync(stored, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}

async function store(folder: string, stocks: number): Promise<void> {
  process.stderr.write(`Making a universe of ${stocks} stocks, once …\n`);
  mkdirSync(STORE, { recursive: true });
  const unfinished = mkdtempSync(join(STORE, "unfinished-"));
  const runtime = await startRuntime(unfinished, { empty: EMPTY_WORKER });
  try {
    const bindings = await runtime.getBindings<Pick<Bindings, "DB" | "CACHE">>("empty");
    await migrate(bindings.DB);
    await publishGenerated(bindings, stocks);
  } finally {
    await runtime.dispose();
  }
  for (const name of readdirSync(STORE)) {
    if (name.startsWith(`${stocks}-`)) rmSync(join(STORE, name), { recursive: true });
  }
  renameSync(unfinished, folder);
}

function versionOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: PROJECT_ROOT }).sort()) {
    hash.update(file).update(readFileSync(join(PROJECT_ROOT, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Linux counts a process's CPU in hundredths of a second. */
const TICK_MILLISECONDS = 10;

export function cpuMilliseconds(pid: number): number {
  const { userTicks, systemTicks } = processStatus(pid);
  return (userTicks + systemTicks) * TICK_MILLISECONDS;
}

/**
 * The workerd process that this process started last.
 *
 * @throws Error when there is none
 */
export function runtimeProcess(): number {
  const started = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const { name, parent } = processStatus(pid);
        return name.startsWith("workerd") && parent === process.pid;
      } catch {
        return false;
      }
    });
  const pid = started.sort((first, second) => first - second).at(-1);
  if (pid === undefined) throw new Error("no workerd runs under this process");
  return pid;
}

function processStatus(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const nameEnd = text.lastIndexOf(")");
  const fields = text.slice(nameEnd + 2).split(" ");
  return {
    name: text.slice(text.indexOf("(") + 1, nameEnd),
    parent: Number(fields[1]),
    userTicks: Number(fields[11]),
    systemTicks: Number(fields[12]),
  };
}
