import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Bindings } from "../worker/platform/env.ts";
import { WORKER_CONFIG, workerConfig } from "./configuration.ts";
import { stateFolder } from "./local-state.ts";

export const DEPLOYMENTS = ["production", "preview"] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];
export type Place = "local" | Deployment;

/** Wrangler's name for a deployment; production is the top level of the configuration. */
export function workerOptions(deployment: Deployment): string[] {
  return ["--config", WORKER_CONFIG, `--env=${deployment === "production" ? "" : deployment}`];
}

export async function withPlatform<T>(place: Place, use: (env: Bindings) => Promise<T>): Promise<T> {
  process.env["WRANGLER_LOG"] ??= "error";
  const { getPlatformProxy } = await import("wrangler");
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
