import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { exactPercent, formatDay, partOf } from "../format.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Borç oranı",
  cashRatio: "Nakit ve faizli menkul kıymetler",
  nonCompliantIncomeRatio: "Uygun olmayan gelir",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Faizli borç ÷ piyasa değeri",
  cashRatio: "Nakit ve faizli menkul kıymetler ÷ piyasa değeri",
  nonCompliantIncomeRatio: "Uygun olmayan gelir ÷ toplam gelir",
};

/** What a ratio means and why it has a limit, for first-time readers. */
export const RATIO_MEANINGS = {
  question: "Bu ne demek?",
  lesson: "Dersi okuyun",
  debtRatio:
    "Şirketin faizli borcunun, bütün paylarının toplam değerine kıyasla ne kadar olduğu. Faizle borçlanmak uygun değildir; bu yüzden âlimler bir şirketi ancak bu borç değerinin küçük bir kısmı olarak kaldıkça kabul eder.",
  cashRatio:
    "Şirketin elindeki nakdin, faiz getiren mevduat ve tahvillerle birlikte, bütün paylarının toplam değerine kıyasla ne kadar olduğu. Sınırın üstünde hisseyi almak, önemli bir kısmı faiz kazanan parayı satın almaya yaklaşır.",
  nonCompliantIncomeRatio:
    "Şirketin gelirinin ne kadarının faizden veya haram bir faaliyetten geldiği. Bunun azı, size düşen kısmını hayra vermeniz şartıyla hoş görülür; sınırın üstünde hisse uygun değildir.",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ ${exactPercent(limit)} sınırının altında`,
  above: (limit: number) => `✗ ${exactPercent(limit)} sınırının üstünde`,
  limit: (limit: number) => `sınır ${exactPercent(limit)}`,
  uncertain: "kesin değil, nedenine bakın",
  prohibitedNotKnown: "Haram satışları bilinmiyor",
  notKnown: "Bilinmiyor",
  notApplied: "Uygulanmaz",
  notTested: "Böyle bir ölçüt yok",
  noMeaning: "Borç ve nakit bu şirketin işinin kendisidir; bu yüzden bu oranın anlamı yoktur ve ölçülmez.",
  businessDecides: "Faaliyetin kendisi haramdır; bu yüzden geliri ölçülmez.",
  figureMissing: "Gereken bir rakam bilinmiyor.",
  estimated: "Tahminî",
  reported: "Bildirilmiş",
  valueOf: (day: string) => `${formatDay(day)} tarihli piyasa değeriyle`,
  atMost: "en çok",
  atLeast: "en az",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "yaklaşık",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

export const { withBound, noRatioText } = ratioWording(PURIFICATION_BOUND_TEXTS, RATIO_TEXTS);

/** The part that is given, in the accusative; an upper bound forbids nobody to give more, so it is what the part may reach. */
export function partToGive(percent: string, bound: PurificationBound | null | undefined): string {
  return bound === "at_most"
    ? `${percent} oranını bulabilecek kısmını`
    : partOf(withBound(percent, bound), "accusative");
}
