import { type SQL, sql } from "drizzle-orm";
import { STANDINGS } from "../../../domain/screening/standing.ts";
import { type Industry, LIST_ORDERS, type ListBound, type ListOrder } from "../../../schema/contracts/stocks.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";
import { storedFields } from "../repository.ts";
import type { StandingsText } from "../standings-text.ts";
import { IDS_IN_A_BUCKET } from "../stock-id.ts";
import { BEFORE, EXCHANGE_LETTERS, HOME, SECOND, STANDING_LETTERS } from "./name-index.ts";
import { PEER_SEPARATORS } from "./peer-index.ts";
import {
  BOUNDS,
  codeAt,
  ENTRY_ID_DIGITS,
  INDEX_CODES,
  INDEX_FIGURES,
  INDEX_NUMBERS,
  type IndexCode,
  isMinimum,
  NO_CODE,
  PARTS,
  unknownOf,
} from "./stock-index.ts";
import { digitsOf, RANK_DIGITS } from "./stock-orders.ts";

/** The lines of the index of names: every listing in id order, with the aliases of its company; see name-index.ts. */
export async function listNameLines(db: Database): Promise<string> {
  const rows = await db.all<{ texts: string }>(sql`
    SELECT group_concat(text, char(10)) AS texts
    FROM (
      SELECT stocks.id, ${sql.raw(NAME_LINE)} AS text
      FROM ${stocks} LEFT JOIN ${stocks} AS home ON home.symbol = stocks.issuer
      ORDER BY stocks.id
    )
    GROUP BY id / ${sql.raw(String(IDS_IN_A_BUCKET))}`);
  return rows.map(({ texts }) => texts).join("\n");
}

const NAME_LINE = [
  letterOf("stocks.exchange", EXCHANGE_LETTERS),
  letterOf("iif(stocks.is_screened, stocks.standing, coalesce(home.standing, stocks.standing))", STANDING_LETTERS),
  `iif(stocks.issuer <> stocks.symbol, ${literal(SECOND)}, ${literal(HOME)})`,
  `stocks.id || ',' || (stocks.id / ${IDS_IN_A_BUCKET}) || ',' || coalesce(stocks.issuer, '') || ',' || coalesce(iif(stocks.is_screened, stocks.stands_until, home.stands_until), '')`,
  `${literal(BEFORE.symbol)} || stocks.symbol || ${literal(BEFORE.name)}`,
  Object.values({ ...BEFORE, line: "\n" }).reduce(
    (text, control) => `replace(${text}, ${literal(control)}, ' ')`,
    "stocks.name",
  ),
  "coalesce(stocks.aliases, '')",
].join(" || ");

function letterOf(column: string, letters: Readonly<Record<string, string>>): string {
  const cases = Object.entries(letters).map(([word, letter]) => `WHEN ${literal(word)} THEN ${literal(letter)}`);
  return `CASE ${column} ${cases.join(" ")} ELSE '?' END`;
}

/** The content of the lists' index: the entry of every screened stock in id order, and the industries. */
export async function listIndexedStocks(
  db: Database,
): Promise<{ entries: string; industries: Industry[]; standings: StandingsText[] }> {
  const { entries, industries, standings } = await batch(db, {
    entries: db.all<{ texts: string }>(joinedOfScreened(INDEX_ENTRY)),
    industries: db.all<Industry>(sql`
      SELECT industry AS name, count(*) AS stocks FROM ${stocks}
      WHERE is_screened AND industry IS NOT NULL GROUP BY industry ORDER BY industry`),
    standings: db.all<{ standings: StandingsText }>(sql`
      SELECT DISTINCT standings FROM ${stocks} WHERE is_screened AND standings IS NOT NULL ORDER BY standings`),
  });
  return {
    entries: entries.map(({ texts }) => texts).join(""),
    industries,
    standings: standings.map((row) => row.standings),
  };
}

/** The ranks of every screened stock, one entry after the other in id order. */
export async function listRankedStocks(db: Database): Promise<string> {
  const rows = await db.all<{ texts: string }>(joinedOfScreened(RANKS_ENTRY));
  return rows.map(({ texts }) => texts).join("");
}

/** A text for each screened stock, joined by the database, bucket by bucket so that none exceeds the size limit of a value. */
function joinedOfScreened(text: string): SQL {
  return sql`
    SELECT group_concat(text, '') AS texts
    FROM (SELECT id, ${sql.raw(text)} AS text FROM ${stocks} WHERE is_screened ORDER BY id)
    GROUP BY id / ${sql.raw(String(IDS_IN_A_BUCKET))}`;
}

/** The index of screened companies by sector and industry; see listing/peer-index.ts. */
export async function listPeerLines(db: Database): Promise<string> {
  const { group, part, company, field } = PEER_SEPARATORS;
  const place = (column: string) => `replace(replace(coalesce(${column}, ''), char(9), ' '), char(10), ' ')`;
  const entry = [
    "symbol",
    "id",
    "coalesce(region, '')",
    "coalesce(standings, '')",
    "coalesce(printf('%.4g', market_capitalization), '')",
    "iif(issuer <> symbol, 's', '')",
  ].join(` || ${literal(field)} || `);
  const rows = await db.all<{ line: string }>(sql`
    SELECT sector || ${part} || industry || ${part} || group_concat(entry, ${company}) AS line
    FROM (
      SELECT ${sql.raw(place("sector"))} AS sector, ${sql.raw(place("industry"))} AS industry, ${sql.raw(entry)} AS entry
      FROM ${stocks} WHERE is_screened ORDER BY id
    )
    GROUP BY sector, industry`);
  return rows.map(({ line }) => group + line).join("");
}

const WANTED = sql.raw(storedFields().wanted);

/** The ids of the home listings in doubt, in order, by the one figure of a report that settles the verdict. */
export async function listWantedIds(db: Database): Promise<{ input: string; ids: string }[]> {
  return db.all(sql`
    SELECT input, json_group_array(id) AS ids
    FROM (
      SELECT id, ${WANTED} AS input FROM ${stocks}
      WHERE is_screened AND standing = 'doubt' AND coalesce(issuer, symbol) = symbol AND ${WANTED} IS NOT NULL
      ORDER BY id
    )
    GROUP BY input`);
}

function figureOf(bound: ListBound): string {
  const { column, perOne, digits } = INDEX_FIGURES[bound];
  const scaled = `round(${column} * ${perOne}, 6)`;
  const whole = `CAST(${scaled} AS INTEGER)`;
  const rounded = isMinimum(bound) ? whole : `${whole} + (${scaled} > ${whole})`;
  const most = unknownOf(bound) - Number(isMinimum(bound));
  return digitsOf(`coalesce(min(${rounded}, ${most}), ${unknownOf(bound)})`, digits);
}

const NUMBERS: Readonly<Record<keyof typeof INDEX_NUMBERS, string>> = {
  schedules: "iif(standings IS NULL, 0, dense_rank() OVER (ORDER BY standings IS NULL, standings))",
  industries: "iif(industry IS NULL, 0, dense_rank() OVER (ORDER BY industry IS NULL, industry))",
};

const INDEX_ENTRY = [
  `printf('%0${ENTRY_ID_DIGITS}x', id)`,
  ...PARTS.map((part) => codeOf(INDEX_CODES[part])),
  ...BOUNDS.map(figureOf),
  digitsOf(NUMBERS.schedules, INDEX_NUMBERS.schedules),
  digitsOf(NUMBERS.industries, INDEX_NUMBERS.industries),
].join(" || ");

const ORDERED_BY: Readonly<Record<ListOrder, string>> = {
  symbol: "symbol COLLATE NOCASE",
  name: "name COLLATE NOCASE",
  sector: "sector",
  exchange: "exchange",
  standing: codeOf({ column: "standing", words: STANDINGS }),
  debtRatio: "debt_ratio",
  cashRatio: "cash_ratio",
  nonCompliantIncomeRatio: "non_compliant_income_ratio",
  marketCapitalization: "market_capitalization",
  purificationAmount: "purification_amount",
  currentPrice: "current_price",
  priceChangePercent: "price_change_percent",
};

const RANKS_ENTRY = [
  `printf('%0${ENTRY_ID_DIGITS}x', id)`,
  ...LIST_ORDERS.map((order) => {
    const value = ORDERED_BY[order];
    const rank = `rank() OVER (ORDER BY (${value}) IS NULL, ${value})`;
    return digitsOf(`iif((${value}) IS NULL, 0, ${rank})`, RANK_DIGITS);
  }),
].join(" || ");

function codeOf({ column, words }: IndexCode): string {
  const cases = words.map((word, position) => `WHEN ${literal(word)} THEN ${literal(codeAt(position))}`);
  return `CASE ${column} ${cases.join(" ")} ELSE ${literal(NO_CODE)} END`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
