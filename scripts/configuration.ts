import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import * as z from "zod";
import { PROJECT_ROOT } from "./local-state.ts";

export const WORKER_CONFIG = resolve(PROJECT_ROOT, "wrangler.toml");

export const wranglerScript = resolve(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");

export const wranglerEnvironment = {
  ...process.env,
  CI: "true",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_SEND_METRICS: "false",
  // Offline it prints a stack trace.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Otherwise the state folder grows by every request and statement, and reads become several times slower.
  X_LOCAL_OBSERVABILITY: "false",
};

const projectSchema = z.object({ name: z.string(), compatibility_date: z.string() });

/** What no environment takes over from the top level. */
const bindingsSchema = z.object({
  triggers: z.object({ crons: z.array(z.string()) }),
  d1_databases: z.array(z.object({ binding: z.string(), database_name: z.string(), database_id: z.string() })),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })),
  workflows: z.array(z.object({ binding: z.string(), name: z.string(), class_name: z.string() })),
});

const workerSchema = projectSchema.extend({
  main: z.string(),
  ...bindingsSchema.shape,
  env: z.object({ preview: bindingsSchema }),
});

/** Wrangler itself takes a second to load, for reading a file of sixty lines. */
const read = (file: string) => parse(readFileSync(file, "utf8"));

/** The Worker's configuration in a deployment; production is the top level. */
export function workerConfig(deployment: "production" | "preview") {
  const { env, ...production } = workerSchema.parse(read(WORKER_CONFIG));
  return deployment === "production"
    ? production
    : { ...production, ...env.preview, name: `${production.name}-${deployment}` };
}

export const pagesConfig = () => projectSchema.parse(read(resolve(PROJECT_ROOT, "web/wrangler.toml")));
