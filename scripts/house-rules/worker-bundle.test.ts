import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

/**
 * A little above the measured size, so that nothing large comes in unseen. Cloudflare's free plan takes 3 MB, and no good library is
 * refused for its bytes: what counts is the time of a cold isolate, which `bench/worker-start.ts` measures.
 */
const BUDGET_KILOBYTES = 210;

type Bundle = { gzipKilobytes: number; inputs: string[] };

let bundle: Bundle;

beforeAll(() => {
  bundle = deployable();
}, 120_000);

/** The upload, and the source files that are part of it. */
function deployable(): Bundle {
  const folder = mkdtempSync(join(tmpdir(), "mizan-bundle-"));
  try {
    const wrangler = join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");
    const metafile = join(folder, "meta.json");
    const words = ["deploy", "--dry-run", "--outdir", folder, "--metafile", metafile];
    const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" };
    execFileSync(process.execPath, [wrangler, ...words], { cwd: PROJECT_ROOT, env, stdio: "pipe" });
    const { outputs } = JSON.parse(readFileSync(metafile, "utf8")) as {
      outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
    };
    const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
    return {
      gzipKilobytes: gzipSync(readFileSync(join(folder, "index.js")), { level: 9 }).length / 1000,
      inputs: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the Worker's bundle", () => {
  it(`weighs at most ${BUDGET_KILOBYTES} kB gzip`, () => {
    expect(bundle.gzipKilobytes).toBeLessThanOrEqual(BUDGET_KILOBYTES);
  });

  it("contains four packages, the two that encrypt a push, and nothing of the pages", () => {
    const packages = bundle.inputs.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    expect([...new Set(packages)].sort()).toEqual([
      ...["@block65/webcrypto-web-push", "drizzle-orm", "hono", "papaparse", "uint8array-extras", "zod"],
    ]);
    expect(bundle.inputs.filter((file) => /(^|\/)(web|scripts|bench)\//.test(file))).toEqual([]);
  });

  it("contains zod's small build, without its texts and without the generator of JSON Schema", () => {
    const heavy = /zod\/v4\/(classic|locales)\/|zod\/v4\/core\/(to-json-schema|json-schema-processors)/;
    expect(bundle.inputs.filter((file) => heavy.test(file))).toEqual([]);
  });

  it("contains one of Hono's routers, the one that our routes need", () => {
    const routers = bundle.inputs.flatMap((file) => /hono\/dist\/router\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(routers)]).toEqual(["trie-router"]);
  });
});
