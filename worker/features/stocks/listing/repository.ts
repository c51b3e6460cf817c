import { sql } from "drizzle-orm";
import { BEFORE, EXCHANGE_LETTERS, HOME, SECOND, STANDING_LETTERS } from "../../../../domain/issuers/name-index.ts";
import { stocks } from "../../../../schema/tables/stocks.ts";
import type { Database } from "../../../platform/database.ts";
import { IDS_IN_A_BUCKET } from "../stock-id.ts";
import { PEER_SEPARATORS } from "./peer-index.ts";
import { codeAt, DATE_DIGITS, ENTRY_ID_DIGITS, INDEX_CODES, type IndexCode, NO_CODE, PARTS } from "./stock-index.ts";

/** The lines of the index of names: every listing in id order, with the aliases of its company; see domain/issuers/name-index.ts. */
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
  `stocks.id || ',' || (stocks.id / ${IDS_IN_A_BUCKET}) || ',' || coalesce(stocks.issuer, '') || ',' || coalesce(iif(stocks.is_screened, stocks.figures_on, home.figures_on), '')`,
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

/** The entry of the list index of every screened stock, one after the other in id order. */
export function listIndexedStocks(db: Database): Promise<string> {
  return joinedOfScreened(db, INDEX_ENTRY, "");
}

/** A text for each screened stock, put together by the database, bucket by bucket so that none grows past what a value may hold. */
async function joinedOfScreened(db: Database, text: string, separator: string): Promise<string> {
  const rows = await db.all<{ texts: string }>(sql`
    SELECT group_concat(text, ${separator}) AS texts
    FROM (SELECT id, ${sql.raw(text)} AS text FROM ${stocks} WHERE is_screened ORDER BY id)
    GROUP BY id / ${sql.raw(String(IDS_IN_A_BUCKET))}`);
  return rows.map(({ texts }) => texts).join(separator);
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
    "coalesce(figures_on, '')",
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

const INDEX_ENTRY = `printf('%0${ENTRY_ID_DIGITS}x', id) || ${DATE_DIGITS} || ${PARTS.map((part) => codeOf(INDEX_CODES[part])).join(" || ")}`;

function codeOf({ column, words }: IndexCode): string {
  const cases = words.map((word, position) => `WHEN ${literal(word)} THEN ${literal(codeAt(position))}`);
  return `CASE ${column} ${cases.join(" ")} ELSE ${literal(NO_CODE)} END`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
