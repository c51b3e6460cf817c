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
  halal: "Helal",
  questionable: "Şüpheli",
  haram: "Uygun değil",
};

export const EVERY_TEST_PASSED = "Bütün ölçütleri karşılıyor; dayanağı yeterli.";

export const NOT_SCREENED = {
  title: "Henüz taranmadı",
  text: "Bu isim borsasının listesinden biliniyor; ancak rakamları şimdiye kadar kaynaklarımızın hiçbirinde yok. Lehinde de aleyhinde de bir şey söylemiyoruz: Eksik rakamlar hiçbir pay senedini helal de yapmaz, haram da.",
} as const;

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence({
  isScreened,
  complianceStatus,
  analysis,
}: Pick<Stock, "isScreened" | "complianceStatus" | "analysis">): string {
  if (!isScreened)
    return "Rakamları şimdiye kadar kaynaklarımızın hiçbirinde yok; bu yüzden lehinde de aleyhinde de bir şey söylenemez.";
  if (complianceStatus === "halal") return "Uygun. Bütün sınırların içinde.";
  const verdicts = decidingFirst(analysis.reasons).filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifySentence(analysis);
  const sentence = firstSentence(deciding.message);
  return complianceStatus === "haram" ? `Uzak durun. ${sentence}` : standingLine("doubt", sentence);
}

/** What decides, without the rule and the source behind it, which the reasons name. */
const firstSentence = (text: string) => /^.*?\.(?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

/** A smaller percentage reads as 0.00 %. */
const LEAST_SHOWN = 0.005;

function purifySentence(analysis: Analysis): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return "Arındırma şartıyla uygun.";
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN)
    return "Uygun. Her temettünün ne kadarının bağışlanacağı bilinmiyor: Kaynak kısa vadeli yatırımları içermiyor.";
  const part = partToGive(formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1), bound);
  const estimated = byOurEstimate(analysis);
  if (dividendPerShare === 0) return `Uygun. Temettü ödemiyor; sattığınızda kazancın ${part} bağışlayın${estimated}.`;
  const share = `Uygun. Her temettünün ${part} bağışlayın`;
  return purificationAmount
    ? `${share}: son bir yılda pay başına ${withBound(formatDollars(purificationAmount), bound)}${estimated}.`
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
    to: `${formatAmount(threshold)} ${changePercent < 0 ? FLIP_TEXTS.below : FLIP_TEXTS.above}`,
    verdict: to,
  }));
}

export const FLIP_TEXTS = {
  input: "Diğerleri aynı kalıp bu değişirse",
  now: "şimdi",
  to: "yeni değer",
  verdict: "sonuç",
  below: "altı",
  above: "üstü",
} as const;

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null) return "Ana faaliyeti uygun. Gelirin ne kadarının uygun olmadığı bilinmiyor.";
  const isRequired = asksToPurify(analysis);
  if (!isRequired && nonCompliantIncomeRatio === 0) return "Bütün faaliyetleri İslami ölçütlere tam uygun.";
  if (!isRequired)
    return "Ana faaliyeti İslami ölçütlere uygun. Uygun olmayan geliri yuvarlandığında toplamın %0'ı oluyor; bu yüzden bağışlanması gereken bir tutar yok.";
  return nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio
    ? "Ana faaliyeti İslami ölçütlere uygun. Uygun olmayan küçük bir geliri var; arındırma gerekir."
    : "Ana faaliyeti uygun; ancak uygun olmayan geliri sınırın üstünde.";
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export function byOurEstimate(analysis: Pick<Analysis, "evidence">): string {
  return purificationBound(analysis.evidence) === "about" ? " (bizim tahminimiz)" : "";
}

/** What to give away of a share's dividends when there is no amount to name. */
export function noAmountText(purificationAmount: number | null): string {
  return purificationAmount === null
    ? "Temettü bilinmiyor; bu yüzden pay başına bir tutar verilemez."
    : "Arındırılacak temettü yok. Bir satış kazancından ne bağışlanacağını hesaplayıcıyla bulun.";
}

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `${name} (${symbol}) helal mi?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `${everydayName(name)} helal mi?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Oranlar, dayandıkları rakamlar ve bildirimler, arındırılacak tutar. Ücretsiz.`;
}
