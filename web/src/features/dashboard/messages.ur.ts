import { counted, formatCount, isolate } from "../../../../schema/wording/ur/format.ts";

export const summaryTexts = {
  heading: "جانچے گئے شیئرز",
  halal: {
    title: "حلال شیئرز",
    note: "",
    tip: "ہر حد کے اندر، تطہیر لازم نہیں، کافی شواہد کی بنیاد پر۔",
  },
  questionable: {
    title: "محلِ نظر",
    note: "تطہیر لازم ہے",
    tip: "حدود کے اندر، مگر آمدنی کا ایک حصہ صدقہ کرنا لازم ہے، یا شواہد شک چھوڑتے ہیں۔",
  },
  haram: {
    title: "شریعت کے مطابق نہیں",
    note: "سرمایہ کاری سے بچیں",
    tip: "بنیادی کاروبار حرام ہے، یا کوئی تناسب اپنی حد سے اوپر ہے۔",
  },
  watchlist: { title: "آپ کی واچ لسٹ", note: "", tip: "وہ شیئرز جن پر آپ نظر رکھتے ہیں، اس آلے پر۔" },
  kinds: (purify: number, doubt: number) => `${formatCount(purify)} کی تطہیر لازم، ${formatCount(doubt)} غیر یقینی`,
  growth: (percent: number) => `پچھلے ماہ سے ${isolate(`${percent < 0 ? "" : "+"}${Number(percent.toFixed(1))}%`)}`,
  statusChanges: (count: number) =>
    counted(count, {
      zero: "آج کوئی نتیجہ نہیں بدلا",
      one: "آج 1 نتیجہ بدلا",
      other: (shown) => `آج ${shown} نتائج بدلے`,
    }),
  asOf: (day: string) => `${day} تک کے اعداد و شمار`,
  failed: "تعداد لوڈ نہیں ہو سکی۔",
  retry: "دوبارہ کوشش کریں",
  about: (title: string) => `وضاحت: ${title}`,
  notKnown: "معلوم نہیں",
} as const;

export const quickToolTexts = {
  heading: "فوری رسائی کے ٹولز",
  zakat: { title: "زکوٰۃ کیلکولیٹر", note: "جانیں کہ آپ پر کتنی زکوٰۃ ہے" },
  learn: { title: "مرکزِ تعلیم", note: "اسلامی مالیات کے کورسز" },
  community: { title: "کمیونٹی", note: "علماء اور ساتھیوں سے پوچھیں" },
  portfolio: { title: "پورٹ فولیو", note: "آپ کے شیئرز میں سے کیا حلال ہے" },
  funds: { title: "فنڈز", note: "اندر کیا ہے، وزن کے لحاظ سے" },
  changes: { title: "کیا بدلا", note: "بدلے ہوئے نتائج، اور کیوں" },
} as const;
