import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { datasetEndpoints, datasetRowSchema, OPEN_DATA } from "../../../schema/contracts/dataset.ts";
import { FIGURES_HEADER } from "../../../schema/contracts/dataset-fields.ts";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import { sha256Hex } from "../../platform/digest.ts";
import { adminBindings, call } from "../../test/admin.ts";
import { claimOf, decide, estimated, openReader, say, submit } from "../../test/claims.ts";
import { queryPlan, recordDatabase } from "../../test/database.ts";
import { makeForeignStock, makeStock, publish } from "../../test/factories.ts";
import { publishSeeds } from "../../test/refresh-universe.ts";

const STOCKS = [
  makeStock("AAPL", { name: "Apple Inc.", marketCapitalization: 4e12 }),
  makeStock("MU", { name: 'Micron, "the" maker\nof memory', status: "haram", marketCapitalization: 3e12 }),
  makeForeignStock("2222", ".SR", "SAU", { name: "الزيت العربية", sector: null, region: "Middle East" }),
  makeForeignStock("0001", ".HK", "HKG", { name: "Listed only", isScreened: false, status: "questionable" }),
];

/** Copies the first stock so often that one query cannot return all. */
async function multiply(count: number): Promise<void> {
  await env.DB.prepare(`
    INSERT INTO stocks (id, symbol, name, exchange, sector, region, is_screened, compliance_status, document)
    SELECT 9000000 + seed.key, 'COPY' || seed.key, name, exchange, sector, region, is_screened, compliance_status, document
    FROM stocks, json_each('[0' || replace(hex(zeroblob(?1 - 1)), '00', ',0') || ']') AS seed WHERE symbol = 'AAPL'`)
    .bind(count)
    .run();
}

/** Rows of a CSV text by RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

describe("GET /api/dataset.json", () => {
  it("answers every stock with the date and the terms, largest first", async () => {
    await publish(STOCKS);
    const response = await call("/api/dataset.json");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const dataset = datasetEndpoints.json.response.parse(await response.json());
    expect(dataset).toMatchObject({ asOf: "2026-08-22", ...OPEN_DATA });
    expect(dataset.stocks.map(({ symbol }) => symbol)).toEqual(["AAPL", "MU", "2222.SR", "0001.HK"]);
    expect(dataset.stocks[0]).toMatchObject({ debtRatio: 2, cashRatio: 3, isScreened: true, isRealData: true });
    expect(dataset.stocks[1]).toMatchObject({ name: 'Micron, "the" maker\nof memory', complianceStatus: "haram" });
    expect(dataset.stocks[3]).toMatchObject({ isScreened: false, standing: "not_screened" });
  });

  it("contains no vendor's price or amount", async () => {
    await publish(STOCKS);
    const text = await (await call("/api/dataset.json")).text();
    expect(text.replace(OPEN_DATA.note, "")).not.toMatch(/price|marketCap|dividend|evidence/i);
  });
});

describe("GET /api/dataset.csv", () => {
  it("answers the same stocks under the same names, quoted so that any text survives", async () => {
    await publish(STOCKS);
    const response = await call("/api/dataset.csv");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [header = [], ...rows] = parseCsv(datasetEndpoints.csv.response.parse(await response.text()));
    expect(header).toEqual(Object.keys(datasetRowSchema.shape));
    const { stocks } = datasetEndpoints.json.response.parse(await (await call("/api/dataset.json")).json());
    const cellsOf = (row: Record<string, unknown>) =>
      header.map((name) => (Array.isArray(row[name]) ? row[name].join(" ") : String(row[name] ?? "")));
    expect(rows.map((row) => row.map((cell) => cell.replace(/\.0$/, "")))).toEqual(stocks.map(cellsOf));
  });
});

it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\tname", "\rname"])(
  "gives %j to no spreadsheet as a formula",
  async (name) => {
    await publish([makeStock("ODD", { name })]);
    const [header = [], ...rows] = parseCsv(await (await call("/api/dataset.csv")).text());
    expect(rows.map((row) => row[header.indexOf("name")])).toEqual([`'${name}`]);
    const { stocks } = await (await call("/api/dataset.json")).json<{ stocks: { name: string }[] }>();
    expect(stocks.map((stock) => stock.name)).toEqual([name]);
  },
);

it("answers whole and inert when every column is hostile", async () => {
  const hostile = '=1+"a",\r\n@b';
  await publish([makeStock("ODD", { name: hostile })]);
  await env.DB.prepare(`
    UPDATE stocks SET symbol = ?1, exchange = ?1, sector = ?1, region = ?1, figures_on = ?1, card = json_object('purificationBound', ?1),
      document = json_set(document, '$.industry', ?1, '$.country', ?1, '$.analysis.debtRatio', ?1, '$.analysis.cashRatio', ?1,
        '$.analysis.nonCompliantIncomeRatio', ?1, '$.analysis.purificationAmount', ?1, '$.analysis.methodology', ?1,
        '$.analysis.screenedOn', ?1, '$.analysis.reasons', json_array(json_object('code', ?1)))`)
    .bind(hostile)
    .run();
  const [header = [], ...rows] = parseCsv(await (await call("/api/dataset.csv")).text());
  const closed = ["complianceStatus", "standing", "isScreened", "isRealData"];
  const open = header.filter((name) => !closed.includes(name));
  expect(rows.map((row) => open.map((name) => row[header.indexOf(name)]))).toEqual([open.map(() => `'${hostile}`)]);
});

describe.each(["csv", "json"] as const)("GET /api/dataset.%s", (format) => {
  const path = `/api/dataset.${format}`;

  it("says its date and terms", async () => {
    await publish(STOCKS);
    const { headers } = await call(path);
    expect(headers.get("x-dataset-date")).toBe("2026-08-22");
    expect(headers.get("link")).toBe(`<${OPEN_DATA.licenseUrl}>; rel="license"`);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="mizan-2026-08-22.${format}"`);
  });

  it("joins pages without losing or repeating a stock, each by index, within the queries of one invocation", async () => {
    await publish(STOCKS);
    await multiply(4000);
    const { DB, statements } = recordDatabase();
    const text = await (await call(path, { bindings: { ...adminBindings, DB } })).text();
    const symbols = format === "json" ? JSON.parse(text).stocks.map(({ symbol }: { symbol: string }) => symbol) : null;
    const found: string[] =
      symbols ??
      parseCsv(text)
        .slice(1)
        .map(([symbol = ""]) => symbol);
    expect(found).toHaveLength(4004);
    expect(new Set(found).size).toBe(4004);
    // 3 full pages, the empty end, and the version before and after; 45,000 stocks are 30 pages and need 33.
    expect(statements.length).toBeLessThanOrEqual(6);
    for (const statement of statements) {
      for (const step of await queryPlan(statement)) expect(step).not.toMatch(/SCAN (stocks|sqlite)|TEMP B-TREE/);
    }
  });

  it("is read from the database once per version: the next reader costs one row", async () => {
    await publish(STOCKS);
    const first = await (await call(path)).text();
    const { DB, statements } = recordDatabase();
    expect(await (await call(path, { bindings: { ...adminBindings, DB } })).text()).toBe(first);
    expect(statements).toHaveLength(1);
    await publish([makeStock("NEW", { marketCapitalization: 1e6 })]);
    expect(await (await call(path)).text()).toContain("NEW");
  });

  it("caches only what is whole, even in a store that takes a text broken off", async () => {
    await publish(STOCKS);
    const { DB } = recordDatabase();
    const prepare = (sql: string) => {
      if (sql.includes("group_concat")) throw new Error("malformed JSON");
      return DB.prepare(sql);
    };
    const stored: unknown[] = [];
    const put = async (_: string, value: unknown) => void stored.push(value);
    const bindings = {
      ...adminBindings,
      DB: { ...DB, prepare } as unknown as D1Database,
      CACHE: { get: async () => null, put } as unknown as KVNamespace,
    };
    await expect(call(path, { bindings }).then((response) => response.text())).rejects.toThrow();
    expect(stored).toEqual([]);
  });

  it("aborts instead of mixing two datasets, and caches nothing of it", async () => {
    await publish(STOCKS);
    const { DB } = recordDatabase();
    let asked = 0;
    const prepare = (sql: string) => {
      if (sql.includes("datasets") && ++asked === 2) return env.DB.prepare("SELECT 99, '2026-09-26' LIMIT ?1");
      return DB.prepare(sql);
    };
    const torn = { ...adminBindings, DB: { ...DB, prepare } as unknown as D1Database };
    await expect(call(path, { bindings: torn }).then((response) => response.text())).rejects.toThrow();
    expect((await env.CACHE.list({ prefix: "open-data" })).keys).toEqual([]);
    expect(await (await call(path)).text()).toContain("AAPL");
    expect((await env.CACHE.list({ prefix: "open-data/1-" })).keys).toHaveLength(1);
  });
});

describe("GET /api/sitemap.xml", () => {
  it("lists the page of every screened stock on the requesting site, and of no unscreened name", async () => {
    await publish([...STOCKS, makeForeignStock("M&M", ".BO", "BSE", { name: "Mahindra" })]);
    const response = await call("/api/sitemap.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const found = [...(await response.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc><lastmod>2026-08-22</g)];
    const paths = found.map(([, path]) => path);
    expect(new Set(paths)).toEqual(new Set(["/stocks/AAPL", "/stocks/MU", "/stocks/2222.SR", "/stocks/M%26M.BO"]));
    expect(paths).toHaveLength(4);
  });

  it("continues after a page in which nothing is screened", async () => {
    await publish(STOCKS);
    await multiply(4000);
    await env.DB.prepare("UPDATE stocks SET is_screened = 0 WHERE id BETWEEN 9000000 AND 9002999").run();
    const text = await (await call("/api/sitemap.xml")).text();
    expect(text.match(/<url>/g)).toHaveLength(1003);
  });
});

it.each(["dataset.csv", "dataset.json", "sitemap.xml"])("%s is answered 404 before the first dataset", async (file) => {
  const response = await call(`/api/${file}`);
  expect([response.status, errorSchema.parse(await response.json()).code]).toEqual([404, "not_found"]);
});

describe("the versions of the dataset", () => {
  const read = async (path: string) => (await call(path)).text();
  const versions = async () => datasetEndpoints.listVersions.response.parse(JSON.parse(await read("/api/datasets")));

  it("are none before anybody has read one", async () => {
    await publish(STOCKS);
    expect(await versions()).toEqual([]);
    const { resources } = datasetEndpoints.dataPackage.response.parse(JSON.parse(await read("/api/datapackage.json")));
    expect(resources.map(({ path }) => path)).toEqual(["dataset.csv", "figures.csv"]);
  });

  it("stay as their first reader got them, with a checksum, after others are published", async () => {
    await publish(STOCKS);
    const first = await read("/api/dataset.csv");
    await read("/api/dataset.csv");
    await publish([makeStock("AAPL", { status: "haram" })], "2026-09-26");
    await read("/api/dataset.csv");
    const [newer, older, ...others] = await versions();
    expect([newer?.screenedOn, older?.screenedOn, others]).toEqual(["2026-09-26", "2026-08-22", []]);
    expect(await read(older?.path ?? "")).toBe(first);
    const bytes = new TextEncoder().encode(first);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect([older?.sha256, older?.bytes]).toEqual([sha256, bytes.length]);
    const described = datasetEndpoints.dataPackage.response.parse(JSON.parse(await read("/api/datapackage.json")));
    expect(described.resources.map(({ hash }) => hash)).toEqual([
      undefined,
      `sha256:${newer?.sha256}`,
      `sha256:${sha256}`,
      `sha256:${await sha256Hex(await read("/api/figures.csv"))}`,
    ]);
    const header = first.split("\r\n")[0]?.split(",");
    expect(described.resources[2]?.schema.fields.map(({ name }) => name)).toEqual(header);
  });

  it("have the readers' figures beside them: what was accepted, and nothing that waits", async () => {
    await publishSeeds(["AAAA", "AAAB"].map(estimated));
    const claim = await submit(openReader());
    await say(openReader(), claim.id, true);
    await submit(openReader(), { symbol: "AAAB" });
    const file = async () => (await read("/api/figures.csv")).split("\r\n");
    expect(await file()).toEqual([FIGURES_HEADER, ""]);
    await claimOf(decide(claim.id, "accept"));
    const [, line = "", ...rest] = await file();
    expect(line).toMatch(/^"AAAA","interestBearingDebt",450,"millions","USD","2026-06-30",12,"https:/);
    expect(line).toContain(claim.username);
    expect(rest).toEqual([""]);
    await claimOf(decide(claim.id, "revoke"));
    expect(await file()).toEqual([FIGURES_HEADER, ""]);
  });

  it.each(["=", "+", "-", "@", "\t="])("have no formula in words that a reader or an admin wrote: %j", async (sign) => {
    await publishSeeds([estimated("AAAA")]);
    const claim = await submit(openReader(), { quotation: `${sign}HYPERLINK("https://evil.example")` });
    await say(openReader(), claim.id, true);
    await claimOf(decide(claim.id, "accept", `${sign}cmd|' /C calc'!A0`));
    const [header = [], row = []] = parseCsv(await read("/api/figures.csv"));
    for (const name of ["quotation", "reason"]) expect(row[header.indexOf(name)]).toMatch(/^'?[^=+\-@\t]/);
    for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it.each([
    ["2026-01-01-7.csv", 404],
    ["..%2Fversions", 400],
    ["__proto__", 400],
    ["2026-08-22.csv", 400],
  ])("answers %s with %i", async (file, status) => {
    await publish(STOCKS);
    const response = await call(`/api/datasets/${file}`);
    expect(response.status).toBe(status);
    errorSchema.parse(await response.json());
  });
});
