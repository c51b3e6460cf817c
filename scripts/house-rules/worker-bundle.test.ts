import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { buildWorker, type WorkerModule } from "../build-worker.ts";

/**
 * A little above the measured size, so that nothing large comes in unseen; a language of feeds and notifications weighs 4 kB. Cloudflare's
 * free plan takes 3 MB, and no good library is refused for its bytes: what counts is the time of a cold isolate, which
 * `bench/worker-cpu.ts` measures.
 */
const BUDGET_KILOBYTES = 312;
const INITIAL_KILOBYTES = 98;
/** The protocol's package with its own copy of zod: only a request to its address evaluates it. */
const MCP_KILOBYTES = 95;

/** All but the file that only assistants ask for. */
let modules: readonly WorkerModule[];
let ofAssistants: readonly WorkerModule[];

beforeAll(async () => {
  const all = await buildWorker();
  ofAssistants = all.filter(({ file }) => file.startsWith("mcp-"));
  modules = all.filter((module) => !ofAssistants.includes(module));
});

const inputs = () => modules.flatMap((module) => module.inputs);
const gzipKilobytes = (of: readonly WorkerModule[]) =>
  of.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

describe("the Worker's bundle", () => {
  it(`weighs at most ${BUDGET_KILOBYTES} kB gzip`, () => {
    expect(gzipKilobytes(modules)).toBeLessThanOrEqual(BUDGET_KILOBYTES);
  });

  it("contains four packages, the two that encrypt a push, and nothing of the pages", () => {
    const packages = inputs().flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    expect([...new Set(packages)].sort()).toEqual([
      ...["@block65/webcrypto-web-push", "drizzle-orm", "hono", "papaparse", "uint8array-extras", "zod"],
    ]);
    expect(inputs().filter((file) => /(^|\/)(web|scripts|bench)\//.test(file))).toEqual([]);
  });

  it("evaluates nothing before its first request that a look-up of a stock does not need", () => {
    const initial = modules.filter(({ isInitial }) => isInitial);
    const features = initial.flatMap((module) =>
      module.inputs.filter((file) => /^worker\/(features|refresh|providers)\//.test(file)),
    );
    expect(features.sort()).toEqual([
      "worker/features/stocks/repository.ts",
      "worker/features/stocks/routes.ts",
      "worker/features/stocks/service.ts",
    ]);
    expect(initial.flatMap((module) => module.inputs)).not.toContain("domain/screening/screen-stock.ts");
    expect(gzipKilobytes(initial)).toBeLessThanOrEqual(INITIAL_KILOBYTES);
  });

  it("contains zod's small build, without its texts and without the generator of JSON Schema", () => {
    const heavy = /zod\/v4\/(classic|locales)\/|zod\/v4\/core\/(to-json-schema|json-schema-processors)/;
    expect(inputs().filter((file) => heavy.test(file))).toEqual([]);
  });

  it(`answers assistants with one file of at most ${MCP_KILOBYTES} kB more, which nothing else loads`, () => {
    expect(ofAssistants.map(({ isInitial }) => isInitial)).toEqual([false]);
    expect(gzipKilobytes(ofAssistants)).toBeLessThanOrEqual(MCP_KILOBYTES);
    const [{ file } = { file: "" }] = ofAssistants;
    expect(modules.filter(({ code }) => new RegExp(`from ?"./${file}"`).test(code))).toEqual([]);
  });

  it("contains one of Hono's routers, the one that our routes need", () => {
    const routers = inputs().flatMap((file) => /hono\/dist\/router\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(routers)]).toEqual(["trie-router"]);
  });
});
