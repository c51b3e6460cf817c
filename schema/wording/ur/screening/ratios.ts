import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { formatDay, isolate } from "../format.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "قرض کا تناسب",
  cashRatio: "نقد اور سودی سیکیورٹیز",
  nonCompliantIncomeRatio: "ناجائز آمدنی",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "سودی قرض ÷ مارکیٹ کیپ",
  cashRatio: "نقد اور سودی سیکیورٹیز ÷ مارکیٹ کیپ",
  nonCompliantIncomeRatio: "ناجائز آمدنی ÷ کل آمدنی",
};

/** What a ratio means and why it has a limit, for first-time readers. */
export const RATIO_MEANINGS = {
  question: "اس کا کیا مطلب ہے؟",
  lesson: "سبق پڑھیں",
  debtRatio:
    "کمپنی پر کتنا سودی قرض ہے، اس کے تمام شیئرز کی مالیت کے مقابلے میں۔ سود پر قرض لینا جائز نہیں، اس لیے علماء کسی کمپنی کو اسی وقت تک قبول کرتے ہیں جب تک یہ قرض اس کی مالیت کا چھوٹا حصہ رہے۔",
  cashRatio:
    "کمپنی کے پاس کتنا نقد ہے، سود دینے والے ڈپازٹس اور بانڈز سمیت، اس کے تمام شیئرز کی مالیت کے مقابلے میں۔ حد سے اوپر شیئر خریدنا نقدی خریدنے کے قریب ہو جاتا ہے، جس کا خاصا حصہ سود کماتا ہے۔",
  nonCompliantIncomeRatio:
    "کمپنی کی آمدنی کا کتنا حصہ سود سے یا کسی حرام سرگرمی سے آتا ہے۔ تھوڑا سا گوارا ہے اگر آپ اس میں سے اپنا حصہ تطہیر کے لیے دے دیں؛ حد سے اوپر شیئر جائز نہیں۔",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ ${isolate(`${limit}%`)} کی حد سے نیچے`,
  above: (limit: number) => `✗ ${isolate(`${limit}%`)} کی حد سے اوپر`,
  limit: (limit: number) => `حد ${isolate(`${limit}%`)}`,
  uncertain: "غیر یقینی، وجہ دیکھیں",
  prohibitedNotKnown: "اس کی حرام فروخت معلوم نہیں",
  notKnown: "معلوم نہیں",
  notApplied: "لاگو نہیں ہوتا",
  notTested: "ایسی کوئی جانچ نہیں",
  noMeaning: "قرض اور نقد ہی اس کمپنی کی تجارت ہیں، اس لیے اس تناسب کے کوئی معنی نہیں اور اسے جانچا نہیں جاتا۔",
  businessDecides: "کاروبار خود حرام ہے، اس لیے اس کی آمدنی جانچی نہیں جاتی۔",
  figureMissing: "اس کے لیے درکار ایک عدد معلوم نہیں۔",
  estimated: "تخمینی",
  reported: "رپورٹ شدہ",
  valueOf: (day: string) => `${isolate(formatDay(day))} کی مارکیٹ کیپ سے`,
  atMost: "زیادہ سے زیادہ",
  atLeast: "کم از کم",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "تقریباً",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

export const { withBound, noRatioText } = ratioWording(PURIFICATION_BOUND_TEXTS, RATIO_TEXTS);

/** The part that is given away; an upper bound forbids nobody to give more, so it is what the part may reach. */
export function partToGive(percent: string, bound: PurificationBound | null | undefined): string {
  return bound === "at_most" ? `وہ حصہ، جو ${percent} تک پہنچ سکتا ہے،` : withBound(percent, bound);
}
