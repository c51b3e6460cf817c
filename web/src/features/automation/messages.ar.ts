import { type CountForms, counted, formatCount, isolate } from "../../../../schema/wording/ar/format.ts";
import type { Notice } from "../../lib/notices.ts";

const STARTED = "بدأ التحديث";
const FAILED = "أخفق التحديث";

export const automationNotices = {
  done: { tone: "success", title: STARTED, description: "تمّ التحديث اليدوي للأسهم بنجاح" },
  underReview: {
    tone: "neutral",
    title: STARTED,
    description: "انتهى التحديث. وأرقامه غير معتادة، فلا بد من مراجعتها قبل نشرها.",
  },
  failed: {
    tone: "error",
    title: FAILED,
    description: "انتهى التحديث قبل أوانه. وتبقى آخر أرقام سليمة مستعملة.",
  },
  notStarted: { tone: "error", title: FAILED, description: "يُرجى إعادة المحاولة." },
  noNetwork: { tone: "error", title: FAILED, description: "خطأ في الشبكة. يُرجى التحقق من اتصالك ثم إعادة المحاولة." },
} as const satisfies Record<string, Notice>;

export function updatedBut(health: string): Notice {
  return { tone: "neutral", title: STARTED, description: `انتهى التحديث. ${health}.` };
}

const ITEMS: CountForms = {
  one: "عنصر واحد",
  two: "عنصران",
  few: (count) => `${count} عناصر`,
  many: (count) => `${count} عنصرًا`,
  other: (count) => `${count} عنصر`,
};
const OF_STOCKS: CountForms = {
  one: "سهم واحد",
  two: "سهمين",
  few: (count) => `${count} أسهم`,
  many: (count) => `${count} سهمًا`,
  other: (count) => `${count} سهم`,
};

export const automationTexts = {
  title: "نظام تحديث البيانات",
  status: "الحالة",
  active: "يعمل",
  inactive: "متوقف",
  nextUpdate: "التحديث القادم",
  totalStocks: "مجموع الأسهم",
  halalStocks: "الأسهم الحلال",
  systemHealth: "سلامة النظام",
  lastUpdate: "آخر تحديث",
  automation: "التحديث التلقائي",
  enabled: "مفعّل",
  disabled: "معطّل",
  unknown: "غير معروف",
  schedule: "الموعد",
  scheduleText: "السبت الأخير من كل شهر، الساعة 2 صباحًا بالتوقيت العالمي",
  figuresOf: (day: string) => `الأرقام بتاريخ ${day}`,
  recording: "هذه النسخة المثبّتة تعيد تسجيلًا مرفقًا بها، ولا تقرأ المزوّدين مباشرة.",
  underReview: (count: number) => `أرقام أحدث تنتظر المراجعة، وهي تخص ${counted(count, OF_STOCKS)}.`,
  trigger: "بدء تحديث يدوي",
  updating: "جارٍ التحديث…",
  triggerNote: "يحتاج إلى دخول المشرف.",
  running: "تحديث جارٍ",
  progress: (label: string, done: number, total: number) =>
    total > 1 ? `${label}: ${formatCount(done)} من ${formatCount(total)}` : label,
  percent: (percent: number) => isolate(`${Math.floor(percent)}%`),
  failed: "تعذّر تحميل حالة التحديث.",
  stale: "تعذّر تحديث الحالة الآن. وقد يكون المعروض قديمًا.",
  dataSources: "مصادر البيانات",
  dataSourceList: [
    { name: "مكوّنات الصناديق المتداولة الحلال", isRead: true },
    { name: `القائمة الحلال من مؤشر ${isolate("S&P 500")}`, isRead: true },
    { name: `منصة الأسهم الأمريكية (أكثر من ${formatCount(4133)} سهمًا)`, isRead: false },
    { name: `المنصة العالمية (أكثر من ${formatCount(40_000)} سهم)`, isRead: false },
    { name: "الأسواق الإسلامية الإقليمية (السعودية والإمارات وماليزيا)", isRead: false },
    { name: "الأوراق المالية المتوافقة مع معايير «أيوفي»", isRead: false },
  ],
  planned: "مخطَّط له",
  freshness: "حداثة كل مصدر",
  sourceStates: { fresh: "حديث", stale: "قديم", failing: "متعطّل", never: "لم يُقرأ بعد" },
  lastRead: (moment: string) => `آخر قراءة ${moment}`,
  newest: (day: string) => `أرقام حتى ${day}`,
  items: (count: number) => counted(count, ITEMS),
  noSources: "لم يُقرأ أي مصدر بعد.",
} as const;
