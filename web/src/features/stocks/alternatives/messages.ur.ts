import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";
import { counted, isolate } from "../../../../../schema/wording/ur/format.ts";
import { industryText } from "../../../../../schema/wording/ur/industries.ts";
import { regionName } from "../../../../../schema/wording/ur/places.ts";
import { standardName } from "../../../../../schema/wording/ur/screening/standard-names.ts";

export const alternativesTexts = {
  title: "بہتر متبادل",
  compare: "ساتھ ساتھ موازنہ کریں",
  caption: (symbol: string) => `${isolate(symbol)} سے بہتر شرعی حیثیت والی کمپنیاں، اور ان کے تناسب`,
  company: "کمپنی",
  standing: "شرعی حیثیت",
  aboveLimit: "حد سے اوپر",
  size: "مارکیٹ کیپ",
  thisStock: (symbol: string) => `${isolate(symbol)}، یہ شیئر`,
  orFund:
    "اگر آپ کو خاص اس کاروبار کے بجائے مارکیٹ کا حصہ چاہیے تھا، تو ایسی کمپنیوں کے بغیر کوئی فنڈ اس کی جگہ کام دے سکتا ہے۔ ہم کسی فنڈ کو مجموعی طور پر حلال نہیں کہتے: دیکھیں کہ ہر ایک کا کتنا حصہ معیار پر پورا ہے۔",
  funds: "خود کو حلال کہنے والے فنڈز، جزو بہ جزو",
  notAdvice: "اسی شعبے کی کمپنیاں، مشورہ نہیں: جائز شیئر بھی بُری سرمایہ کاری ہو سکتا ہے۔",
  method: "اسی شعبے کی کمپنیاں کیسے ڈھونڈی جاتی ہیں",
} as const;

export function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` (${standardName(standardId)} کے مطابق)`;
  const order = region
    ? `ملتے جلتے حجم کی کمپنیاں (${SIMILAR_SIZE_FACTOR} گنا تک بڑی یا چھوٹی) پہلے آتی ہیں، اور ان میں ${regionName(region)} کی کمپنیاں۔`
    : "حجم میں قریب ترین پہلے آتی ہیں۔";
  const ofOthers = counted(compared, {
    zero: "دوسری کمپنیوں میں سے",
    one: "1 دوسری کمپنی میں سے",
    other: (shown) => `${shown} دوسری کمپنیوں میں سے`,
  });
  const better = counted(passing, {
    zero: "بہتر حیثیت والی: 0",
    one: "بہتر حیثیت والی: 1",
    other: (shown) => `بہتر حیثیت والی: ${shown}`,
  });
  const ofIndustry = industry ? `اس کی صنعت (${industryText(industry)})` : "اس کی صنعت";
  if (passing > 0) return `${ofIndustry} کی ${ofOthers} ${better}${under}۔ ${order}`;
  return compared > 0
    ? `اس کی صنعت کی ${ofOthers} کوئی بہتر حیثیت نہیں رکھتی${under}: جو چیز اسے خارج کرتی ہے وہ پورے کاروبار کی ہے، اس لیے یہی کام کرنے والی کوئی کمپنی اس کی جگہ نہیں لے سکتی۔`
    : "اس کا کاروبار اتنا معلوم نہیں کہ اسی شعبے کی کمپنیاں ڈھونڈی جا سکیں۔";
}
