import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/local-state.ts";
import { makeWorkbook } from "../src/test/workbook.ts";

const folder = mkdtempSync(join(tmpdir(), "mizan-client-"));
const [built, empty] = [join(folder, "built"), join(folder, "empty")];
const origin = inject("origin");

type Ran = { code: number; out: string; complaint: string };

function runIn(cwd: string, program: string, words: readonly string[]): Promise<Ran> {
  const env = { PATH: process.env.PATH, HOME: folder, MIZAN_URL: origin, npm_config_offline: "true" };
  return new Promise((done) => {
    execFile(program, words, { cwd, env }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, out, complaint }),
    );
  });
}

const mizan = (...words: string[]) => runIn(empty, join(empty, "node_modules/.bin/mizan"), words);

beforeAll(async () => {
  const build = await runIn(PROJECT_ROOT, process.execPath, [resolve(PROJECT_ROOT, "scripts/client/build.ts"), built]);
  expect(build.complaint).toBe("");
  await runIn(built, "npm", ["pack", "--silent"]);
  const [tarball = "none"] = readdirSync(built).filter((file) => file.endsWith(".tgz"));
  mkdirSync(empty);
  writeFileSync(join(empty, "package.json"), '{ "type": "module", "private": true }');
  const installed = await runIn(empty, "npm", ["install", "--silent", "--no-audit", join(built, tarball)]);
  expect(installed).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the package, installed from its tarball into an empty folder without a network", () => {
  it("brings no other package, its types, and the licenses of what is in it", () => {
    expect(readdirSync(join(empty, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["mizan-client"]);
    const own = join(empty, "node_modules/mizan-client");
    expect(readdirSync(own)).toEqual(expect.arrayContaining(["LICENSE", "README.md", "client.d.ts", "client.js"]));
    const licenses = readFileSync(join(own, "LICENSES-OF-PARTS.txt"), "utf8");
    for (const name of ["papaparse", "fflate", "zod"])
      expect(licenses).toMatch(new RegExp(`^${name}\\n\\n.*Copyright`, "ms"));
  });

  it("answers what Mizan answers", async () => {
    const { code, out } = await mizan("AAPL", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(await (await fetch(`${origin}/api/stocks/AAPL`)).json());
    expect((await mizan("AAPL")).out).toMatch(
      /Apple Inc\. \(AAPL, NASDAQ\)\nYes, and give about [\d.]+% of its dividends to charity\./,
    );
    expect((await mizan("compare", "AAPL")).out).toMatch(/S&P Shariah +\S/);
    expect((await mizan("zakat", "--cash", "100000")).out).toMatch(/^Zakat: \$2,500\.00\n/);
  });

  it("names what an unknown symbol may mean, and exits with 3", async () => {
    const { code, out, complaint } = await mizan("AAPPL");
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(complaint).toMatch(/AAPL {2}Apple Inc\./);
  });

  it("judges a list of shares in a table and in a workbook", async () => {
    const workbook = makeWorkbook({
      Positions: [
        ["Symbol", "Shares"],
        ["AAPL", 10],
      ],
    });
    writeFileSync(join(empty, "list.xlsx"), workbook);
    expect((await mizan("portfolio", "list.xlsx")).out).toMatch(/^AAPL +Apple Inc\. +10 +\$[\d,.]+ +Halal, purify$/m);
    writeFileSync(join(empty, "list.csv"), "symbol,shares\nAAPL,10\nMSFT,5\nNOSUCHSHARE,1\n");
    const { code, out } = await mizan("portfolio", "list.csv", "--json");
    expect(code).toBe(0);
    const { positions, steps } = JSON.parse(out) as {
      positions: { symbol: string; value: number | null }[];
      steps: string[];
    };
    expect(positions.map(({ symbol, value }) => [symbol, value !== null])).toEqual([
      ["AAPL", true],
      ["MSFT", true],
      ["NOSUCHSHARE", false],
    ]);
    expect(steps.join(" ")).toContain("Not recognized: NOSUCHSHARE");
  });

  it("is typed by the contracts, without a schema library", async () => {
    writeFileSync(
      join(empty, "program.ts"),
      `import { createClient, MizanError, type Stock } from "mizan-client";
const mizan = createClient({ url: ${JSON.stringify(origin)} });
const stock: Stock = await mizan.call("GET /api/stocks/:symbol", { params: { symbol: "AAPL" } });
const ratio: number | null = stock.analysis.debtRatio;
const standing: "halal" | "purify" | "doubt" | "haram" | "not_screened" = stock.standing;
// @ts-expect-error: a ratio may be unknown
const known: number = stock.analysis.debtRatio;
// @ts-expect-error: a stock has a symbol
const asking = () => mizan.call("GET /api/stocks/:symbol", {});
// @ts-expect-error: no program may ask what an admin may
const adminAsking = () => mizan.call("GET /api/admin/security-log", {});
const failed = await mizan.call("GET /api/stocks/:symbol", { params: { symbol: "NOSUCHSHARE" } }).catch((error: unknown) => error);
if (!(failed instanceof MizanError) || failed.status !== 404) throw new Error("not refused");
console.log(stock.symbol, standing, ratio !== null);
export { adminAsking, asking, known };
`,
    );
    const options = [
      "--strict",
      "--skipLibCheck",
      "--target",
      "es2024",
      "--lib",
      "es2024,dom",
      "--module",
      "nodenext",
      "--types",
      "",
      "program.ts",
    ];
    const checked = await runIn(empty, process.execPath, [
      resolve(PROJECT_ROOT, "node_modules/typescript/bin/tsc"),
      ...options,
    ]);
    expect(checked).toEqual({ code: 0, out: "", complaint: "" });
    expect(await runIn(empty, process.execPath, ["program.js"])).toMatchObject({ code: 0, out: "AAPL purify true\n" });
  });
});
