import { CLAIM_MAX_LENGTHS, type ClaimedInput, isOfYear } from "../claim.ts";
import { datesIn, dayAndMonthIn, endOfYear } from "./printed-dates.ts";
import {
  type Cell,
  foldedText,
  isRightToLeft,
  linesOf,
  type PrintedLine,
  type PrintedText,
  textOfLine,
} from "./printed-lines.ts";
import { type DecimalSign, decimalSignOf, numbersIn } from "./printed-numbers.ts";
import { isNamedIn, OFFERED_MAX, type ReportFigure, type ReportReading } from "./report-figure.ts";
import { currencyIn, isOfStatement, likeness, type PageUnit, sharedCurrenciesIn, unitIn } from "./report-words.ts";

/** A figure near the words, before the whole report has said what its page leaves out. */
type Candidate = { score: number; amount: number; quotation: string; period: Period | undefined };
type Period = { year: number; day: string | undefined };

/** What a page says. */
export type PageReading = {
  page: number;
  hasText: boolean;
  isNamed: boolean;
  unit: PageUnit | undefined;
  currency: string | undefined;
  /** The currencies between which the rest of the report decides. */
  currencies: readonly string[];
  /** The days of its years, without them: "-12-31". */
  days: readonly string[];
  candidates: readonly Candidate[];
};

export function readPage(
  texts: readonly PrintedText[],
  page: number,
  { input, company }: { input: ClaimedInput; company: string },
): PageReading {
  const lines = linesOf(texts);
  const plain = lines.map(textOfLine);
  const decimal = decimalSignOf(plain);
  const unitLines = plain.filter((line) => isUnitLine(line, decimal));
  const days = plain.slice(0, HEAD_LINES).flatMap((line) => datesIn(line).flatMap(({ day }) => day?.slice(4) ?? []));
  return {
    page,
    hasText: plain.some((line) => line.length > 3),
    isNamed: isNamedIn(company, foldedText(plain.join(" "))),
    unit: first(unitLines, unitIn),
    currency: first(unitLines, currencyIn) ?? first(plain, currencyIn),
    currencies: first(plain, sharedCurrenciesIn) ?? [],
    days,
    candidates: candidatesOf(lines, plain, { input, decimal, day: days[0] }),
  };
}

const HEAD_LINES = 15;
const LONGEST_UNIT_LINE = 140;

function isUnitLine(line: string, decimal: DecimalSign): boolean {
  return (
    line.length <= LONGEST_UNIT_LINE &&
    unitIn(line) !== undefined &&
    numbersIn(line, decimal).every(({ amount }) => amount === 0)
  );
}

function first<Found>(lines: readonly string[], find: (line: string) => Found | undefined): Found | undefined {
  for (const line of lines) {
    const found = find(line);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Placed = { amount: number; center: number; isPlain: boolean };

function candidatesOf(
  lines: readonly PrintedLine[],
  plain: readonly string[],
  { input, decimal, day }: { input: ClaimedInput; decimal: DecimalSign; day: string | undefined },
): Candidate[] {
  const isStatement = isOfStatement(foldedText(plain.slice(0, HEAD_LINES).join(" ")), isOfYear(input));
  const heads: Head[] = [];
  const found: Candidate[] = [];
  let above: readonly string[] = [];
  for (const [place, line] of lines.entries()) {
    const head = headOf(line, lines.slice(Math.max(0, place - 3), place + 1), decimal);
    if (head) heads.push(head);
    const parts = line.cells.map((cell) => partsOf(cell, decimal));
    const labels = parts.flatMap(({ label }) => (label ? [label] : []));
    const numbers = parts.flatMap((part) => part.numbers);
    const score = Math.max(
      ...labels.map((label) => likeness(label, input)),
      ...wrapped(above, labels).map((label) => likeness(label, input) - 0.5),
      0,
    );
    above = numbers.length === 0 && !head ? labels : [];
    if (score <= 0 || numbers.length === 0 || head) continue;
    const chosen = newestOf(numbers, heads, isRightToLeft(labels.join(" ")));
    if (!chosen || chosen.amount <= 0) continue;
    const period = chosen.period && { ...chosen.period, day: chosen.period.day ?? day };
    const quotation = (plain[place] ?? "").slice(0, CLAIM_MAX_LENGTHS.quotation);
    found.push({ score: score + (isStatement ? 2 : 0), amount: chosen.amount, quotation, period });
  }
  return found;
}

const wrapped = (above: readonly string[], labels: readonly string[]) =>
  above.flatMap((start) => labels.map((end) => `${start} ${end}`));

/** A cell's words, and the numbers that stand before or after them; numbers between words belong to a sentence. */
function partsOf({ text, left, right }: Cell, decimal: DecimalSign): { label: string; numbers: Placed[] } {
  const numbers = numbersIn(text, decimal);
  const hasLetters = (part: string) => /\p{L}{2}/u.test(part);
  if (numbers.length === 0) return { label: hasLetters(text) ? text : "", numbers: [] };
  const firstAt = numbers[0]?.at ?? 0;
  const last = numbers.at(-1);
  const end = last ? last.at + last.text.length : 0;
  if (hasLetters(text.slice(firstAt, end))) return { label: "", numbers: [] };
  const [before, after] = [text.slice(0, firstAt), text.slice(end)];
  if (hasLetters(before) && hasLetters(after)) return { label: "", numbers: [] };
  const isFromRight = isRightToLeft(text);
  const placed = numbers.map(({ amount, text: printed, at }) => {
    const share = (at + printed.length / 2) / text.length;
    const center = left + (right - left) * (isFromRight ? 1 - share : share);
    return { amount, center, isPlain: /^\d{1,2}$/.test(printed) };
  });
  return { label: hasLetters(before) ? before : hasLetters(after) ? after : "", numbers: placed };
}

/** The years at the head of columns. */
type Head = { years: readonly (Period & { center: number })[]; isInColumns: boolean };

function headOf({ cells }: PrintedLine, around: readonly PrintedLine[], decimal: DecimalSign): Head | undefined {
  const dated = cells.map((cell) => ({ cell, dates: datesIn(cell.text) })).filter(({ dates }) => dates.length > 0);
  if (dated.length === 0) return undefined;
  const amounts = cells.flatMap(({ text }) => (datesIn(text).length > 0 ? [] : numbersIn(text, decimal)));
  if (amounts.some(({ amount }) => Math.abs(amount) >= 100)) return undefined;
  const days = around.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const day = dayAndMonthIn(cell.text);
      return day ? [{ day, center: centerOf(cell) }] : [];
    }),
  );
  const years = dated.flatMap(({ cell, dates }) =>
    dates.map(({ year, day, at }) => {
      const center =
        dates.length === 1 ? centerOf(cell) : cell.left + ((cell.right - cell.left) * at) / cell.text.length;
      return { year, day: day?.slice(4) ?? nearestTo(center, days)?.day, center };
    }),
  );
  return { years, isInColumns: dated.every(({ dates }) => dates.length === 1) && dated.length > 1 };
}

const centerOf = ({ left, right }: Cell) => (left + right) / 2;

function nearestTo<Placed extends { center: number }>(center: number, placed: readonly Placed[]): Placed | undefined {
  return placed.reduce<Placed | undefined>(
    (best, one) => (best && Math.abs(best.center - center) < Math.abs(one.center - center) ? best : one),
    undefined,
  );
}

/** Of the numbers of a line that of the newest column; without columns the one that is nearest to the words, after a number of a note. */
function newestOf(
  numbers: readonly Placed[],
  heads: readonly Head[],
  isFromRight: boolean,
): { amount: number; period: Period | undefined } | undefined {
  const head = heads.findLast(({ isInColumns }) => isInColumns) ?? heads.findLast(({ years }) => years.length > 0);
  const amounts = withoutNotes(numbers);
  if (head?.isInColumns) {
    const dated = amounts.map((number) => ({ ...number, period: columnOf(number, amounts, head) }));
    const newest = Math.max(...dated.map(({ period }) => period?.year ?? 0));
    return dated.find(({ period }) => period?.year === newest);
  }
  const nearest = isFromRight ? amounts.at(-1) : amounts[0];
  const years = head?.years ?? [];
  const newest = years.toSorted((one, other) => other.year - one.year)[0];
  return nearest && { ...nearest, period: amounts.length <= years.length || amounts.length === 1 ? newest : undefined };
}

function columnOf({ center }: Placed, all: readonly Placed[], { years }: Head): Period | undefined {
  const inOrder = all.length === years.length ? years[all.findIndex((one) => one.center === center)] : undefined;
  return inOrder ?? nearestTo(center, years);
}

/** A line with amounts may begin with the small number of a note. */
function withoutNotes(numbers: readonly Placed[]): readonly Placed[] {
  const amounts = numbers.filter(({ isPlain }) => !isPlain);
  return amounts.length > 0 ? amounts : numbers;
}

/** What the pages of a printed report offer, the likeliest first; nothing is chosen. */
export function readPrinted(pages: readonly PageReading[]): ReportReading {
  const day = mostFrequent(pages.flatMap(({ days }) => days));
  const unit = mostFrequent(pages.flatMap((page) => (page.unit ? [JSON.stringify(page.unit)] : [])));
  const usual: PageUnit = unit ? JSON.parse(unit) : { unit: "ones", times: 1 };
  const certain = pages.flatMap(({ currency }) => currency ?? []);
  const all = pages.flatMap((page) => page.candidates.map((candidate) => ({ page, candidate })));
  const newestYear = Math.max(...all.map(({ candidate }) => candidate.period?.year ?? 0));
  const scoreOf = ({ score, period }: Candidate) => score - (period && period.year < newestYear ? 2 : 0);
  all.sort((one, other) => scoreOf(other.candidate) - scoreOf(one.candidate) || one.page.page - other.page.page);
  const figures = new Map<string, ReportFigure>();
  for (const { page, candidate } of all) {
    const { amount, period, quotation } = candidate;
    const { unit: printed, times } = page.unit ?? usual;
    const shared = mostFrequent(certain.filter((one) => page.currencies.includes(one))) ?? page.currencies[0];
    const ends = period && (period.day ?? day);
    const figure: ReportFigure = {
      amount: Math.round(amount * times * 1e6) / 1e6,
      unit: printed,
      currency: page.currency ?? shared ?? mostFrequent(certain) ?? null,
      periodEnd: (ends && endOfYear(period.year, ends)) || null,
      page: page.page,
      quotation,
    };
    const place = `${figure.amount} ${figure.unit} ${figure.periodEnd}`;
    if (figures.size < OFFERED_MAX && !figures.has(place)) figures.set(place, figure);
  }
  const offered = [...figures.values()];
  const newestEnd = offered.reduce<string | null>(
    (newest, { periodEnd }) => (periodEnd && (!newest || periodEnd > newest) ? periodEnd : newest),
    null,
  );
  return { kind: "read", entity: null, isNamed: pages.some(({ isNamed }) => isNamed), newestEnd, figures: offered };
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
