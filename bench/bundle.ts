import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { COMPATIBILITY_DATE } from "./runtime.ts";

/** A bare Hono app: the minimum cost of any request through Hono. */
export const HONO_HELLO = `
import { Hono } from "hono";
const app = new Hono();
app.get("/", (context) => context.text("hello"));
export default app;
`;

export function bundledWorker(): string {
  return inFolder((folder) => bundled(join(PROJECT_ROOT, "wrangler.toml"), folder));
}

export function bundledSource(source: string): string {
  return inFolder((folder) => {
    const config = join(folder, "wrangler.toml");
    writeFileSync(join(folder, "index.ts"), source);
    writeFileSync(
      config,
      `name = "source"\nmain = "index.ts"\ncompatibility_date = "${COMPATIBILITY_DATE}"\nminify = true\nkeep_names = false\n`,
    );
    return bundled(config, folder);
  });
}

function bundled(config: string, folder: string): string {
  const wrangler = join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");
  const words = ["deploy", "--dry-run", "--config", config, "--outdir", join(folder, "out")];
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" };
  execFileSync(process.execPath, [wrangler, ...words], { env, stdio: "pipe" });
  return readFileSync(join(folder, "out/index.js"), "utf8");
}

function inFolder(act: (folder: string) => string): string {
  const folder = mkdtempSync(join(PROJECT_ROOT, "bench/bundle-"));
  try {
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
