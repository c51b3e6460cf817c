import { turnedTexts } from "#messages/portfolio/turned.ts";
import { yearTexts as texts } from "#messages/portfolio/year.ts";
import {
  answerTexts,
  ledgerTexts,
  NOTE_TEXTS,
  RULE_LABELS,
  saidSum as said,
  saidToPay as toPay,
} from "#messages/portfolio.ts";
import { formatAmount, formatDay, formatDollars, formatPercent, formatPrice } from "#wording/format.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import type { DatedRates } from "../../../../../domain/portfolio/money.ts";
import type { Amount, LedgerLine } from "../../../../../domain/portfolio/purification-ledger.ts";
import { hasPart } from "../../../../../domain/portfolio/totals.ts";
import type { TurnKind } from "../../../../../domain/portfolio/turn.ts";
import { type YearReport, yearReport, type ZakatCalculation } from "../../../../../domain/portfolio/year.ts";
import { nextHawlEnds } from "../../../../../domain/zakat/hawl.ts";
import { isCurrency } from "../../../../../schema/wording/format-rules.ts";
import type { ReportContent, ReportRow } from "../../../lib/draw-report.ts";
import { call } from "../../../lib/http.ts";
import type { PortfolioView } from "../portfolio-view.ts";
import { stocksBySymbol, turnsOfStock } from "../turned/turned-of.ts";

export type Turn = { key: string; on: string; kind: TurnKind };
export type Report = YearReport<Turn>;

type Given = {
  view: PortfolioView;
  lines: readonly LedgerLine[];
  calculations: readonly ZakatCalculation[] | null;
  today: string;
};

export function yearOf(year: number, { view, lines, calculations, today }: Given): Report {
  const { kept, answers } = view;
  const turns = [...stocksBySymbol(answers).values()].flatMap((stock) =>
    turnsOfStock(stock).map(({ on, kind }): Turn => ({ key: stock.symbol, on, kind })),
  );
  return yearReport({
    year,
    today,
    standard: kept.standard,
    rule: kept.rule,
    rates: answers.rates,
    positions: view.everViewed,
    lines,
    gifts: view.gifts,
    costs: view.costs,
    turns,
    zakat: { days: kept.hawlBegan ? nextHawlEnds(kept.hawlBegan, `${year}-01-01`, 2) : [], calculations },
  });
}

/** The years with records and this one, latest first. */
export function yearsWith(lines: readonly LedgerLine[], { gifts }: PortfolioView, today: string): number[] {
  const thisYear = Number(today.slice(0, 4));
  const years = new Set([thisYear, ...lines.map(({ year }) => year), ...gifts.map(({ forYear }) => forYear)]);
  return [...years].filter((year) => year <= thisYear).sort((first, second) => second - first);
}

const CALCULATIONS_ASKED = 100;

/** The visitor's own calculations of zakat, which the calculator keeps; null when they cannot be asked now. */
export async function askCalculations(): Promise<ZakatCalculation[] | null> {
  const query = { limit: String(CALCULATIONS_ASKED) };
  const history = await call("GET /api/zakat/history", { query }).catch(() => undefined);
  return (
    history?.map(({ calculationDate, zakatOwed }) => ({ on: calculationDate.slice(0, 10), owed: zakatOwed })) ?? null
  );
}

/** What the page, its print and its PDF say, part by part. */
export type YearSection = {
  id: keyof typeof SECTIONS;
  heading: string;
  rows: readonly ReportRow[];
  note?: string;
  isZakatUnknown?: boolean;
};

const NAMES_SHOWN = 12;
const TURNS_SHOWN = 12;

const SECTIONS = {
  owned: ownedRows,
  earned: ({ earned }: Report) => [
    row(texts.dividends, said(earned.dividends), unknown(earned.dividends)),
    row(texts.gains, said(earned.gains), unknown(earned.gains)),
  ],
  given: givenRows,
  costs: costRows,
  zakat: zakatRows,
  turned: turnedRows,
  uncertain: uncertainRows,
} as const;

export function yearSections(report: Report): YearSection[] {
  const { day, owned, costs } = report;
  const notes: Partial<Record<YearSection["id"], string>> = {
    owned: owned.isAbout ? texts.laterPrices : texts.latestPrices,
    ...(costs.percent !== null && { costs: texts.costsNote }),
    turned: turnedTexts.houseOnly,
  };
  const headings = { ...texts, owned: texts.owned(formatDay(day)), turned: turnedTexts.heading };
  return (Object.keys(SECTIONS) as YearSection["id"][]).map((id) => {
    const heading = headings[id];
    const note = notes[id];
    const isZakatUnknown = id === "zakat" && report.zakat.latest === null;
    return { id, heading, rows: SECTIONS[id](report), isZakatUnknown, ...(note && { note }) };
  });
}

const row = (label: string, value: string, ...notes: (string | null)[]): ReportRow => ({
  label,
  value,
  notes: notes.filter((note) => note !== null),
});

const about = (amount: string, isAbout: boolean) => (isAbout ? ledgerTexts.about(amount) : amount);

const unknown = ({ countUnknown }: Pick<Amount, "countUnknown">) =>
  countUnknown > 0 ? ledgerTexts.unknownLines(countUnknown) : null;

function ownedRows({ owned: { shares, totals, isAbout }, standard }: Report): ReportRow[] {
  const worth = (value: number, own: Report["owned"]["shares"]) =>
    own.some((share) => share.value !== null) ? about(formatDollars(value), isAbout) : ledgerTexts.notKnown;
  const rows = totals.parts
    .filter(({ count }) => count > 0)
    .map(({ part, value, percent }) => {
      const own = shares.filter((share) => hasPart(share, standard, part));
      return row(
        answerTexts.standings[part],
        value > 0 ? `${worth(value, own)} · ${formatPercent(percent)}` : worth(value, own),
        named(own.map(({ key }) => key)),
      );
    });
  const left = totals.countWithoutValue > 0 ? answerTexts.withoutValue(totals.countWithoutValue) : null;
  return [...rows, row(texts.all, worth(totals.value, shares), left)];
}

function givenRows({ byRule, rule, gifts }: Report): ReportRow[] {
  return [
    ...byRule.map(({ rule: one, due, given, owed }) =>
      row(
        RULE_LABELS[one],
        toPay(due),
        texts.givenAndOwed(said(given), toPay(owed)),
        one === rule ? texts.followed : null,
        unknown(owed),
      ),
    ),
    ...(gifts.length > 0 ? [row(ledgerTexts.givenTitle, givenSum(gifts), texts.entries(gifts.length))] : []),
  ];
}

function givenSum(gifts: Report["gifts"]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency } of gifts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return texts.and([...sums].sort().map(([currency, amount]) => exactAmount(amount, currency)));
}

const exactAmount = (amount: number, currency: string) =>
  isCurrency(currency) ? formatPrice(amount, { currency }) : formatAmount(amount, currency);

/** The sum alone, without what it was given for; null when nothing was given. */
export const receiptOf = ({ gifts, year }: Report): string | null =>
  gifts.length > 0 ? texts.receipt(givenSum(gifts), year) : null;

function costRows({ costs, owned }: Report): ReportRow[] {
  const { fees, taxes, purification, total, percent } = costs;
  return [
    row(texts.fees, charged(fees), unknown(fees)),
    row(texts.tax, charged(taxes), unknown(taxes)),
    row(texts.purification, toPay(purification), unknown(purification)),
    row(texts.all, toPay(total), ofValue(percent, owned.isAbout || total.isEstimated)),
  ];
}

/** Without a record of it, it is not known to be nothing. */
const charged = (charge: Amount) => (charge.amount > 0 || charge.countUnknown > 0 ? said(charge) : texts.noneRecorded);

const ofValue = (percent: number | null, isAbout: boolean) =>
  percent === null ? null : texts.ofValue(about(formatPercent(percent, 2), isAbout));

function zakatRows({ zakat: { days, latest, percent, isAsked }, owned }: Report): ReportRow[] {
  const known = days.map((day) => row(texts.hawlEnds, formatDay(day)));
  const none = isAsked ? texts.notCalculated : texts.notAsked;
  return [
    ...(known.length > 0 ? known : [row(texts.hawlEnds, ledgerTexts.notKnown, texts.noHawl)]),
    latest
      ? row(
          texts.owedZakat,
          formatDollars(latest.owed),
          texts.calculated(formatDay(latest.on)),
          ofValue(percent, owned.isAbout),
        )
      : row(texts.owedZakat, ledgerTexts.notKnown, none),
  ];
}

function turnedRows({ turned }: Report): ReportRow[] {
  const rows = turned
    .slice(0, TURNS_SHOWN)
    .map(({ key, on, kind }) => row(key, turnedTexts.kinds[kind](formatDay(on))));
  const others = turned.length - rows.length;
  if (turned.length === 0) return [row(texts.noneTurned, "")];
  return others > 0 ? [...rows, row(answerTexts.andMore(others).trim(), "")] : rows;
}

/** Each amount above that is estimated or lacks entries, then what the entries of the chosen rule leave open. */
function uncertainRows({ uncertain, earned, byRule, costs }: Report): ReportRow[] {
  const amounts: [label: string, Amount, unknown: readonly string[]][] = [
    [texts.dividends, earned.dividends, []],
    [texts.gains, earned.gains, []],
    ...byRule.map((one): [string, Amount, readonly string[]] => [RULE_LABELS[one.rule], one.due, one.unknown]),
    [texts.fees, costs.fees, []],
    [texts.tax, costs.taxes, []],
  ];
  const rows = amounts
    .filter(([, { isEstimated, isLeast, countUnknown }]) => isEstimated || isLeast || countUnknown > 0)
    .map(([label, amount, keys]) => row(label, said(amount), unknown(amount), keys.length > 0 ? named(keys) : null));
  rows.push(...uncertain.map(({ note, count }) => row(NOTE_TEXTS[note], texts.entries(count))));
  return rows.length > 0 ? rows : [row(texts.nothingUncertain, "")];
}

const named = (keys: readonly string[]) =>
  answerTexts.names(keys.slice(0, NAMES_SHOWN), Math.max(0, keys.length - NAMES_SHOWN));

export function yearDocument(report: Report, today: string, rates: DatedRates | null): ReportContent {
  const sections = yearSections(report);
  const asked = report.byRule.find(({ rule }) => rule === report.rule);
  const owed = asked ? toPay(asked.owed) : "";
  return {
    heading: "Mizan",
    title: texts.heading(report.year),
    subtitle: yearBasis(report),
    verdict: `${ledgerTexts.columns.owed}: ${owed}`,
    tone: asked && asked.owed.amount > 0 ? "caution" : "positive",
    sections: sections.map(({ heading, rows, note }) => ({
      heading,
      rows: note ? [...rows, { label: "", value: "", notes: [note] }] : rows,
    })),
    footer: yearFooter(today, rates),
  };
}

/** The standard and the rule that the page is made by. */
export const yearBasis = ({ standard, rule }: Report) =>
  `${answerTexts.standard}: ${standard === "mizan" ? answerTexts.houseStandard(standardName(standard)) : standardName(standard)} · ${ledgerTexts.rule}: ${RULE_LABELS[rule]}`;

export const yearFooter = (today: string, rates: DatedRates | null) =>
  ledgerTexts.recordLead(formatDay(today)) + (rates ? ` ${ledgerTexts.ratesOf(formatDay(rates.asOf))}` : "");
