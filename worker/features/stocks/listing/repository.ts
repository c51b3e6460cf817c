import { IDS_IN_A_BUCKET } from "../stock-id.ts";
import { codeAt, ENTRY_ID_DIGITS, INDEX_CODES, NO_CODE } from "./stock-index.ts";

/** `id symbol name` of every screened stock, a line each in id order, in small letters and without punctuation as far as ASCII goes. */
export async function listNameLines(db: D1Database): Promise<string> {
  const { results } = await db
    .prepare(`
      SELECT group_concat(line, char(10)) AS lines
      FROM (SELECT id, id || ' ' || ${WORDS_OF_STOCK} AS line FROM stocks WHERE is_screened ORDER BY id)
      GROUP BY id / CAST(?1 AS INTEGER)`)
    .bind(IDS_IN_A_BUCKET)
    .all<{ lines: string }>();
  return results.map(({ lines }) => lines).join("\n");
}

const ASCII_SEPARATORS = "\t\n\r!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

const WORDS_OF_STOCK = [...ASCII_SEPARATORS].reduce(
  (words, separator) => `replace(${words}, ${literal(separator)}, ' ')`,
  "lower(symbol || ' ' || name)",
);

/** The entry of the list index of every screened stock, one after the other in id order. */
export async function listIndexedStocks(db: D1Database): Promise<string> {
  const { results } = await db
    .prepare(`
      SELECT group_concat(entry, '') AS entries
      FROM (SELECT id, ${INDEX_ENTRY} AS entry FROM stocks WHERE is_screened ORDER BY id)
      GROUP BY id / CAST(?1 AS INTEGER)`)
    .bind(IDS_IN_A_BUCKET)
    .all<{ entries: string }>();
  return results.map(({ entries }) => entries).join("");
}

const INDEX_ENTRY = `printf('%0${ENTRY_ID_DIGITS}x', id) || ${INDEX_CODES.map(codeOf).join(" || ")}`;

function codeOf({ column, words }: (typeof INDEX_CODES)[number]): string {
  const cases = words.map((word, position) => `WHEN ${literal(word)} THEN ${literal(codeAt(position))}`);
  return `CASE ${column} ${cases.join(" ")} ELSE ${literal(NO_CODE)} END`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
