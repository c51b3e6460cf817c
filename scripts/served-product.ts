import { createHash } from "node:crypto";
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { unstable_readConfig } from "wrangler";
import { buildWorker, WORKER_MAIN } from "./build-worker.ts";
import { PROJECT_ROOT, SECRETS_FILE, servedSite, stateFolder } from "./local-state.ts";
import { WORKER_CONFIG } from "./platform.ts";
import { runNode } from "./run-node.ts";

export type ServedProduct = { folder: string; site: string; worker: string };

/** Everything that the site and the Worker are built from: what lies in these folders, the packages, and what the environment names. */
const SOURCES = "{domain,schema,scripts,web/{src,public},worker}/**/*.*";
const SETTINGS = ["web/index.html", "web/vite.config.ts", "package.json", "package-lock.json", "wrangler.toml"];

export function fingerprint(root = PROJECT_ROOT, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash("sha256");
  const { SITE_ORIGIN, MIZAN_CLOCK } = environment;
  hash.update(JSON.stringify([process.version, SITE_ORIGIN, MIZAN_CLOCK]));
  for (const file of [...globSync(SOURCES, { cwd: root }), ...SETTINGS].sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(join(root, file)).isFile()) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Builds the site and the Worker into a folder of this start, unless it has them of the same sources. Wrangler watches what it serves, so another build or an edit in the project
 * must not touch these files (`docs/decisions/0300`).
 */
export async function buildProduct(): Promise<ServedProduct> {
  const folder = resolve(stateFolder(), "served");
  const [site, worker] = [join(folder, "site"), join(folder, "worker")];
  const [mark, sources] = [join(folder, "built-from"), fingerprint()];
  if (!existsSync(mark) || readFileSync(mark, "utf8") !== sources) {
    rmSync(folder, { recursive: true, force: true });
    for (const each of [site, worker]) mkdirSync(each, { recursive: true, mode: 0o700 });
    await Promise.all([
      buildWorker(worker),
      runNode("Building the site", [resolve(PROJECT_ROOT, "scripts/site/build-site.ts"), servedSite()]),
    ]);
    writeFileSync(mark, sources);
  }
  if (existsSync(SECRETS_FILE)) copyFileSync(SECRETS_FILE, join(worker, ".dev.vars"));
  copyFileSync(resolve(PROJECT_ROOT, "web/wrangler.toml"), join(site, "wrangler.toml"));
  return { folder: site, site: "wrangler.toml", worker: writeConfiguration(worker) };
}

/** Without the triggers, which nothing fires locally, and with a Worker that is built already. */
function writeConfiguration(folder: string): string {
  const config = unstable_readConfig({ config: WORKER_CONFIG, env: "" }, { hideWarnings: true });
  const { name, compatibility_date, rules, d1_databases, kv_namespaces, workflows } = config;
  const bindings = { d1_databases, kv_namespaces, workflows };
  const file = join(folder, "wrangler.json");
  writeFileSync(
    file,
    JSON.stringify({ name, main: WORKER_MAIN, compatibility_date, no_bundle: true, rules, ...bindings }),
  );
  return file;
}
