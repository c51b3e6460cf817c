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

/** The record as a document: each year with its methods, its entries under the chosen rule, and its gifts. */
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
    footer: [texts.recordLead(formatDay(today)), ratesOf ? texts.ratesOf(formatDay(ratesOf)) : ""]
      .filter(Boolean)
      .join(" "),
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

function lineRow(line: LedgerLine): ReportRow {
  const date = line.way === "held_share" ? String(line.year) : formatDay(line.date);
  const sum = [
    line.base === null ? texts.notKnown : formatDollars(line.base),
    ...(line.percent === null ? [] : [`× ${formatPercent(line.percent, 2)}`]),
  ].join(" ");
  return {
    label: `${date}: ${texts.line[line.way]}, ${line.key}`,
    value:
      line.purification === null
        ? texts.notKnown
        : `${isEstimate(line) ? "≈ " : ""}${formatDollars(line.purification)}`,
    notes: [[sum, notesOf(line)].filter(Boolean).join("; ")],
  };
}

/** The record as a spreadsheet file: every entry, then every gift, then the years. Amounts in US dollars unless a column says otherwise. */
export function recordCsv({ lines, years, gifts, rule }: PurificationRecord): string {
  const head = [
    "Year",
    "Date",
    "Entry",
    "Symbol",
    "Amount (USD)",
    "Ratio (%)",
    "Ratio of",
    "To give (USD)",
    "Given",
    "Currency",
    "Note",
  ];
  return csvText([
    head,
    ...lines.map((line) => [
      ...[
        line.year,
        line.date,
        texts.line[line.way],
        line.key,
        line.base ?? "",
        line.percent ?? "",
        line.ratioFrom ?? "",
      ],
      ...[line.purification ?? "", "", "", notesOf(line)],
    ]),
    ...gifts.map(({ date, amount, currency, to, forYear }) => [
      ...[forYear, date, texts.columns.given, "", "", "", "", "", amount, currency, to],
    ]),
    ...years.map((year) => [
      ...[year.year, "", `${texts.columns.due} (${RULE_LABELS[rule]})`, "", "", "", "", roundedUpToCents(year.due)],
      ...[year.given, "USD", `${texts.columns.owed}: ${roundedUpToCents(year.owed)}`],
    ]),
  ]);
}
