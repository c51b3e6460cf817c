import type { StockFilter } from "./listing/stock-index.ts";

const MAX_WORDS = 8;

/**
 * The FTS5 expression that finds names and symbols by the beginnings of the words typed. Every word is quoted, so no text
 * can be read as an operator. Null when the text holds no letter or digit.
 */
export function searchExpression(text: string, filter: StockFilter = {}): string | null {
  const words = text
    .normalize("NFC")
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.slice(0, MAX_WORDS);
  if (!words) return null;
  const clauses = [`{symbol name} : (${words.map(quotedBeginning).join(" AND ")})`];
  addClause(clauses, "exchange", filter.exchanges);
  addClause(clauses, "sector", filter.sectors);
  addClause(clauses, "region", filter.regions);
  return clauses.join(" AND ");
}

function quotedBeginning(word: string): string {
  return `"${word}"*`;
}

function addClause(clauses: string[], column: string, words: readonly string[] | undefined): void {
  if (words) clauses.push(`${column} : (${words.map((word) => `"${word}"`).join(" OR ")})`);
}
