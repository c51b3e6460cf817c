import {
  isCountedUnder,
  isEstimate,
  LEDGER_WAYS,
  type LedgerLine,
  type LedgerRule,
  roundedUpToCents,
  type YearTotal,
} from "../../../../../domain/portfolio/purification-ledger.ts";
import type { Gift } from "../../../../../domain/portfolio/records.ts";
import { formatAmount, formatDay, formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { csvText } from "../../../lib/csv-text.ts";
import type { ReportContent, ReportRow } from "../../../lib/draw-report.ts";
import { NOTE_TEXTS, RULE_LABELS, ledgerTexts as texts, WAY_HOLDERS, WAY_LABELS } from "../messages.ts";

export type PurificationRecord = {
  lines: readonly LedgerLine[];
  years: readonly YearTotal[];
  gifts: readonly Gift[];
  rule: LedgerRule;
  today: string;
  /** The day of the exchange rates; null when there are none. */
  ratesOf: string | null;
};

const notesOf = (line: LedgerLine) => line.notes.map((note) => NOTE_TEXTS[note]).join("; ");

export function recordContent({ lines, years, gifts, rule, today, ratesOf }: PurificationRecord): ReportContent {
  const owed = years.reduce((sum, year) => sum + roundedUpToCents(year.owed), 0);
  return {
    heading: "Mizan",
    title: texts.recordTitle,
    subtitle: `${texts.rule}: ${RULE_LABELS[rule]}`,
    verdict: `${texts.columns.owed}: ${formatDollars(owed)}`,
    tone: owed > 0 ? "caution" : "positive",
    sections: [
      {
        heading: texts.yearsCaption,
        rows: LEDGER_WAYS.map((way) => ({ label: WAY_LABELS[way], value: "", notes: [WAY_HOLDERS[way]] })),
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
    footer: texts.recordLead(formatDay(today)) + (ratesOf ? ` ${texts.ratesOf(formatDay(ratesOf))}` : ""),
  };
}

function totalRows(year: YearTotal): ReportRow[] {
  const row = (label: string, amount: number, notes: string[] = []): ReportRow => ({
    label,
    value: formatDollars(amount),
    notes,
  });
  return [
    ...LEDGER_WAYS.map((way) => row(WAY_LABELS[way], roundedUpToCents(year.ways[way]))),
    row(texts.columns.due, roundedUpToCents(year.due), [
      ...(year.isEstimated ? [texts.estimated] : []),
      ...(year.isLeast ? [texts.least] : []),
      ...(year.countUnknown > 0 ? [texts.unknownLines(year.countUnknown)] : []),
    ]),
    row(texts.columns.given, year.given),
    row(texts.columns.owed, roundedUpToCents(year.owed)),
  ];
}

function giftRow({ date, amount, currency, to }: Gift): ReportRow {
  return {
    label: `${formatDay(date)}: ${texts.columns.given}`,
    value: formatAmount(amount, currency),
    notes: to ? [texts.givenTo(to)] : [],
  };
}

export const lineDay = (line: LedgerLine) => (line.way === "held_share" ? String(line.year) : formatDay(line.date));

export const lineBase = ({ base }: LedgerLine) => (base === null ? texts.notKnown : formatDollars(base));

export function linePurification(line: LedgerLine): string {
  if (line.purification === null) return texts.notKnown;
  return `${isEstimate(line) ? "≈ " : ""}${formatDollars(line.purification)}`;
}

function lineRow(line: LedgerLine): ReportRow {
  const ratio = line.percent === null ? "" : ` × ${formatPercent(line.percent, 2)}`;
  return {
    label: `${lineDay(line)}: ${texts.line[line.way]}, ${line.key}`,
    value: linePurification(line),
    notes: [[lineBase(line) + ratio, notesOf(line)].filter(Boolean).join("; ")],
  };
}

/** The record as a spreadsheet file: every entry, then every gift, then the years. Amounts in US dollars unless a column says otherwise. */
export function recordCsv({ lines, years, gifts, rule }: PurificationRecord): string {
  const columns: readonly [
    title: string,
    ofLine: (line: LedgerLine) => string | number | null,
    ofGift: (gift: Gift) => string | number,
    ofYear: (year: YearTotal) => string | number,
  ][] = [
    ["Year", ({ year }) => year, ({ forYear }) => forYear, ({ year }) => year],
    ["Date", ({ date }) => date, ({ date }) => date, nothing],
    [
      "Entry",
      ({ way }) => texts.line[way],
      () => texts.columns.given,
      () => `${texts.columns.due} (${RULE_LABELS[rule]})`,
    ],
    ["Symbol", ({ key }) => key, nothing, nothing],
    ["Amount (USD)", ({ base }) => base, nothing, nothing],
    ["Ratio (%)", ({ percent }) => percent, nothing, nothing],
    ["Ratio of", ({ ratioFrom }) => ratioFrom, nothing, nothing],
    ["To give (USD)", ({ purification }) => purification, nothing, ({ due }) => roundedUpToCents(due)],
    ["Given", nothing, ({ amount }) => amount, ({ given }) => given],
    ["Currency", nothing, ({ currency }) => currency, () => "USD"],
    ["Note", notesOf, ({ to }) => to, ({ owed }) => `${texts.columns.owed}: ${roundedUpToCents(owed)}`],
  ];
  return csvText([
    columns.map(([title]) => title),
    ...lines.map((line) => columns.map(([, ofLine]) => ofLine(line) ?? "")),
    ...gifts.map((gift) => columns.map(([, , ofGift]) => ofGift(gift))),
    ...years.map((year) => columns.map(([, , , ofYear]) => ofYear(year))),
  ]);
}

const nothing = () => "";
