import { sql } from "drizzle-orm";
import { stocks } from "../../../../schema/tables/stocks.ts";
import type { Database } from "../../../platform/database.ts";
import { IDS_IN_A_BUCKET } from "../stock-id.ts";
import { codeAt, ENTRY_ID_DIGITS, INDEX_CODES, type IndexCode, NO_CODE, PARTS } from "./stock-index.ts";

/** `id symbol name` of every screened stock, a line each in id order, in small letters and without punctuation as far as ASCII goes. */
export function listNameLines(db: Database): Promise<string> {
  return joinedOfScreened(db, `id || ' ' || ${WORDS_OF_STOCK}`, "\n");
}

const ASCII_SEPARATORS = "\t\n\r!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

const WORDS_OF_STOCK = [...ASCII_SEPARATORS].reduce(
  (words, separator) => `replace(${words}, ${literal(separator)}, ' ')`,
  "lower(symbol || ' ' || name)",
);

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

const INDEX_ENTRY = `printf('%0${ENTRY_ID_DIGITS}x', id) || ${PARTS.map((part) => codeOf(INDEX_CODES[part])).join(" || ")}`;

function codeOf({ column, words }: IndexCode): string {
  const cases = words.map((word, position) => `WHEN ${literal(word)} THEN ${literal(codeAt(position))}`);
  return `CASE ${column} ${cases.join(" ")} ELSE ${literal(NO_CODE)} END`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
