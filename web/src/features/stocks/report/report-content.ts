import { analysisTexts } from "#messages/stocks/card.ts";
import { reportTexts } from "#messages/stocks/report.ts";
import { formatDay, formatPercent } from "#wording/format.ts";
import { LANGUAGE } from "#wording/language.ts";
import { countryName, exchangeLabel, sectorName } from "#wording/places.ts";
import { ageSentence, oldPriceSentence } from "#wording/screening/ageing.ts";
import { answerOf } from "#wording/screening/answer.ts";
import { evidenceAmount, evidencePeriod, evidenceQuality, originalAmount } from "#wording/screening/evidence.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { noRatioText, RATIO_BASIS, RATIO_LABELS, RATIO_TEXTS } from "#wording/screening/ratios.ts";
import { HOUSE_METHOD_NOTE, standardName } from "#wording/screening/standard-names.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { byOurEstimate, EVERY_TEST_PASSED, noAmountText, STATUS_LABELS } from "#wording/screening/verdict.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { asksToPurify } from "../../../../../domain/screening/compliance-status.ts";
import { decidingFirst } from "../../../../../domain/screening/screening.ts";
import { standingOf } from "../../../../../domain/screening/standing.ts";
import { RATIO_NAMES, standardsShown } from "../../../../../domain/standards/standards.ts";
import { standardOn } from "../../../../../domain/standards/standards-on.ts";
import type { Analysis, Stock } from "../../../../../schema/contracts/stocks.ts";
import { STANDING_TONES } from "../../../config/standings.ts";
import type { ReportContent, ReportRow } from "../../../lib/draw-report.ts";
import { type RatioReading, ratioReadings, readingText, waysToPurify } from "../ratios/ratio-reading.ts";

/** The content of a report: the verdict, its reasons, the ratios with their limits, the purification, each standard, and every input. */
export function reportContent(stock: Stock, address: string): ReportContent {
  const { analysis } = stock;
  return {
    heading: reportTexts.heading,
    title: `${stock.name} (${stock.symbol})`,
    subtitle: [
      exchangeLabel(stock.exchange),
      stock.sector && sectorName(stock.sector),
      stock.country && countryName(stock.country),
    ]
      .filter(Boolean)
      .join(" · "),
    answer: answerOf(stock),
    verdict: verdictOf(stock),
    tone: STANDING_TONES[stock.standing],
    sections: [
      { heading: analysisTexts.why, rows: reasonRows(stock) },
      { heading: analysisTexts.ratios, rows: ratioReadings(analysis).map(ratioRow) },
      {
        heading: asksToPurify(analysis) ? analysisTexts.purification : analysisTexts.cautiousPurification,
        rows: purificationRows(stock),
      },
      { heading: analysisTexts.activities, rows: activityRows(analysis) },
      {
        heading: analysisTexts.standards,
        rows: standardsShown(analysis.standards, stock.symbol).map((standard) => standardRow(standard, analysis)),
      },
      { heading: analysisTexts.evidence, rows: analysis.evidence.map(evidenceRow) },
    ].filter(({ rows }) => rows.length > 0),
    footer: reportTexts.footer(
      formatDay(analysis.screenedOn),
      `${analysis.methodology} (${HOUSE_METHOD_NOTE})`,
      address,
    ),
  };
}

function verdictOf({ standing, complianceStatus }: Stock): string {
  const isTwofold = standing === "purify" || standing === "doubt";
  return isTwofold ? `${STATUS_LABELS[complianceStatus]}: ${STANDING_LABELS[standing]}` : STANDING_LABELS[standing];
}

function reasonRows(stock: Stock): ReportRow[] {
  const { reasons, business } = stock.analysis;
  const rows = decidingFirst(reasons).map(({ effect, message }) => ({
    label: effect === "verdict" ? reportTexts.reason : reportTexts.note,
    value: message,
    notes: [],
  }));
  const passed = { label: reportTexts.reason, value: EVERY_TEST_PASSED, notes: [] };
  const activity = { label: reportTexts.business, value: business.activity, notes: [business.rule] };
  const oldness = [ageSentence(stock), oldPriceSentence(stock.age)].flatMap((value) =>
    value ? [{ label: reportTexts.age, value, notes: [] }] : [],
  );
  return [...(rows.length > 0 ? rows : [passed]), activity, ...oldness];
}

const ratioRow = (reading: RatioReading): ReportRow => ({
  label: RATIO_LABELS[reading.name],
  value: readingText(reading),
  notes: [`${RATIO_BASIS[reading.name]}, ${RATIO_TEXTS.limit(reading.limit)}`],
});

function purificationRows(stock: Stock): ReportRow[] {
  const { analysis } = stock;
  const { purificationAmount, nonCompliantIncomeRatio } = analysis;
  if (nonCompliantIncomeRatio === null) return [];
  const none = { label: analysisTexts.ofDividends, value: noAmountText(purificationAmount), notes: [] };
  const rows = waysToPurify(stock).ways.map(({ name, text }) => ({
    label: name,
    value: text + byOurEstimate(analysis),
    notes: name === analysisTexts.ofDividends ? [reportTexts.perShareBasis] : [],
  }));
  return purificationAmount ? rows : [none, ...rows];
}

function activityRows({ businessActivities }: Analysis): ReportRow[] {
  return businessActivities.map(({ activity, percentage }) => ({
    label: activity,
    value: formatPercent(percentage),
    notes: [],
  }));
}

function standardRow(
  { standardId, status, ratios, caveats, reasons }: Analysis["standards"][number],
  { business, screenedOn }: Analysis,
): ReportRow {
  const figures = RATIO_NAMES.map((name) => {
    const ratio = ratios[name];
    return `${RATIO_LABELS[name]} ${ratio === null ? noRatioText(name, business, standardOn(standardId, screenedOn)).toLocaleLowerCase(LANGUAGE.code) : formatPercent(ratio)}`;
  });
  return {
    label: standardName(standardId),
    value: STANDING_LABELS[standingOf({ status, reasons, isScreened: true })],
    notes: [figures.join(", "), ...caveats],
  };
}

function evidenceRow(fact: Analysis["evidence"][number]): ReportRow {
  const source = `${SOURCE_LABELS[fact.source]}, ${evidencePeriod(fact)}, ${evidenceQuality(fact).toLocaleLowerCase(LANGUAGE.code)}`;
  const notes = [source, originalAmount(fact), fact.note, fact.url].filter((note) => note !== null);
  const row = { label: INPUT_LABELS[fact.input], value: evidenceAmount(fact), notes };
  return fact.url?.startsWith("https://") ? { ...row, link: fact.url } : row;
}
