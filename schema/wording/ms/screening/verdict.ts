import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import { asksToPurify } from "../../../../domain/screening/compliance-status.ts";
import { type ComplianceStatus, decidingFirst, purificationBound } from "../../../../domain/screening/screening.ts";
import { houseLimitsOn } from "../../../../domain/standards/rule-changes.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import type { Analysis, Stock } from "../../../contracts/stocks.ts";
import { formatAmount, formatDollars, formatPercent } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "Patuh Syariah",
  questionable: "Perlu diteliti",
  haram: "Tidak patuh Syariah",
};

export const EVERY_TEST_PASSED = "Lulus setiap ujian, berdasarkan bukti yang mencukupi.";

export const NOT_SCREENED = {
  title: "Belum disaring",
  text: "Nama ini diketahui daripada senarai bursanya, tetapi setakat ini tiada sumber yang mempunyai angkanya. Kami tidak menyokong dan tidak menolaknya: ketiadaan angka tidak menjadikan sesuatu saham halal, dan tidak pula haram.",
} as const;

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened)
    return "Setakat ini tiada sumber yang mempunyai angkanya, jadi tiada apa-apa boleh dikatakan untuk menyokong atau menolaknya.";
  if (complianceStatus === "halal") return "Dibolehkan. Dalam semua had.";
  const verdicts = decidingFirst(analysis.reasons).filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = firstSentence(deciding.message);
  return complianceStatus === "haram" ? `Elakkan. ${sentence}` : standingLine("doubt", sentence);
}

/** What decides, without the rule and the source behind it, which the reasons name. */
const firstSentence = (text: string) => /^.*?\.(?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** A smaller percentage reads as 0.00 %. */
const LEAST_SHOWN = 0.005;

function purifySentence(analysis: Analysis): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return "Dibolehkan dengan penyucian.";
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "Dibolehkan. Berapa banyak daripada setiap dividen yang perlu diserahkan kepada kebajikan tidak diketahui: sumber tidak memasukkan pelaburan jangka pendek.";
  const part = partToGive(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), bound);
  const estimated = byOurEstimate(analysis);
  if (dividendPerShare === 0)
    return `Dibolehkan. Saham ini tidak membayar dividen; serahkan ${part} daripada keuntungan kepada kebajikan apabila anda menjual${estimated}.`;
  const share = `Dibolehkan. Serahkan ${part} daripada setiap dividen kepada kebajikan`;
  return purificationAmount
    ? `${share}: ${withBound(formatDollars(purificationAmount), bound)} sesaham bagi setahun yang lalu${estimated}.`
    : `${share}${estimated}.`;
}

/** A move of one input that would change the verdict, all else equal. */
export type FlipRow = { input: string; now: string; to: string; verdict: ComplianceStatus };

/** Flip points, nearest first, without those that an input reaches only at ten times its size or at a tenth of it. */
export function flipRows({ flipPoints }: Pick<Analysis, "flipPoints">): FlipRow[] {
  const near = flipPoints.filter(({ changePercent }) => changePercent > -90 && changePercent < 900);
  const byNearest = near.sort((one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent));
  return byNearest.map(({ input, threshold, changePercent, to }) => ({
    input: INPUT_LABELS[input],
    now: formatAmount(threshold / (1 + changePercent / 100)),
    to: `${changePercent < 0 ? FLIP_TEXTS.below : FLIP_TEXTS.above} ${formatAmount(threshold)}`,
    verdict: to,
  }));
}

export const FLIP_TEXTS = {
  input: "Jika ini berubah, yang lain kekal sama",
  now: "daripada",
  to: "kepada",
  verdict: "keputusannya menjadi",
  below: "di bawah",
  above: "di atas",
} as const;

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null)
    return "Perniagaan utama dibolehkan. Berapa banyak pendapatan yang tidak patuh Syariah tidak diketahui.";
  const isRequired = asksToPurify(analysis);
  if (!isRequired && nonCompliantIncomeRatio === 0) return "Semua aktiviti perniagaan patuh Syariah sepenuhnya.";
  if (!isRequired)
    return "Perniagaan utama patuh Syariah. Pendapatan tidak patuh Syariahnya dibundarkan kepada 0% daripada jumlah, jadi tiada yang perlu diserahkan kepada kebajikan.";
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "Perniagaan utama patuh Syariah. Sebahagian kecil pendapatan tidak patuh Syariah perlu disucikan."
    : "Perniagaan utama dibolehkan, tetapi pendapatan tidak patuh Syariahnya di atas had.";
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export function byOurEstimate(analysis: Pick<Analysis, "evidence">): string {
  return purificationBound(analysis.evidence) === "about" ? ", menurut anggaran kami" : "";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "Dividen tidak diketahui, jadi amaun sesaham tidak dapat diberikan."
    : "Tiada dividen untuk disucikan. Keuntungan daripada jualan disucikan dengan kalkulator.";
}

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `Adakah saham ${name} (${symbol}) patuh Syariah?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `Adakah saham ${everydayName(name)} patuh Syariah?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Nisbah, angka dan penyata di sebaliknya, serta amaun penyucian. Percuma.`;
}
