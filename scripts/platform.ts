import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import * as z from "zod";
import type { Bindings } from "../worker/platform/env.ts";
import { PROJECT_ROOT, stateFolder } from "./local-state.ts";

export const WORKER_CONFIG = resolve(PROJECT_ROOT, "wrangler.toml");

export const DEPLOYMENTS = ["production", "preview"] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];
export type Place = "local" | Deployment;

/** Wrangler's name for a deployment; production is the top level of the configuration. */
function wranglerEnvironmentOf(deployment: Deployment): string | undefined {
  return deployment === "production" ? undefined : deployment;
}

export function workerOptions(deployment: Deployment): string[] {
  return ["--config", WORKER_CONFIG, `--env=${wranglerEnvironmentOf(deployment) ?? ""}`];
}

const workerConfigSchema = z.object({
  name: z.string(),
  compatibility_date: z.string(),
  triggers: z.object({ crons: z.array(z.string()).optional() }),
  d1_databases: z.array(z.object({ binding: z.string(), database_name: z.string(), database_id: z.string() })),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })),
});

export function workerConfig(deployment: Deployment) {
  const env = wranglerEnvironmentOf(deployment);
  const options = { config: WORKER_CONFIG, ...(env && { env }) };
  return workerConfigSchema.parse(unstable_readConfig(options, { hideWarnings: true }));
}

export function pagesProject(): string {
  const config = unstable_readConfig({ config: resolve(PROJECT_ROOT, "web/wrangler.toml") }, { hideWarnings: true });
  return z.object({ name: z.string() }).parse(config).name;
}

export async function withPlatform<T>(place: Place, use: (env: Bindings) => Promise<T>): Promise<T> {
  process.env["WRANGLER_LOG"] ??= "error";
  const folder = mkdtempSync(join(tmpdir(), "mizan-platform-"));
  const proxy = await getPlatformProxy<Bindings>(
    place === "local"
      ? { configPath: WORKER_CONFIG, persist: { path: resolve(stateFolder(), "v3") } }
      : { configPath: remoteConfig(folder, place), persist: false },
  );
  try {
    return await use(proxy.env);
  } finally {
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A configuration with only the deployment's database and cache, reached over the network. */
function remoteConfig(folder: string, deployment: Deployment): string {
  const { name, compatibility_date, d1_databases, kv_namespaces } = workerConfig(deployment);
  const file = join(folder, "wrangler.json");
  const remote = {
    name,
    compatibility_date,
    d1_databases: d1_databases.map((database) => ({ ...database, remote: true })),
    kv_namespaces: kv_namespaces.map((namespace) => ({ ...namespace, remote: true })),
  };
  writeFileSync(file, JSON.stringify(remote));
  return file;
}

export function placeOf(at: string | undefined): Place {
  const place = (["local", ...DEPLOYMENTS] as const).find((known) => known === (at ?? "local"));
  if (!place) throw new Error(`There is no place "${at}". There are local, ${DEPLOYMENTS.join(", ")}.`);
  return place;
}
