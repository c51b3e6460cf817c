import { isIsoDate } from "../../facts/iso-date.ts";
import { plainDigits } from "../../facts/plain-digits.ts";

/** A year at the head of a column, with its day where it is printed beside it. */
export type PrintedDate = { year: number; day: string | undefined; at: number };

/** The month names of the languages that reports are written in. */
const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "janvier", "januari", "januar", "ocak", "يناير", "كانون الثاني", "جنوری"],
  ["february", "feb", "février", "februari", "februar", "şubat", "فبراير", "شباط", "فروری"],
  ["march", "mar", "mars", "maret", "mac", "märz", "mart", "مارس", "آذار", "مارچ"],
  ["april", "apr", "avril", "nisan", "أبريل", "ابريل", "نيسان", "اپریل"],
  ["may", "mai", "mei", "mayıs", "مايو", "أيار", "مئی"],
  ["june", "jun", "juin", "juni", "jun", "haziran", "يونيو", "حزيران", "جون"],
  ["july", "jul", "juillet", "juli", "julai", "temmuz", "يوليو", "تموز", "جولائی"],
  ["august", "aug", "août", "agustus", "ogos", "ağustos", "أغسطس", "آب", "اگست"],
  ["september", "sep", "sept", "septembre", "eylül", "سبتمبر", "أيلول", "ستمبر"],
  ["october", "oct", "octobre", "oktober", "ekim", "أكتوبر", "اكتوبر", "تشرين الأول", "اکتوبر"],
  ["november", "nov", "novembre", "kasım", "نوفمبر", "تشرين الثاني", "نومبر"],
  ["december", "dec", "décembre", "desember", "disember", "dezember", "aralık", "ديسمبر", "كانون الأول", "دسمبر"],
];
/** Without marks and capitals, so that ARALIK is aralık. */
const folded = (text: string) =>
  plainDigits(text).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, place) => names.map((name): [string, number] => [folded(name), place + 1])),
);
const MONTH = [...MONTH_NUMBERS.keys()].sort((one, other) => other.length - one.length).join("|");

const WORDED = new RegExp(
  `(?<!\\d)(?:(\\d{1,2})(?:st|nd|rd|th)?\\.?(?: de)? (${MONTH})\\.?|(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?)(?!\\d)(?:,? *((?:19|20)\\d{2}))?`,
  "giu",
);
const NUMERIC = /(?<!\d)(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)|((?:19|20)\d{2})年(\d{1,2})月(\d{1,2})日/gu;
const YEAR = /(?<![\d.,/-])(?:FY ?)?((?:19|20)\d{2})(?![\d/-]|[.,]\d)/giu;

/** The years and whole dates in a text, by their places. */
export function datesIn(text: string): PrintedDate[] {
  const plain = folded(text);
  const dates: PrintedDate[] = [];
  for (const { 0: whole, 1: day, 2: month, 3: firstMonth, 4: dayAfter, 5: year, index } of plain.matchAll(WORDED)) {
    const date = year && isoOf(Number(year), monthOf(month ?? firstMonth), Number(day ?? dayAfter));
    if (date) dates.push({ year: Number(year), day: date, at: index + whole.length / 2 });
  }
  for (const { 0: whole, 1: first, 2: second, 3: third, 4: year, 5: month, 6: day, index } of plain.matchAll(NUMERIC)) {
    const date = year
      ? isoOf(Number(year), Number(month), Number(day))
      : numericDate(Number(first), Number(second), Number(third));
    if (date) dates.push({ year: Number(date.slice(0, 4)), day: date, at: index + whole.length / 2 });
  }
  for (const { 0: whole, 1: year, index } of plain.matchAll(YEAR)) {
    const at = index + whole.length / 2;
    if (!dates.some((date) => Math.abs(date.at - at) < LONGEST_DATE))
      dates.push({ year: Number(year), day: undefined, at });
  }
  return dates.sort((one, other) => one.at - other.at);
}

/** Half of what "September 27, 2025" takes. */
const LONGEST_DATE = 10;

/** The last day and month in a text, as "-12-31": a year is from January to December. */
export function dayAndMonthIn(text: string): string | undefined {
  const days = [...folded(text).matchAll(WORDED)].flatMap(([, day, month, firstMonth, dayAfter]) => {
    const date = isoOf(2024, monthOf(month ?? firstMonth), Number(day ?? dayAfter));
    return date ? [date.slice(4)] : [];
  });
  return days.at(-1);
}

/** The end of a year on a day; the last day of February follows the year. */
export function endOfYear(year: number, dayAndMonth: string): string | undefined {
  const date = `${year}${dayAndMonth}`;
  return dayAndMonth === "-02-29" || dayAndMonth === "-02-28"
    ? `${year}-02-${year % 4 === 0 ? 29 : 28}`
    : isIsoDate(date)
      ? date
      : undefined;
}

const monthOf = (name = "") => MONTH_NUMBERS.get(name) ?? 0;

function numericDate(first: number, second: number, third: number): string | undefined {
  if (first > 31) return isoOf(first, second, third);
  return second > 12 ? isoOf(third, first, second) : isoOf(third, second, first);
}

function isoOf(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2099 || month < 1 || day < 1) return undefined;
  const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isIsoDate(date) ? date : undefined;
}
