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
  halal: "Halal",
  questionable: "Perlu dicermati",
  haram: "Tidak sesuai syariah",
};

export const EVERY_TEST_PASSED = "Lolos semua uji, dengan bukti yang memadai.";

export const NOT_SCREENED = {
  title: "Belum disaring",
  text: "Nama ini diketahui dari daftar bursanya, tetapi sejauh ini tidak ada sumber yang memuat angkanya. Kami tidak menyatakan apa pun yang mendukung atau menolaknya: angka yang tidak ada tidak membuat suatu saham halal, dan tidak pula haram.",
} as const;

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened)
    return "Sejauh ini tidak ada sumber yang memuat angkanya, sehingga tidak ada yang dapat dikatakan untuk mendukung atau menolaknya.";
  if (complianceStatus === "halal") return "Boleh. Berada dalam semua batas.";
  const verdicts = decidingFirst(analysis.reasons).filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = firstSentence(deciding.message);
  return complianceStatus === "haram" ? `Hindari. ${sentence}` : standingLine("doubt", sentence);
}

/** What decides, without the rule and the source behind it, which the reasons name. */
const firstSentence = (text: string) => /^.*?\.(?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** A smaller percentage reads as 0,00%. */
const LEAST_SHOWN = 0.005;

function purifySentence(analysis: Analysis): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return "Boleh, dengan pembersihan.";
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "Boleh. Berapa bagian dari setiap dividen yang harus disalurkan tidak diketahui: sumbernya tidak mencakup investasi jangka pendek.";
  const part = partToGive(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), bound);
  const estimated = byOurEstimate(analysis);
  if (dividendPerShare === 0)
    return `Boleh. Perusahaan ini tidak membagikan dividen; salurkan ${part} dari keuntungan saat Anda menjualnya${estimated}.`;
  const share = `Boleh. Salurkan ${part} dari setiap dividen`;
  return purificationAmount
    ? `${share}: ${withBound(formatDollars(purificationAmount), bound)} per saham untuk setahun terakhir${estimated}.`
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
  input: "Jika ini berubah, hal lain tetap",
  now: "dari",
  to: "menjadi",
  verdict: "hasilnya menjadi",
  below: "di bawah",
  above: "di atas",
} as const;

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null)
    return "Usaha utamanya diperbolehkan. Seberapa besar pendapatannya yang tidak halal tidak diketahui.";
  const isRequired = asksToPurify(analysis);
  if (!isRequired && nonCompliantIncomeRatio === 0) return "Semua kegiatan usahanya sepenuhnya sesuai syariah.";
  if (!isRequired)
    return "Usaha utamanya sesuai syariah. Pendapatan tidak halalnya dibulatkan menjadi 0% dari total, sehingga tidak ada yang harus disalurkan.";
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "Usaha utamanya sesuai syariah. Sedikit pendapatan tidak halal perlu dibersihkan."
    : "Usaha utamanya diperbolehkan, tetapi pendapatan tidak halalnya di atas batas.";
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export function byOurEstimate(analysis: Pick<Analysis, "evidence">): string {
  return purificationBound(analysis.evidence) === "about" ? ", menurut perkiraan kami" : "";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "Dividennya tidak diketahui, sehingga jumlah per saham tidak dapat disebutkan."
    : "Tidak ada dividen yang perlu dibersihkan. Keuntungan dari penjualan dibersihkan dengan kalkulator.";
}

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `Apakah ${name} (${symbol}) halal?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `Apakah ${everydayName(name)} halal?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Rasionya, angka dan laporan di baliknya, serta jumlah yang dibersihkan. Gratis.`;
}
