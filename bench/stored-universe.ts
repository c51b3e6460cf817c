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
import { migrate } from "../scripts/database/migrations.ts";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { readDataset } from "../scripts/universe/universe-files.ts";
import type { Bindings } from "../worker/platform/env.ts";
import { publishStocks } from "../worker/verdicts/publish.ts";
import { EMPTY_WORKER, startRuntime } from "./runtime.ts";
import { generatedStocks } from "./universe.ts";

const STORE = join(PROJECT_ROOT, "node_modules/.cache/mizan-bench");

/** The files that determine the rows' content. */
const SOURCES = [
  "schema/migrations/*.sql",
  "schema/seed/universe/*",
  "domain/**/*.ts",

  "worker/verdicts/**/*.ts",
  "bench/{universe,stored-universe}.ts",
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
  const universe = [...generatedStocks(stocks)];
  const runtime = await startRuntime(unfinished, { empty: EMPTY_WORKER });
  try {
    const bindings = await runtime.getBindings<Pick<Bindings, "DB" | "CACHE">>("empty");
    await migrate(bindings.DB);
    const { screenedOn } = readDataset();
    await publishStocks(bindings, universe, {
      screenedOn,
      now: new Date(`${screenedOn}T02:00:00Z`),
    });
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
