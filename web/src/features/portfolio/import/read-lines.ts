import { rowTexts as texts } from "#messages/portfolio/import.ts";
import { plainDigits } from "../../../../../domain/facts/plain-digits.ts";
import { isIsin, TICKER_PATTERN } from "../../../../../domain/issuers/symbols.ts";
import { type Draft, holding } from "./drafts.ts";
import { type Row, RowProblem } from "./rows.ts";

export const LINE_COLUMNS = ["symbol", "isin", "name", "shares", "price", "currency"];

const NUMBER = String.raw`\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d+)?|\d*[.,]?\d+`;
const UNIT = String.raw`(?:shares?|units?|stocks?|stück|stk\.?|pcs\.?|x|×)`;
const BETWEEN = String.raw`(?:\s*[:=,;|]\s*|\s+(?:[–-]\s+)?)`;
/** Columns of a table, of which none can be told from thousands. */
const COLUMNS = /,\d[\d.]*,\d/;
const BULLET = /^\s*(?:[-*•·]|\d+[.)])\s+/;
const PRICE = new RegExp(
  `\\s*(?:@|\\bat\\b)\\s*([A-Z]{3}|[$€£₹])?\\s*(${NUMBER})\\s*([A-Z]{3}|[$€£₹])?(?:\\s*(?:each|a share|per share))?$`,
  "i",
);
/** “25 shares of Apple”, “25 AAPL”. */
const NUMBER_FIRST = new RegExp(`^(${NUMBER})\\s*${UNIT}?(?:\\s+of)?[\\s,;|]+(.+)$`, "i");
/** “AAPL 25”, “Apple: 25 shares”, “AAPL x 25”. */
const NUMBER_LAST = new RegExp(`^(.+?)${BETWEEN}(?:[x×]\\s*)?(${NUMBER})\\s*${UNIT}?$`, "i");
const LINE_MAX = 200;
const SIGNS: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "₹": "INR" };

/** The cells of a line such as “AAPL 25” or “25 shares of Apple @ $150”, by LINE_COLUMNS; without a number when it is none. */
export function lineCells(line: string): string[] {
  const text = plainDigits(line).replace(BULLET, "").replaceAll('"', "").trim();
  const [, before = "", price = "", after = ""] = PRICE.exec(text) ?? [];
  const isLine = text.length <= LINE_MAX && !COLUMNS.test(text);
  const rest = isLine ? text.replace(PRICE, "") : "";
  const [, first = "", last = ""] = NUMBER_FIRST.exec(rest) ?? [];
  const [, named = last, shares = first] = NUMBER_LAST.exec(rest) ?? [];
  const pieces = named
    .split(/[,;|\t()]+/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const symbol = pieces.find(isSymbol) ?? "";
  const isin = pieces.find(isIsin) ?? "";
  const others = pieces.filter((piece) => piece !== symbol && piece !== isin).join(" ");
  const currency = SIGNS[before || after] ?? (before || after).toUpperCase();
  return [symbol, isin, others, shares, price, currency || "USD"];
}

const isSymbol = (text: string) => TICKER_PATTERN.test(text) || /^[A-Z0-9&-]+\.[A-Z]{1,3}$/.test(text);

export function lineDraft(row: Row): Draft {
  const [symbol, isin, name] = [row.text("symbol"), row.text("isin"), row.text("name")];
  if (row.text("shares") === "") throw new RowProblem(texts.notALine);
  if (/(?:^|\s)\d[\d.,]*(?:\s|$)/.test(name)) throw new RowProblem(texts.twoNumbers);
  return holding(
    row,
    { symbol, isin, name, currency: "" },
    { shares: "shares", cost: "price", currency: row.text("currency") },
  );
}
