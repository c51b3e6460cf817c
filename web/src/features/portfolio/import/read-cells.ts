import { plainDigits } from "../../../../../domain/facts/plain-digits.ts";

export type Cell = string | number;

export type DecimalSign = "point" | "comma";

const PLAIN = /^[-+]?\d+$/;
const GROUPED_OR_DECIMAL = /^[-+]?\d{1,3}[.,]\d{3}$/;

/** The decimal sign of a table's numbers, from the unambiguous ones; undefined without any, or when they contradict each other. */
export function decimalSignOf(cells: Iterable<Cell>): DecimalSign | undefined {
  let [points, commas] = [0, 0];
  for (const cell of cells) {
    if (typeof cell === "number") continue;
    const text = bare(cell);
    if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(text) || PLAIN.test(text) || !/[.,]/.test(text)) continue;
    const sign = certainSign(text);
    if (sign === "point") points++;
    if (sign === "comma") commas++;
  }
  if (points > 0 && commas > 0) return undefined;
  return points > 0 ? "point" : commas > 0 ? "comma" : undefined;
}

/** The decimal sign of one number; undefined when "1,234" or "1.234" could be either. */
function certainSign(text: string): DecimalSign | undefined {
  const [point, comma] = [text.lastIndexOf("."), text.lastIndexOf(",")];
  if (point >= 0 && comma >= 0) return point > comma ? "point" : "comma";
  const [sign, other] = point >= 0 ? (["point", "comma"] as const) : (["comma", "point"] as const);
  if (/^[-+]?0[.,]/.test(text)) return sign;
  const signs = text.split(point >= 0 ? "." : ",").length - 1;
  if (signs > 1) return other;
  return GROUPED_OR_DECIMAL.test(text) ? undefined : sign;
}

/** In the digits of English, without currency, spaces and the symbols that spreadsheets put around a number. */
function bare(text: string): string {
  return plainDigits(text)
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace(/^="?|"$/g, "")
    .replace(/^\((.*)\)$/, "-$1")
    .replace(/^(-?)(?:[A-Z]{3}|[A-Z]{0,2}[$€£¥₹])/i, "$1")
    .replace(/(?:[A-Z]{3}|[$€£¥₹])$/i, "")
    .replace(/^(.*)-$/, "-$1");
}

const NOTHING = /^(?:|-+|–|—|n\/?a|none|null)$/i;

export type ReadNumber = { number: number } | { nothing: true } | { problem: "formula" | "not_a_number" };

/** The number of a cell. A formula is not computed, and an ambiguous number is not accepted. */
export function readNumber(cell: Cell | undefined, sign: DecimalSign | undefined): ReadNumber {
  if (typeof cell === "number") return Number.isFinite(cell) ? { number: cell } : { problem: "not_a_number" };
  const trimmed = (cell ?? "").trim();
  if (NOTHING.test(trimmed)) return { nothing: true };
  if (/^=(?!")/.test(trimmed)) return { problem: "formula" };
  const text = bare(trimmed);
  if (!/^[-+]?(?:\d[\d.,]*|[.,]\d+)$/.test(text)) return { problem: "not_a_number" };
  const own = PLAIN.test(text) ? "point" : (certainSign(text) ?? sign);
  if (own === undefined) return { problem: "not_a_number" };
  const plain = own === "point" ? text.replaceAll(",", "") : text.replaceAll(".", "").replace(",", ".");
  const number = Number(plain);
  return Number.isFinite(number) && Math.abs(number) <= 1e12 ? { number } : { problem: "not_a_number" };
}

export type DateOrder = "day_first" | "month_first";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The order of day and month in dates such as 03/04/2025, from the unambiguous ones; undefined without any. */
export function dateOrderOf(cells: Iterable<Cell>): DateOrder | undefined {
  let order: DateOrder | undefined;
  for (const cell of cells) {
    const found = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/.exec(String(cell).trim());
    if (!found) continue;
    const [first, second] = [Number(found[1]), Number(found[2])];
    if (first > 12 && second <= 12) order = "day_first";
    if (second > 12 && first <= 12) order = "month_first";
  }
  return order;
}

/** The ISO date at the start of a cell; undefined without one, or when its day and month cannot be told apart. */
export function readDate(cell: Cell | undefined, order: DateOrder | undefined): string | undefined {
  const text = plainDigits(String(cell ?? "")).trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text);
  if (iso) return isoDate(iso[1], iso[2], iso[3]);
  const named = /^(\d{1,2})[-\s.]+([A-Za-z]{3})[A-Za-z]*[-\s.,]+(\d{4})/.exec(text);
  if (named) return isoDate(named[3], monthNumber(named[2]), named[1]);
  const american = /^([A-Za-z]{3})[A-Za-z]*[-\s.]+(\d{1,2})(?:st|nd|rd|th)?[-,\s]+(\d{4})/.exec(text);
  if (american) return isoDate(american[3], monthNumber(american[1]), american[2]);
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text);
  if (!numbers) return undefined;
  const [first, second] = [numbers[1], numbers[2]];
  const year = numbers[3]?.length === 2 ? `20${numbers[3]}` : numbers[3];
  const own = order ?? dateOrderOf([text]) ?? (first === second ? "day_first" : undefined);
  if (own === undefined) return undefined;
  return own === "day_first" ? isoDate(year, second, first) : isoDate(year, first, second);
}

const monthNumber = (name: string | undefined) => String(MONTHS.indexOf((name ?? "").toLowerCase()) + 1);

function isoDate(year = "", month = "", day = ""): string | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}
