import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import type { Measured } from "./measure.ts";

const HELLO = `
import { Hono } from "hono";
const app = new Hono();
app.get("/", (context) => context.text("hello"));
export default app;
`;

/** P17: the Worker's bundle against a Hono hello, both minified by the same tool, gzip. */
export async function workerBundle(): Promise<Measured[]> {
  const folder = mkdtempSync(join(PROJECT_ROOT, "bench/hello-"));
  try {
    writeFileSync(join(folder, "hello.ts"), HELLO);
    writeFileSync(
      join(folder, "wrangler.toml"),
      'name = "hello"\nmain = "hello.ts"\ncompatibility_date = "2026-10-01"\nminify = true\n',
    );
    const ours = gzipBytes(join(PROJECT_ROOT, "wrangler.toml"), join(folder, "ours"));
    const hello = gzipBytes(join(folder, "wrangler.toml"), join(folder, "reference"));
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    return [
      {
        name: "P17",
        what: "Worker bundle, gzip ÷ a Hono hello",
        ours: kilobytes(ours),
        reference: kilobytes(hello),
        ratio: ours / hello,
        goal: { atMost: 6 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function gzipBytes(config: string, outdir: string): number {
  const wrangler = join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");
  const words = [wrangler, "deploy", "--dry-run", "--config", config, "--outdir", outdir];
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" };
  execFileSync(process.execPath, words, { env, stdio: "pipe" });
  const name = config.includes("hello-") ? "hello.js" : "index.js";
  return gzipSync(readFileSync(join(outdir, name)), { level: 9 }).length;
}
