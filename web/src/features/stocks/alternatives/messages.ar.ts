import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";
import { counted, isolate } from "../../../../../schema/wording/ar/format.ts";
import { industryText } from "../../../../../schema/wording/ar/industries.ts";
import { regionName } from "../../../../../schema/wording/ar/places.ts";
import { standardName } from "../../../../../schema/wording/ar/screening/standard-names.ts";

export const alternativesTexts = {
  title: "بدائل أفضل",
  compare: "المقارنة جنبًا إلى جنب",
  caption: (symbol: string) => `شركات وضعها الشرعي أفضل من ${isolate(symbol)}، ونسبها`,
  company: "الشركة",
  standing: "الوضع الشرعي",
  aboveLimit: "فوق الحد",
  size: "القيمة السوقية",
  thisStock: (symbol: string) => `${isolate(symbol)}، هذا السهم`,
  orFund:
    "إن كنت تريد حصة من السوق لا هذا النشاط بعينه، فقد يغنيك عنه صندوق يخلو من مثل هذه الشركات. ولا نقول عن صندوق كامل إنه حلال: انظر كم يجتاز الفحص من كل منها.",
  funds: "الصناديق التي تسمّي نفسها حلالًا، مكوّنًا مكوّنًا",
  notAdvice: "نظائر لا توصيات: فقد يكون السهم جائزًا والاستثمار فيه سيئًا.",
  method: "كيف نجد النظائر",
} as const;

export function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` وفق ${standardName(standardId)}`;
  const order = region
    ? `الشركات القريبة حجمًا (من عُشر حجمه إلى عشرة أمثاله) تأتي أولًا، ومن بينها شركات ${regionName(region)}.`
    : "يُقدَّم الأقرب حجمًا.";
  const ofOthers = counted(compared, {
    zero: "بين الشركات الأخرى",
    one: "من الشركة الأخرى الوحيدة",
    two: "من الشركتين الأخريين",
    few: (shown) => `من ${shown} شركات أخرى`,
    many: (shown) => `من ${shown} شركة أخرى`,
    other: (shown) => `من ${shown} شركة أخرى`,
  });
  const better = counted(passing, {
    zero: "لا شركة أفضل منه وضعًا",
    one: "شركة واحدة أفضل منه وضعًا",
    two: "شركتان أفضل منه وضعًا",
    few: (shown) => `${shown} شركات أفضل منه وضعًا`,
    many: (shown) => `${shown} شركة أفضل منه وضعًا`,
    other: (shown) => `${shown} شركة أفضل منه وضعًا`,
  });
  const ofIndustry = industry ? `صناعته (${industryText(industry)})` : "صناعته";
  if (passing > 0) return `${better}${under}، ${ofOthers} في ${ofIndustry}. ${order}`;
  return compared > 0
    ? `لا توجد ${ofOthers} في صناعته شركة أفضل منه وضعًا${under}: فما يمنعه يخص النشاط كله، فلا تحلّ محلّه شركة تعمل العمل نفسه.`
    : "لا نعرف نشاطه معرفة تكفي للبحث عن نظائر له.";
}
