import {
  NOTE_TEXTS,
  RULE_LABELS,
  saidAmount,
  saidToPay,
  ledgerTexts as texts,
  WAY_HOLDERS,
  WAY_LABELS,
} from "#messages/portfolio.ts";
import { formatAmount, formatDay, formatDollars, formatPercent } from "#wording/format.ts";
import { type DatedRates, inDollars, roundedUpToCents } from "../../../../../domain/portfolio/money.ts";
import {
  addedUp,
  isCountedUnder,
  isEstimate,
  LEDGER_WAYS,
  type LedgerLine,
  type LedgerRule,
  type YearTotal,
} from "../../../../../domain/portfolio/purification-ledger.ts";
import type { Gift } from "../../../../../domain/portfolio/records.ts";
import { csvText } from "../../../lib/csv-text.ts";
import type { ReportContent, ReportRow } from "../../../lib/draw-report.ts";

export type PurificationRecord = {
  lines: readonly LedgerLine[];
  years: readonly YearTotal[];
  gifts: readonly Gift[];
  rule: LedgerRule;
  today: string;
  rates: DatedRates | null;
};

const notesOf = (line: LedgerLine) => texts.notes(line.notes.map((note) => NOTE_TEXTS[note]));

export function recordContent({ lines, years, gifts, rule, today, rates }: PurificationRecord): ReportContent {
  const owed = addedUp(years.map((year) => ({ ...year.owed, amount: roundedUpToCents(year.owed.amount) })));
  return {
    heading: "Mizan",
    title: texts.recordTitle,
    subtitle: `${texts.rule}: ${RULE_LABELS[rule]}`,
    verdict: `${texts.columns.owed}: ${saidToPay(owed)}`,
    tone: owed.amount > 0 ? "caution" : "positive",
    sections: [
      {
        heading: texts.yearsCaption,
        rows: LEDGER_WAYS.map((way) => row(WAY_LABELS[way], "", WAY_HOLDERS[way])),
      },
      ...years.map((year) => ({
        heading: texts.year(year.year),
        rows: [
          ...totalRows(year),
          ...gifts.filter(({ forYear }) => forYear === year.year).map(giftRow),
          ...lines.filter((line) => line.year === year.year && isCountedUnder(line, rule)).map(lineRow),
        ],
      })),
    ],
    footer: texts.recordLead(formatDay(today)) + (rates ? ` ${texts.ratesOf(formatDay(rates.asOf))}` : ""),
  };
}

const row = (label: string, value: string, ...notes: string[]): ReportRow => ({ label, value, notes });

function totalRows({ ways, due, given, owed }: YearTotal): ReportRow[] {
  const unknown = owed.countUnknown > 0 ? [texts.unknownLines(owed.countUnknown)] : [];
  return [
    ...LEDGER_WAYS.map((way) => row(WAY_LABELS[way], saidToPay(ways[way]))),
    row(texts.columns.due, saidToPay(due), ...unknown),
    row(texts.columns.given, formatDollars(given.amount)),
    row(texts.columns.owed, saidToPay(owed)),
  ];
}

function giftRow({ date, amount, currency, to }: Gift): ReportRow {
  const notes = to ? [texts.givenTo(to)] : [];
  return row(`${formatDay(date)}: ${texts.columns.given}`, formatAmount(amount, currency), ...notes);
}

export const lineDay = (line: LedgerLine) => (line.way === "held_share" ? String(line.year) : formatDay(line.date));

export const lineBase = ({ base }: LedgerLine, say = formatDollars) => (base === null ? texts.notKnown : say(base));

export function linePurification(line: LedgerLine, say = formatDollars): string {
  if (line.purification === null) return texts.notKnown;
  return saidAmount(say(line.purification), {
    isLeast: line.notes.includes("at_least"),
    isMost: line.notes.includes("at_most"),
    isEstimated: isEstimate(line),
  });
}

function lineRow(line: LedgerLine): ReportRow {
  const ratio = line.percent === null ? "" : ` × ${formatPercent(line.percent, 2)}`;
  const label = `${lineDay(line)}: ${texts.lineOf(texts.line[line.way], line.key)}`;
  return row(label, linePurification(line), texts.notes([lineBase(line) + ratio, notesOf(line)]));
}

/** The heads of the columns are the same in every language, for whoever reads the file. */
const CSV_HEADS = {
  dividend: "To give on dividends (USD)",
  capital_gains: "To give on gains from sales (USD)",
  held_share: "To give on the share held (USD)",
};

const cents = (amount: number | null) => amount?.toFixed(2) ?? "";

/** The record as a spreadsheet file: a row for each act, latest first, then one for each gift; a column of amounts for each method. */
export function recordCsv({ lines, gifts, rates }: PurificationRecord): string {
  type Columns = [
    title: string,
    ofLine: (line: LedgerLine) => string | number | null,
    ofGift?: (gift: Gift) => string | number,
  ];
  const columns: readonly Columns[] = [
    ["Date", ({ date }) => date, ({ date }) => date],
    ["Year", ({ year }) => year, ({ forYear }) => forYear],
    ["Act", ({ way }) => texts.line[way], () => texts.columns.given],
    ["Symbol", ({ key }) => key],
    ["Method", ({ way }) => WAY_LABELS[way]],
    ["Amount (USD)", ({ base }) => cents(base)],
    ["Ratio (%)", ({ percent }) => percent && Number(percent.toFixed(4))],
    ["Ratio of", ({ ratioFrom }) => ratioFrom],
    ...LEDGER_WAYS.map(
      (way): Columns => [CSV_HEADS[way], (line) => (line.way === way ? cents(line.purification) : "")],
    ),
    ["Given (USD)", () => "", ({ amount, currency }) => cents(inDollars(amount, currency, rates))],
    ["Given", () => "", ({ amount }) => cents(amount)],
    ["Currency", () => "USD", ({ currency }) => currency],
    ["Note", notesOf, ({ to }) => to],
  ];
  return csvText([
    columns.map(([title]) => title),
    ...lines.map((line) => columns.map(([, ofLine]) => ofLine(line) ?? "")),
    ...gifts.map((gift) => columns.map(([, , ofGift]) => ofGift?.(gift) ?? "")),
  ]);
}
