import { counted, formatCount, isolate } from "../../../../schema/wording/ar/format.ts";

export const summaryTexts = {
  heading: "الأسهم المفحوصة",
  halal: {
    title: "أسهم حلال",
    note: "",
    tip: "ضمن كل الحدود، ولا يلزم فيها تطهير، وأدلتها كافية.",
  },
  questionable: {
    title: "محل نظر",
    note: "يلزم فيها التطهير",
    tip: "ضمن الحدود، لكن يجب تطهير جزء من التوزيعات، أو تترك الأدلة شكًّا.",
  },
  haram: {
    title: "غير متوافقة",
    note: "تجنّب الاستثمار فيها",
    tip: "النشاط الرئيس محرّم، أو إحدى النسب فوق حدّها.",
  },
  watchlist: { title: "قائمة متابعتك", note: "", tip: "الأسهم التي تتابعها، على هذا الجهاز." },
  kinds: (purify: number, doubt: number) => `${formatCount(purify)} تحتاج إلى تطهير، و${formatCount(doubt)} غير محسومة`,
  growth: (percent: number) => `${isolate(`${percent < 0 ? "" : "+"}${Number(percent.toFixed(1))}%`)} عن الشهر الماضي`,
  statusChanges: (count: number) =>
    counted(count, {
      zero: "لم تتغير حالة أي سهم اليوم",
      one: "تغيّرت حالة سهم واحد اليوم",
      two: "تغيّرت حالة سهمين اليوم",
      few: (shown) => `تغيّرت حالة ${shown} أسهم اليوم`,
      many: (shown) => `تغيّرت حالة ${shown} سهمًا اليوم`,
      other: (shown) => `تغيّرت حالة ${shown} سهم اليوم`,
    }),
  asOf: (day: string) => `الأرقام حتى ${day}`,
  failed: "تعذّر تحميل الأعداد.",
  retry: "إعادة المحاولة",
  about: (title: string) => `معلومات عن: ${title}`,
  notKnown: "غير معروف",
} as const;

export const quickToolTexts = {
  heading: "أدوات سريعة",
  zakat: { title: "حاسبة الزكاة", note: "احسب ما يجب عليك" },
  learn: { title: "مركز التعلّم", note: "دورات في المالية الإسلامية" },
  community: { title: "المجتمع", note: "اسأل أهل العلم وأقرانك" },
  portfolio: { title: "المحفظة", note: "ما الحلال من أسهمك" },
  funds: { title: "الصناديق", note: "ما بداخلها، بحسب الوزن" },
  changes: { title: "ما الذي تغيّر", note: "نتائج تغيّرت، ولماذا" },
} as const;
