import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "./local-state.ts";

const FORBIDDEN = [
  ["schema/vocabulary/planted.ts", "zod"],
  ["schema/vocabulary/planted.ts", "../contracts/stocks.ts"],
  ["schema/contracts/planted.ts", "hono"],
  ["schema/contracts/planted.ts", "zod"],
  ["schema/contracts/planted.ts", "../tables/stocks.ts"],
  ["schema/tables/planted.ts", "../contracts/stocks.ts"],
  ["schema/tables/planted.ts", "zod"],
  ["worker/domain/screening/planted.ts", "zod"],
  ["worker/domain/screening/planted.ts", "node:fs"],
  ["worker/domain/screening/planted.ts", "drizzle-orm/d1"],
  ["worker/domain/screening/planted.ts", "../../../schema/contracts/stocks.ts"],
  ["worker/domain/screening/planted.ts", "../../../schema/tables/stocks.ts"],
  ["worker/domain/screening/planted.ts", "../../features/stocks/service.ts"],
  ["worker/domain/screening/planted.ts", "../../platform/database.ts"],
  ["worker/features/planted/service.ts", "../../../schema/tables/stocks.ts"],
  ["worker/features/planted/service.ts", "../stocks/service.ts"],
  ["worker/features/planted/service.ts", "drizzle-orm"],
  ["worker/features/planted/routes.ts", "../stocks/routes.ts"],
  ["worker/features/planted/routes.ts", "../../../web/src/lib/http.ts"],
  ["worker/features/planted/repository.ts", "../stocks/service.ts"],
  ["worker/http/planted.ts", "../features/stocks/repository.ts"],
  ["worker/http/planted.ts", "drizzle-orm"],
  ["worker/platform/planted.ts", "../../schema/tables/stocks.ts"],
  ["worker/platform/planted.ts", "drizzle-orm/d1"],
  ["worker/market-data/planted.ts", "drizzle-orm"],
  ["worker/market-data/planted.ts", "../features/stocks/repository.ts"],
  ["web/src/features/stocks/planted.ts", "zod"],
  ["web/src/features/stocks/planted.ts", "../../../../schema/tables/stocks.ts"],
  ["web/src/features/stocks/planted.ts", "../../../../worker/domain/screening/ratios.ts"],
  ["web/src/features/stocks/planted.ts", "../../../../schema/seed/universe-format.ts"],
  ["web/src/features/stocks/planted.ts", "../watchlist/api.ts"],
  ["web/src/features/session/planted.ts", "../watchlist/api.ts"],
  ["web/src/features/stocks/components/planted.ts", "../../watchlist/api.ts"],
  ["web/src/features/stocks/planted.ts", "../session/api.ts"],
  ["web/src/features/stocks/planted.ts", "../a-feature-of-tomorrow/api.ts"],
  ["web/src/features/stocks/planted.ts", "../../features/watchlist/api.ts"],
  ["web/src/features/a-feature-of-tomorrow/planted.ts", "../stocks/api.ts"],
  ["web/src/features/a-feature-of-tomorrow/parts/planted.ts", "../../stocks/api.ts"],
  ["web/src/features/stocks/planted.ts", "../../pages/dashboard-page.tsx"],
  ["web/src/ui/planted.ts", "../features/stocks/api.ts"],
  ["web/src/ui/planted.ts", "../../../schema/vocabulary/exchanges.ts"],
  ["web/src/lib/planted.ts", "../ui/button.tsx"],
  ["web/src/lib/planted.ts", "../features/stocks/api.ts"],
  ["web/src/pages/planted.ts", "../app/router.tsx"],
] as const;

const ALLOWED = [
  ["schema/vocabulary/planted.ts", "./exchanges.ts"],
  ["schema/contracts/planted.ts", "zod/mini"],
  ["schema/contracts/planted.ts", "../vocabulary/exchanges.ts"],
  ["schema/tables/planted.ts", "drizzle-orm"],
  ["schema/tables/planted.ts", "drizzle-orm/sqlite-core"],
  ["worker/domain/screening/planted.ts", "./ratios.ts"],
  ["worker/domain/screening/planted.ts", "../../../schema/vocabulary/compliance.ts"],
  ["worker/features/planted/service.ts", "./repository.ts"],
  ["worker/features/planted/service.ts", "../stocks/repository.ts"],
  ["worker/features/planted/service.ts", "../../domain/screening/ratios.ts"],
  ["worker/features/planted/repository.ts", "../../../schema/tables/stocks.ts"],
  ["worker/features/planted/repository.ts", "drizzle-orm"],
  ["worker/market-data/planted.ts", "zod"],
  ["web/src/features/stocks/planted.ts", "../../ui/button.tsx"],
  ["web/src/features/stocks/components/planted.ts", "../../../lib/http.ts"],
  ["web/src/features/stocks/components/planted.ts", "../api.ts"],
  ["web/src/features/stocks/components/planted.ts", "../report/report-texts.ts"],
  ["web/src/features/stocks/planted.ts", "../../../../schema/vocabulary/exchanges.ts"],
  ["web/src/pages/planted.ts", "../features/stocks/api.ts"],
  ["web/src/features/methodology/planted.ts", "../../../../schema/seed/scorecard.json"],
  ["web/src/ui/planted.ts", "../lib/format.ts"],
] as const;

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
  "worker/market-data/speaking.ts",
  "worker/domain/speaking.ts",
];
const SQL_ALLOWED = [
  "worker/features/speaking/repository.ts",
  "worker/features/speaking/deeper/repository.ts",
  "worker/http/repository.ts",
  "worker/platform/metered-database.ts",
];

type Planted = readonly [file: string, imported: string];

let folder: string;
let refused: ReadonlyMap<string, number>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mizan-layers-"));
  const config = JSON.parse(readFileSync(join(PROJECT_ROOT, "biome.json"), "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...config, vcs: { enabled: false } }));
  const plugin = "scripts/sql-in-repositories.grit";
  write(plugin, readFileSync(join(PROJECT_ROOT, plugin), "utf8"));
  for (const planted of [...FORBIDDEN, ...ALLOWED]) {
    write(fileOf(planted), `import * as planted from "${planted[1]}";\nexport const used = planted;\n`);
  }
  for (const file of [...SQL_REFUSED, ...SQL_ALLOWED]) write(file, SQL);
  const biome = join(PROJECT_ROOT, "node_modules/@biomejs/biome/bin/biome");
  write("web/src/features/planted/Row.tsx", 'import { load } from "./lazy.ts";\nexport const row = load;\n');
  write("web/src/features/planted/lazy.ts", 'export const load = () => import("./Row.tsx");\n');
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

  it("refuse files that import each other, even when one waits with it", () => {
    expect(refused.has("web/src/features/planted/Row.tsx")).toBe(true);
  });

  it.each(SQL_REFUSED)("refuse SQL in %s, each way of speaking it", (file) => {
    expect(refused.get(file)).toBe(2);
  });

  it.each(SQL_ALLOWED)("let %s speak SQL", (file) => {
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
