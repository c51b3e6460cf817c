import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { treeshake } from "../web/vite.config.ts";
import { PROJECT_ROOT } from "./local-state.ts";
import { folderBesidePackages } from "./temporary-files.ts";

/** A module of the built Worker and the files it is made of. The initial ones are evaluated before the first request. */
export type WorkerModule = { file: string; code: string; isInitial: boolean; inputs: string[] };

export const WORKER_MAIN = "index.mjs";

/**
 * Builds the Worker, the same for a deployment, for `npm start`, `npm run dev` and the measurements, into modules of which an isolate
 * evaluates only those that its requests need; without a `folder` nothing is written. Verdicts age from day to day, so MIZAN_CLOCK pins
 * the day for browser tests, which then read the same verdicts next year as today.
 */
export async function buildWorker(folder?: string): Promise<WorkerModule[]> {
  const entry = resolve(PROJECT_ROOT, "worker/index.ts");
  const clock = process.env["MIZAN_CLOCK"];
  if (folder && clock) return withSource(entryWithClock(entry, clock), (clocked) => buildEntry(clocked, folder));
  return buildEntry(entry, folder);
}

/** The same for an entry given as source, which can import installed packages and files of the project by their path from its root. */
export function buildWorkerOf(source: string): Promise<WorkerModule[]> {
  return withSource(source, (entry) => buildEntry(entry));
}

async function withSource<Result>(source: string, use: (entry: string) => Promise<Result>): Promise<Result> {
  const folder = folderBesidePackages();
  const entry = join(folder, "index.ts");
  writeFileSync(entry, source);
  try {
    return await use(entry);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildEntry(entry: string, folder?: string): Promise<WorkerModule[]> {
  const built = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: "error",
    mode: "production",
    publicDir: false,
    resolve: { conditions: ["workerd", "worker", "module", "browser"] },
    ssr: { noExternal: true, target: "webworker" },
    plugins: [ownZodForAssistants],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: true,
      write: folder !== undefined,
      ...(folder && { outDir: folder }),
      emptyOutDir: true,
      minify: true,
      sourcemap: folder !== undefined,
      target: "es2024",
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: /^(?:cloudflare|node):/,
        treeshake,
        optimization: { pifeForModuleWrappers: false },
        output: {
          format: "es",
          entryFileNames: WORKER_MAIN,
          chunkFileNames: "[name]-[hash].mjs",
          // An isolate parses every file when it starts, but evaluates a wrapped module when it is first imported: few files, all wrapped.
          strictExecutionOrder: true,
          codeSplitting: {
            groups: [
              { name: "initial", tags: ["$initial"] },
              { name: "on-demand", test: (id) => !OF_ASSISTANTS.test(id) },
              { name: "mcp" },
            ],
          },
        },
      },
    },
  });
  return modulesOf(built as Rolldown.RolldownOutput);
}

const OWN = "?mcp";
/** What only `worker/features/mcp` needs. */
const OF_ASSISTANTS = /worker\/features\/mcp\/|contracts\/mcp-tools|node_modules\/@modelcontextprotocol\/|\?mcp$/;
const NEEDS_ALL_OF_ZOD = /features\/mcp\/server\.ts$|node_modules\/@modelcontextprotocol\//;

/** The protocol's package needs nearly all of zod: with a copy of its own, what everyone else evaluates stays as small as it was. */
const ownZodForAssistants: Plugin = {
  name: "own-zod-for-assistants",
  enforce: "pre",
  async resolveId(source, importer = "") {
    const isOwn = importer.endsWith(OWN) || (NEEDS_ALL_OF_ZOD.test(importer) && /^zod\b/.test(source));
    const found = isOwn ? await this.resolve(source, importer.replace(OWN, ""), { skipSelf: true }) : null;
    return found && { ...found, id: found.id + OWN };
  },
  load: (id) => (id.endsWith(OWN) ? readFileSync(id.replace(OWN, ""), "utf8") : null),
};

function modulesOf({ output }: Rolldown.RolldownOutput): WorkerModule[] {
  const chunks = output.filter((part) => part.type === "chunk");
  const initial = new Set([WORKER_MAIN]);
  for (const file of initial) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) initial.add(imported);
  }
  return chunks.map(({ fileName, code, modules }) => ({
    file: fileName,
    code,
    isInitial: initial.has(fileName),
    inputs: Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && isAbsolute(id) ? [relative(PROJECT_ROOT, id)] : [],
    ),
  }));
}

/** Moves all that the Worker asks a Date for; what it makes of a given time stays. */
function entryWithClock(entry: string, clock: string): string {
  const offset = Date.parse(clock) - Date.now();
  if (Number.isNaN(offset))
    throw new Error(`MIZAN_CLOCK is "${clock}", which is not a time such as 2026-08-29T12:00:00Z.`);
  return `
import worker from ${JSON.stringify(entry)};
const Real = globalThis.Date;
globalThis.Date = class extends Real {
  constructor(...words) {
    super(...(words.length === 0 ? [Real.now() + ${offset}] : words));
  }
  static now() {
    return Real.now() + ${offset};
  }
};
export * from ${JSON.stringify(entry)};
export default worker;
`;
}

if (import.meta.main) await buildWorker(resolve(PROJECT_ROOT, "worker/dist"));
