import { beforeEach, describe, expect, it } from "vitest";
import { FIGURES_HEADER } from "../../schema/contracts/dataset-fields.ts";
import { revokeClaim } from "../../worker/features/claims/service.ts";
import { figuresCsv } from "../../worker/features/dataset/figures.ts";
import { database } from "../../worker/platform/database.ts";
import { loadUniverse } from "../content/load-content.ts";
import { migrate } from "../database/migrations.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { memoryPlatform } from "../test/platform.ts";
import { readFigures } from "../universe/universe-files.ts";
import { importFigures } from "./figures.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const STOCKS = embeddedUniverse().slice(0, 3);
const [ONE = "", OTHER = "", THIRD = ""] = STOCKS.map(({ profile }) => profile.symbol);

/** The recording in it is the same for every test. */
const { CACHE } = memoryPlatform();
let env: ReturnType<typeof memoryPlatform>;

beforeEach(async () => {
  env = { ...memoryPlatform(), CACHE };
  await migrate(env.DB);
  await loadUniverse(env, NOW, { universe: STOCKS, version: "first" });
});
const CHECKED = ["calm-olive-0001", "kind-river-0002", "2026-11-20", "Page 12"];
function line(symbol: string, cells: Record<number, string> = {}, checked: readonly string[] = CHECKED): string {
  const given = [symbol, "prohibitedRevenue", "5", "millions", "USD", "2025-12-31", "12", "https://www.sec.gov/a"];
  const quoted = ['"Wine, beer and spirits 5.0"', ...checked];
  return [...given.map((cell, place) => cells[place] ?? cell), ...quoted].join(",");
}
const file = (...lines: string[]) => [FIGURES_HEADER, ...lines, ""].join("\r\n");
const take = (text: string, isDryRun = false) => importFigures(env, text, { now: NOW, isDryRun });
const count = (table: string) => env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first<number>("rows");

async function factOf(symbol: string) {
  const row = env.DB.prepare("SELECT facts FROM stocks WHERE symbol = ?1").bind(symbol);
  return JSON.parse((await row.first<string>("facts")) ?? "").facts.prohibitedRevenue;
}

describe("a file of figures", () => {
  it("counts at once where it names two people, and waits for readers where it does not", async () => {
    const text = file(line(ONE), line(OTHER, {}, ["", "", "", ""]));
    expect(await take(text, true)).toEqual({ refused: [], known: 0, accepted: 1, open: 1 });
    expect(await count("claims")).toBe(0);
    expect(await take(text)).toEqual({ refused: [], known: 0, accepted: 1, open: 1 });
    expect(await factOf(ONE)).toMatchObject({ value: 5e6, source: "reader-report", url: "https://www.sec.gov/a" });
    expect(await factOf(OTHER)).toBeUndefined();
    expect(await take(text)).toEqual({ refused: [], known: 1, accepted: 0, open: 1 });
    expect([await count("claims"), await count("claim_voices")]).toEqual([2, 1]);
  });

  it("is written as it was read, for another copy to begin with", async () => {
    await take(file(line(ONE)));
    const { text, count: figures } = await figuresCsv(database(env.DB));
    expect([figures, text.split("\r\n")[0]]).toEqual([1, FIGURES_HEADER]);
    expect(readFigures(text)).toMatchObject([
      {
        symbol: ONE,
        input: "prohibitedRevenue",
        amount: 5,
        quotation: "Wine, beer and spirits 5.0",
        acceptedOn: "2026-11-21",
      },
    ]);
    expect(await take(text)).toMatchObject({ known: 1, accepted: 0, refused: [] });
  });

  it("stores nothing beside lines that are refused, and says which they are and why", async () => {
    const broken: [line: string, sentence: RegExp][] = [
      [line("NOBODY"), /not screened/],
      [line(OTHER, { 2: "-5" }), /amount/],
      [line(OTHER, { 2: "five" }), /amount/],
      [line(OTHER, { 3: "dozens" }), /unit/],
      [line(OTHER, { 5: "2999-12-31" }), /\S/],
      [line(OTHER, { 7: "https://www.sec.gov@evil.example/" }), /https/],
      [line(OTHER, { 2: "5000", 3: "billions" }), /fit/],
      [line(OTHER, {}, ["calm-olive-0001", "calm-olive-0001", "2026-11-20", ""]), /different/],
      [line(OTHER, {}, ["Mizan-Team", "calm-olive-0001", "2026-11-20", ""]), /generated name/],
      [line(ONE), /same figure as in line 2/],
    ];
    const { refused } = await take(file(line(ONE), ...broken.map(([text]) => text), line(THIRD)));
    expect(refused).toEqual(
      broken.map(([, { source }], place) => expect.stringMatching(`^Line ${place + 3}: .*${source}`)),
    );
    const cutOff = await take(file(line(ONE), `${OTHER},prohibitedRevenue`, line(OTHER, { 2: "-5" })));
    expect(cutOff.refused).toEqual(["Line 3: it does not fit the header", expect.stringMatching(/^Line 4: .*amount/)]);
    expect(await count("claims")).toBe(0);
    expect(await factOf(ONE)).toBeUndefined();
  });

  it("is not answered by a visitor who sent the key of an import before it, nor by another figure under the key", async () => {
    await take(file(line(ONE)));
    const key = await env.DB.prepare("SELECT submission_key AS key FROM claims").first<string>("key");
    await env.DB.prepare("DELETE FROM claims").run();
    await loadUniverse(env, NOW, { universe: STOCKS, version: "second" });
    const plant = (id: number, submissionKey: string, page: number) =>
      env.DB.prepare(`
        INSERT INTO claims (id, symbol, input, amount, unit, currency, period_end, url, page, findings, username,
          address_hash, created_at, submission_key)
        VALUES (?1, ?2, 'prohibitedRevenue', 0, 'millions', 'USD', '2025-12-31', 'https://www.sec.gov/a', ?4, '[]', 'A reader',
          'a', 1, ?3)`).bind(id, ONE, submissionKey, page);
    await plant(1, key?.replace(":", "-") ?? "", 12).run();
    expect(await take(file(line(ONE)))).toMatchObject({ refused: [], accepted: 1 });
    expect(await factOf(ONE)).toMatchObject({ value: 5e6 });
    expect(key).toMatch(/^file:/);
    await env.DB.prepare("UPDATE claims SET amount = 0, state = 'open' WHERE submission_key = ?1").bind(key).run();
    expect((await take(file(line(ONE)))).refused).toEqual([expect.stringMatching(/^Line 2: .*another amount/)]);
  });

  it("beside a figure that readers gave leaves nothing when both are taken back", async () => {
    const desk = { db: database(env.DB), cache: env.CACHE, now: NOW };
    await take(file(line(ONE)));
    await take(file(line(ONE, { 2: "6" })));
    expect(await factOf(ONE)).toMatchObject({ value: 6e6 });
    for (const id of [1, 2]) await revokeClaim(desk, id, "Wrong");
    expect(await factOf(ONE)).toBeUndefined();
  });

  it("does not bring back what was revoked here", async () => {
    await take(file(line(ONE)));
    await env.DB.prepare("UPDATE claims SET state = 'revoked'").run();
    expect((await take(file(line(ONE)))).refused).toEqual([expect.stringMatching(/^Line 2: .*revoked/)]);
  });

  it("without a column is refused as a whole", async () => {
    await expect(take("symbol,input\nAAPL,totalRevenue\n")).rejects.toThrow("lacks amount");
  });
});

it("the figures that every clone begins with can be read", () => {
  expect(readFigures()).toEqual(expect.any(Array));
});
