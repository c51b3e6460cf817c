import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

/** The folders of `domain`, each with those it may import; every other pair is planted as a violation. */
const DOMAIN_ARROWS: Readonly<Record<string, readonly string[]>> = {
  facts: [],
  filings: ["facts"],
  issuers: ["facts"],
  standards: ["facts", "issuers"],
  screening: ["facts", "issuers", "standards"],
  purification: ["facts", "issuers", "standards", "screening"],
  funds: ["facts", "issuers", "standards", "screening"],
  portfolio: ["facts", "issuers", "standards", "screening", "purification", "funds"],
  refresh: ["facts", "screening"],
  verdict: ["facts", "issuers", "standards", "screening"],
  zakat: [],
};

type Planted = readonly [file: string, imported: string];

const isArrow = (from: string, to: string) => DOMAIN_ARROWS[from]?.includes(to) === true;

function domainPairs(wanted: boolean): Planted[] {
  const folders = Object.keys(DOMAIN_ARROWS);
  return folders.flatMap((from) =>
    folders
      .filter((to) => to !== from && isArrow(from, to) === wanted)
      .map((to): Planted => [`domain/${from}/planted.ts`, `../${to}/planted.ts`]),
  );
}

const FORBIDDEN: readonly Planted[] = [
  ...domainPairs(false),
  ["domain/screening/planted.ts", "zod"],
  ["domain/screening/planted.ts", "node:fs"],
  ["domain/screening/planted.ts", "drizzle-orm/d1"],
  ["domain/screening/planted.ts", "../../schema/contracts/stocks.ts"],
  ["domain/facts/planted.ts", "../../schema/wording/en/screening/reasons.ts"],
  ["domain/standards/planted.ts", "../../schema/tables/stocks.ts"],
  ["domain/issuers/planted.ts", "../../schema/seed/universe-format.ts"],
  ["domain/screening/planted.ts", "../../worker/features/stocks/service.ts"],
  ["domain/screening/planted.ts", "../../worker/platform/database.ts"],
  ["domain/purification/planted.ts", "../../web/src/lib/http.ts"],
  ["domain/a-folder-of-tomorrow/planted.ts", "../../scripts/local-state.ts"],
  ["schema/contracts/planted.ts", "hono"],
  ["schema/contracts/planted.ts", "zod"],
  ["schema/contracts/planted.ts", "../tables/stocks.ts"],
  ["schema/contracts/planted.ts", "../wording/en/screening/reasons.ts"],
  ["schema/contracts/forum/planted.ts", "zod"],
  ["schema/contracts/forum/planted.ts", "../../tables/stocks.ts"],
  ["schema/contracts/names/planted.ts", "../forum/forum.ts"],
  ["schema/wording/en/planted.ts", "zod"],
  ["schema/wording/en/planted.ts", "../../tables/stocks.ts"],
  ["schema/wording/en/planted.ts", "../../../worker/platform/env.ts"],
  ["schema/wording/en/planted.ts", "../../../web/src/lib/http.ts"],
  ["schema/wording/ar/screening/planted.ts", "../../fr/format.ts"],
  ["schema/wording/ar/screening/planted.ts", "../../../tables/stocks.ts"],
  ["schema/tables/planted.ts", "../../worker/platform/env.ts"],
  ["schema/tables/planted.ts", "../wording/en/screening/reasons.ts"],
  ["schema/tables/planted.ts", "zod"],
  ["worker/features/planted/service.ts", "../../../schema/tables/stocks.ts"],
  ["worker/features/planted/service.ts", "../stocks/service.ts"],
  ["worker/features/planted/service.ts", "drizzle-orm"],
  ["worker/features/planted/routes.ts", "../stocks/routes.ts"],
  ["worker/features/planted/routes.ts", "../../../web/src/lib/http.ts"],
  ["worker/features/planted/repository.ts", "../stocks/service.ts"],
  ["worker/features/planted/service.ts", "../../refresh/start-run.ts"],
  ["worker/features/planted/deeper/service.ts", "../../../refresh/start-run.ts"],
  ["worker/features/planted/repository.ts", "../../refresh/repository.ts"],
  ["worker/verdicts/planted.ts", "../features/stocks/repository.ts"],
  ["worker/verdicts/planted.ts", "../refresh/chunk.ts"],
  ["worker/verdicts/planted.ts", "../http/hono-app.ts"],
  ["worker/verdicts/planted.ts", "../../schema/tables/stocks.ts"],
  ["worker/verdicts/planted/repository.ts", "../../refresh/repository.ts"],
  ["worker/refresh/planted.ts", "../features/stocks/service.ts"],
  ["worker/refresh/planted.ts", "../features/stocks/repository.ts"],
  ["worker/refresh/planted.ts", "../../schema/tables/stocks.ts"],
  ["worker/refresh/planted/repository.ts", "../../features/stocks/routes.ts"],
  ["worker/http/planted.ts", "../features/stocks/repository.ts"],
  ["worker/http/planted.ts", "../refresh/plan.ts"],
  ["worker/http/planted.ts", "../verdicts/on-day.ts"],
  ["worker/platform/planted.ts", "../verdicts/on-day.ts"],
  ["worker/providers/planted.ts", "../verdicts/on-day.ts"],
  ["worker/http/planted.ts", "drizzle-orm"],
  ["worker/platform/planted.ts", "../../schema/tables/stocks.ts"],
  ["worker/platform/planted.ts", "drizzle-orm/d1"],
  ["worker/providers/planted.ts", "drizzle-orm"],
  ["worker/providers/planted.ts", "../features/stocks/repository.ts"],
  ["worker/providers/sec/planted.ts", "../../http/serve.ts"],
  ["web/src/features/stocks/planted.ts", "zod"],
  ["web/src/features/stocks/planted.ts", "../../../../schema/tables/stocks.ts"],
  ["web/src/features/stocks/planted.ts", "../../../../worker/platform/env.ts"],
  ["web/src/features/stocks/planted.ts", "../../../../schema/seed/universe-format.ts"],
  ["web/src/features/stocks/planted.ts", "../watchlist/api.ts"],
  ["web/src/features/session/planted.ts", "../watchlist/api.ts"],
  ["web/src/features/stocks/components/planted.ts", "../../watchlist/api.ts"],
  ["web/src/features/stocks/planted.ts", "../session/api.ts"],
  ["web/src/features/stocks/planted.ts", "../a-feature-of-tomorrow/api.ts"],
  ["web/src/features/stocks/planted.ts", "../../features/watchlist/api.ts"],
  ["web/src/features/a-feature-of-tomorrow/planted.ts", "../stocks/api.ts"],
  ["web/src/features/a-feature-of-tomorrow/parts/planted.ts", "../../stocks/api.ts"],
  ["web/src/features/stocks/planted.ts", "../../pages/DashboardPage.tsx"],
  ["web/src/features/stocks/planted.ts", "../../app/routes.ts"],
  ["web/src/features/stocks/components/planted.ts", "../../../app/shell/Shell.tsx"],
  ["web/src/ui/planted.ts", "../features/stocks/api.ts"],
  ["web/src/ui/planted.ts", "../app/routes.ts"],
  ["web/src/ui/planted.ts", "../../../domain/facts/exchanges.ts"],
  ["web/src/lib/planted.ts", "../ui/Button.tsx"],
  ["web/src/lib/planted.ts", "../features/stocks/api.ts"],
  ["web/src/lib/planted.ts", "../../../domain/facts/exchanges.ts"],
  ["web/src/pages/planted.ts", "../app/routes.ts"],
];

const ALLOWED: readonly Planted[] = [
  ...domainPairs(true),
  ["domain/zakat/planted.ts", "../facts/iso-date.ts"],
  ["domain/screening/planted.ts", "./ratios.ts"],
  ["domain/screening/planted.ts", "../facts/financials.ts"],
  ["schema/contracts/planted.ts", "zod/mini"],
  ["schema/contracts/planted.ts", "../../domain/facts/exchanges.ts"],
  ["schema/contracts/forum/planted.ts", "../endpoint.ts"],
  ["schema/contracts/forum/planted.ts", "../names/full-name.ts"],
  ["schema/wording/en/planted.ts", "../../../domain/screening/compliance.ts"],
  ["schema/tables/planted.ts", "drizzle-orm"],
  ["schema/tables/planted.ts", "drizzle-orm/sqlite-core"],
  ["worker/features/planted/service.ts", "./repository.ts"],
  ["worker/features/planted/service.ts", "../stocks/repository.ts"],
  ["worker/features/planted/service.ts", "../../../domain/screening/ratios.ts"],
  ["worker/features/planted/service.ts", "../../verdicts/on-day.ts"],
  ["worker/features/planted/service.ts", "../../../domain/refresh/schedule.ts"],
  ["worker/features/planted/repository.ts", "../../../schema/tables/stocks.ts"],
  ["worker/features/planted/repository.ts", "drizzle-orm"],
  ["worker/refresh/planted.ts", "../verdicts/repository.ts"],
  ["worker/refresh/planted.ts", "../../domain/refresh/schedule.ts"],
  ["worker/verdicts/planted.ts", "../../domain/verdict/verdict-change.ts"],
  ["worker/verdicts/planted/repository.ts", "../../../schema/tables/stocks.ts"],
  ["worker/providers/planted.ts", "zod"],
  ["web/src/features/stocks/planted.ts", "../../ui/Button.tsx"],
  ["web/src/features/stocks/planted.ts", "../../config/paths.ts"],
  ["web/src/features/stocks/components/planted.ts", "../../../lib/http.ts"],
  ["web/src/features/stocks/components/planted.ts", "../api.ts"],
  ["web/src/features/stocks/components/planted.ts", "../report/report-content.ts"],
  ["web/src/features/stocks/planted.ts", "../../../../domain/facts/exchanges.ts"],
  ["web/src/features/stocks/planted.ts", "../../../../schema/wording/en/screening/reasons.ts"],
  ["web/src/pages/planted.ts", "../features/stocks/api.ts"],
  ["web/src/features/methodology/planted.ts", "../../../../schema/seed/scorecard.json"],
  ["web/src/ui/planted.ts", "../lib/http.ts"],
];

const SQL = `export const planted = (env: { DB: D1Database }, db: D1Database) => [
  db
    .prepare("SELECT 1"),
  env.DB.exec("SELECT 1"),
];
`;
const SQL_REFUSED = [
  "worker/features/speaking/service.ts",
  "worker/features/speaking/routes.ts",
  "worker/features/speaking/deeper/publish.ts",
  "worker/http/speaking.ts",
  "worker/platform/speaking.ts",
  "worker/providers/speaking.ts",
  "worker/refresh/speaking.ts",
  "worker/features/speaking/repository.ts",
  "worker/features/speaking/deeper/repository.ts",
  "worker/http/repository.ts",
];
const SQL_ALLOWED = ["worker/platform/database.ts"];

let folder: string;
let refused: ReadonlyMap<string, number>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mizan-layers-"));
  const config = JSON.parse(readFileSync(join(PROJECT_ROOT, "biome.json"), "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const rule of ["sql-in-repositories", "drizzle-alone", "plain-literals"]) {
    const plugin = `scripts/house-rules/${rule}.grit`;
    write(plugin, readFileSync(join(PROJECT_ROOT, plugin), "utf8"));
  }
  for (const planted of [...FORBIDDEN, ...ALLOWED]) {
    write(fileOf(planted), `import * as planted from "${planted[1]}";\nexport const used = planted;\n`);
  }
  for (const file of [...SQL_REFUSED, ...SQL_ALLOWED]) write(file, SQL);
  const biome = join(PROJECT_ROOT, "node_modules/@biomejs/biome/bin/biome");
  write("web/src/features/planted/Row.tsx", 'import { load } from "./lazy.ts";\nexport const row = load;\n');
  write("web/src/features/planted/lazy.ts", 'export const load = () => import("./Row.tsx");\n');
  write("domain/planted/spread.ts", "export const one = { ...{ two: 2 } };\n");
  write(
    "domain/planted/plain.ts",
    "export const one = (two?: object) => ({ ...two, ...(two ? { three: 3 } : {}) });\n",
  );
  const only = ["--only=style/noRestrictedImports", "--only=suspicious/noImportCycles", "--only=plugin"];
  const words = ["lint", ...only, "--max-diagnostics=500", "--reporter=github", "."];
  const { stdout } = spawnSync(process.execPath, [biome, ...words], { cwd: folder, encoding: "utf8" });
  const places = [...stdout.matchAll(/file=([^,]+),line=(\d+)/g)];
  const files = Map.groupBy(places, ([, file]) => relative(realpathSync(folder), file ?? ""));
  refused = new Map([...files].map(([file, found]) => [file, new Set(found.map(([, , line]) => line)).size]));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the layer rules", () => {
  it.each(FORBIDDEN)("refuse %s importing %s", (...planted) => {
    expect(refused.has(fileOf(planted))).toBe(true);
  });

  it.each(ALLOWED)("let %s import %s", (...planted) => {
    expect(refused.has(fileOf(planted))).toBe(false);
  });

  it("refuse files that import each other, even lazily", () => {
    expect(refused.has("web/src/features/planted/Row.tsx")).toBe(true);
  });

  it("refuse a literal that is spread into an object, and no other spread", () => {
    expect(refused.has("domain/planted/spread.ts")).toBe(true);
    expect(refused.has("domain/planted/plain.ts")).toBe(false);
  });

  it.each(SQL_REFUSED)("refuse SQL without Drizzle in %s, written in any way", (file) => {
    expect(refused.get(file)).toBe(2);
  });

  it.each(SQL_ALLOWED)("let %s use SQL", (file) => {
    expect(refused.has(file)).toBe(false);
  });
});

function fileOf([file, imported]: Planted): string {
  if (file.endsWith("/repository.ts")) return file.replace("planted/", `planted-${slug(imported)}/`);
  return file.replace(/(\w+)\.ts$/, `$1-${slug(imported)}.ts`);
}

function slug(imported: string): string {
  return imported.replace(/[^a-z]+/g, "-");
}

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
