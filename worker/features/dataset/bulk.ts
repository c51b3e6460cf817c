import { isoDay } from "../../../domain/facts/iso-date.ts";
import { knownFund } from "../../../domain/funds/known-funds.ts";
import { isIsin, normalizeSymbol, SYMBOL_MAX_LENGTH } from "../../../domain/issuers/symbols.ts";
import { type BulkAnswer, OPEN_DATA } from "../../../schema/contracts/dataset.ts";
import type { Database } from "../../platform/database.ts";
import { findCompanies } from "../../verdicts/listing/find-companies.ts";
import { nameIndex } from "../../verdicts/listing/indexes.ts";
import type { NameIndex } from "../../verdicts/listing/name-index.ts";
import { datasetVersion } from "../../verdicts/published.ts";
import { symbolsOfIsins } from "../funds/repository.ts";
import { ASKED_CSV_COLUMNS, CANDIDATES_MAX, csvCell, findAskedText } from "./repository.ts";

type Store = { db: Database; kv: KVNamespace; now: Date };
type Format = "csv" | "json";
type Question = { asked: string | null; symbol?: string | undefined; problem?: string | undefined };

const ECHO_MAX_LENGTH = 40;
/** Names are searched for so many texts that are no symbol, and a wrong letter in the first two of them: more takes longer than a request may. */
const SEARCHED_MAX = 10;
const RESPELLED_MAX = 2;
const ISIN_SHAPE = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const NO_SUCH_SYMBOL = "There is no such symbol.";
const AMBIGUOUS = "Several markets have this symbol: ask for one with its exchange's suffix.";

/** Each of many symbols or ISINs with its stock, or why there is none, as JSON; in the order in which they were asked for. */
export async function lookUpMany(
  store: Store,
  symbols: readonly unknown[],
  countRows: (rows: number) => void,
): Promise<string> {
  const { answers, rows } = await answersTo(store, symbols, "json");
  countRows(rows);
  const written = answers.map(
    ({ line, ...answer }) => `${JSON.stringify(answer).slice(0, -1)},"stock":${line ?? null}}`,
  );
  const head = JSON.stringify({ readOn: isoDay(store.now), ...OPEN_DATA }).slice(0, -1);
  return `${head},"answers":[${written.join(",")}]}`;
}

/** The same as CSV, a line for each, with empty cells where there is no stock; and the version of the dataset. */
export async function csvOfMany(store: Store, symbols: readonly string[]) {
  const { answers, version } = await answersTo(store, symbols, "csv");
  const nothing = ",".repeat(ASKED_CSV_COLUMNS.length - 1);
  const lines = answers.map(
    ({ asked, result, message, line }) =>
      `${csvCell(asked ?? "")},${result},${csvCell(message ?? "")},${line ?? nothing}`,
  );
  const text = [["asked", "result", "message", ...ASKED_CSV_COLUMNS].join(","), ...lines, ""].join("\r\n");
  return { text, version };
}

type Answer = Omit<BulkAnswer, "stock"> & { line?: string | undefined };

async function answersTo(store: Store, asked: readonly unknown[], format: Format) {
  const questions = await symbolsOf(store, asked.map(questionOf));
  const wanted = new Set(questions.flatMap(({ symbol }) => symbol ?? []));
  const {
    lines: found,
    markets,
    version,
    rows,
  } = await findAskedText(store.db, [...wanted], format, isoDay(store.now));
  const isMissing = ({ symbol }: Question) => symbol !== undefined && !found.has(symbol) && !knownFund(symbol);
  const index = questions.some(isMissing) ? await nameIndex(store) : undefined;
  const missing = new Map<string, Answer>();
  if (version !== undefined) await datasetVersion(store, version);
  const answers = questions.map(({ asked, symbol, problem }): Answer => {
    const line = symbol === undefined ? undefined : found.get(symbol);
    if (line !== undefined) return { asked, result: "found", candidates: [], message: null, line };
    if (problem !== undefined || symbol === undefined)
      return { asked, result: "malformed", candidates: [], message: problem ?? NO_SUCH_SYMBOL };
    if (knownFund(symbol)) {
      const message = `${symbol} is a fund: GET /api/funds/${symbol} judges what it holds.`;
      return { asked, result: "fund", candidates: [], message };
    }
    const known = missing.get(symbol) ?? missingAnswer(symbol, markets.get(symbol) ?? [], index, missing.size);
    missing.set(symbol, known);
    return { ...known, asked };
  });
  return { answers, version, rows };
}

function questionOf(sent: unknown): Question {
  if (typeof sent !== "string") return { asked: null, problem: "A symbol or an ISIN is a text." };
  const asked = sent.slice(0, ECHO_MAX_LENGTH);
  const text = sent.trim();
  if (text === "") return { asked, problem: "It is empty." };
  if (/[^\x20-\x7e]/.test(text))
    return { asked, problem: "It has a letter or sign that no symbol has, though it may look like one." };
  const symbol = normalizeSymbol(text);
  if (symbol === undefined)
    return { asked, problem: `It is no symbol: at most ${SYMBOL_MAX_LENGTH} letters, digits, dots and dashes.` };
  const isWrongIsin = ISIN_SHAPE.test(symbol) && !isIsin(symbol);
  return { asked, symbol, ...(isWrongIsin && { problem: "Its check digit does not fit the rest of the ISIN." }) };
}

/** ISINs become symbols. */
async function symbolsOf(store: Store, questions: readonly Question[]): Promise<Question[]> {
  const isins = [...new Set(questions.flatMap(({ symbol }) => (symbol && isIsin(symbol) ? [symbol] : [])))];
  const known = await symbolsOfIsins(store, isins);
  const symbolOf = (isin: string) => normalizeSymbol(known.get(isin) ?? isin);
  return questions.map((question) => ({ ...question, symbol: question.symbol && symbolOf(question.symbol) }));
}

function missingAnswer(
  symbol: string,
  markets: BulkAnswer["candidates"],
  index: NameIndex | undefined,
  before: number,
): Answer {
  if (markets.length > 1) return { asked: symbol, result: "ambiguous", candidates: markets, message: AMBIGUOUS };
  if (isIsin(symbol))
    return { asked: symbol, result: "unknown", candidates: [], message: "This ISIN is not known here." };
  const options = { limit: CANDIDATES_MAX, ...(before < RESPELLED_MAX ? {} : { isWholeName: true as const }) };
  const alike = index && before < SEARCHED_MAX ? findCompanies(index, symbol, options) : [];
  const candidates = alike.map(({ symbol, name, exchange }) => ({ symbol, name, exchange }));
  return { asked: symbol, result: "unknown", candidates, message: NO_SUCH_SYMBOL };
}
