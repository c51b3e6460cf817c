import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stockSchema } from "../../schema/contracts/stocks.ts";
import { stockAnswer } from "../../worker/verdicts/stock-document.ts";
import { backUpDatabase, restoreDatabase } from "../database/backup-file.ts";
import { migrate } from "../database/migrations.ts";
import { testPlatform } from "../test/platform.ts";
import { rescreenOldStocks } from "./rescreen-stocks.ts";
/** A screened stock and a listed name as version 6336b58 stored them, with one of the seven standards. */
import OLD_STOCKS from "./stocks-with-sentences.json" with { type: "json" };

const NOW = new Date("2026-11-22T12:00:00Z");
const PLATFORM_MILLISECONDS = 60_000;

let platform: Awaited<ReturnType<typeof testPlatform>>;

beforeEach(async () => {
  platform = await testPlatform();
  await migrate(platform.env.DB);
  await fillAsBefore(platform.env.DB);
}, PLATFORM_MILLISECONDS);

afterEach(() => platform.dispose());

it(
  "screens stocks with stored sentences again, for their own day, keeps their history, and publishes them once",
  async () => {
    const { DB } = platform.env;
    expect(await rescreenOldStocks(platform.env, NOW)).toBe(2);
    expect(await rescreenOldStocks(platform.env, NOW)).toBe(0);
    const { results } = await DB.prepare("SELECT id, symbol, standing, document FROM stocks ORDER BY id").all<Stored>();
    for (const [index, { id, document, standing }] of results.entries()) {
      const before = OLD_STOCKS[index]?.document;
      const answer = stockSchema.parse(JSON.parse(stockAnswer(id, document, before?.analysis.screenedOn ?? "")));
      expect(document).not.toMatch(/"(message|rule|note|caveats)":/);
      expect(answer).toMatchObject({ symbol: before?.symbol, complianceStatus: before?.complianceStatus, standing });
      expect(answer.history).toEqual(before?.history);
      expect(answer.analysis.screenedOn).toBe(before?.analysis.screenedOn);
      expect(answer.analysis.reasons.map(({ message }) => message)).toEqual(
        before?.analysis.reasons.map(({ message }) => message.replaceAll(" %", "%")),
      );
    }
    expect(await DB.prepare("SELECT count(*) AS n FROM datasets").first("n")).toBe(2);
    expect((await DB.prepare("SELECT change FROM verdict_changes").all()).results).toEqual([]);
    expect(await DB.prepare("SELECT count(*) AS n FROM watchlist_entries").first("n")).toBe(1);
  },
  PLATFORM_MILLISECONDS,
);

it(
  "screens stocks with a stored business label again, and stores its code instead",
  async () => {
    const { DB } = platform.env;
    await rescreenOldStocks(platform.env, NOW);
    const documents = async () => (await DB.prepare("SELECT document FROM stocks ORDER BY id").all()).results;
    const coded = await documents();
    await DB.prepare(
      "UPDATE stocks SET document = json_set(document, '$.analysis.business.activity', 'Banking')",
    ).run();
    expect(await rescreenOldStocks(platform.env, NOW)).toBe(2);
    expect(await documents()).toEqual(coded);
    expect(JSON.stringify(coded)).not.toContain('activity\\":');
  },
  PLATFORM_MILLISECONDS,
);

it(
  "accepts a backup from before a column existed, and screens its stocks again",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "mizan-old-backup-"));
    const fresh = await testPlatform();
    try {
      const file = join(folder, "old.backup.gz");
      await platform.env.DB.prepare("ALTER TABLE stocks DROP COLUMN standing").run();
      await backUpDatabase(platform.env.DB, file, NOW);
      await migrate(fresh.env.DB);
      await restoreDatabase(fresh.env.DB, file, { replace: true });
      expect(await rescreenOldStocks(fresh.env, NOW)).toBe(2);
      const { results } = await fresh.env.DB.prepare("SELECT standing FROM stocks ORDER BY id").all();
      expect(results.at(-1)).toEqual({ standing: "not_screened" });
      expect(await fresh.env.DB.prepare("SELECT count(*) AS n FROM watchlist_entries").first("n")).toBe(1);
    } finally {
      await fresh.dispose();
      rmSync(folder, { recursive: true });
    }
  },
  PLATFORM_MILLISECONDS,
);

type Stored = { id: number; symbol: string; standing: string; document: string };

/** The database of a visitor who watches a stock, as the earlier version wrote it. */
async function fillAsBefore(db: D1Database): Promise<void> {
  const insert = db.prepare(`
    INSERT INTO stocks (id, symbol, name, exchange, sector, region, is_screened, compliance_status, current_price, document, facts)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`);

  await db.batch([
    ...OLD_STOCKS.map(({ symbol, name, exchange, sector, region, ...stock }, index) =>
      insert.bind(
        ...[index + 1, symbol, name, exchange, sector, region, stock.isScreened ? 1 : 0, stock.complianceStatus],
        ...[stock.currentPrice, JSON.stringify(stock.document), stock.facts && JSON.stringify(stock.facts)],
      ),
    ),
    db.prepare(
      "INSERT INTO datasets (screened_on, published_at, halal_stocks, questionable_stocks, haram_stocks, listed_names) VALUES ('2026-08-22', 1, 0, 1, 0, 1)",
    ),
    db.prepare("INSERT INTO visitors (id, token_hash, created_at, last_seen_at) VALUES (1, 'hash', 1, 1)"),
    db.prepare("INSERT INTO watchlist_entries (visitor_id, stock_id, added_at) VALUES (1, 1, 1)"),
  ]);
}
