import { type CountForms, counted, formatCount, isolate } from "../../../../schema/wording/ur/format.ts";
import type { Notice } from "../../lib/notices.ts";

const STARTED = "اپ ڈیٹ شروع ہوئی";
const FAILED = "اپ ڈیٹ ناکام رہی";

export const automationNotices = {
  done: { tone: "success", title: STARTED, description: "شیئرز کی دستی اپ ڈیٹ کامیابی سے مکمل ہوئی" },
  underReview: {
    tone: "neutral",
    title: STARTED,
    description: "اپ ڈیٹ ختم ہو گئی۔ اس کے اعداد و شمار غیر معمولی ہیں اور شائع ہونے سے پہلے ان پر نظرِ ثانی ضروری ہے۔",
  },
  failed: {
    tone: "error",
    title: FAILED,
    description: "اپ ڈیٹ وقت سے پہلے ختم ہو گئی۔ جانچ پڑتال میں کامیاب آخری اعداد و شمار استعمال میں رہیں گے۔",
  },
  notStarted: { tone: "error", title: FAILED, description: "براہِ کرم دوبارہ کوشش کریں۔" },
  noNetwork: {
    tone: "error",
    title: FAILED,
    description: "نیٹ ورک کی خرابی۔ براہِ کرم اپنا کنکشن دیکھ کر دوبارہ کوشش کریں۔",
  },
} as const satisfies Record<string, Notice>;

export function updatedBut(health: string): Notice {
  return { tone: "neutral", title: STARTED, description: `اپ ڈیٹ ختم ہو گئی۔ ${health}۔` };
}

const ITEMS: CountForms = {
  one: "1 چیز",
  other: (count) => `${count} چیزیں`,
};
const OF_STOCKS: CountForms = {
  one: "1 شیئر",
  other: (count) => `${count} شیئرز`,
};

export const automationTexts = {
  title: "خودکار اپ ڈیٹ کا نظام",
  status: "حالت",
  active: "فعال",
  inactive: "غیر فعال",
  nextUpdate: "اگلی اپ ڈیٹ",
  totalStocks: "کل شیئرز",
  halalStocks: "حلال شیئرز",
  systemHealth: "نظام کی صحت",
  lastUpdate: "پچھلی اپ ڈیٹ",
  automation: "خودکار اپ ڈیٹ",
  enabled: "چالو",
  disabled: "بند",
  unknown: "نامعلوم",
  schedule: "وقت",
  scheduleText: "ہر ماہ کے آخری ویک اینڈ پر، عالمی وقت کے مطابق رات 2 بجے",
  figuresOf: (day: string) => `${day} تک کے اعداد و شمار`,
  recording: "یہ تنصیب اپنے ساتھ آئی ہوئی ریکارڈنگ دہراتی ہے، براہِ راست فراہم کنندگان کو نہیں پڑھتی۔",
  underReview: (count: number) => `${counted(count, OF_STOCKS)}: نئے اعداد و شمار نظرِ ثانی کے منتظر ہیں۔`,
  trigger: "دستی اپ ڈیٹ شروع کریں",
  updating: "اپ ڈیٹ ہو رہا ہے…",
  triggerNote: "ایڈمن لاگ ان درکار ہے۔",
  running: "اپ ڈیٹ جاری ہے",
  progress: (label: string, done: number, total: number) =>
    total > 1 ? `${label}: ${formatCount(total)} میں سے ${formatCount(done)}` : label,
  percent: (percent: number) => isolate(`${Math.floor(percent)}%`),
  failed: "خودکار اپ ڈیٹ کی حالت لوڈ نہیں ہو سکی۔",
  stale: "حالت ابھی تازہ نہیں ہو سکی۔ جو دکھایا گیا ہے وہ پرانا ہو سکتا ہے۔",
  dataSources: "ڈیٹا کے مآخذ",
  dataSourceList: [
    { name: "حلال ای ٹی ایف فنڈز کے اجزا", isRead: true },
    { name: `${isolate("S&P 500")} کی حلال فہرست`, isRead: true },
    { name: `امریکی اسٹاک پلیٹ فارم (${formatCount(4133)}+ شیئرز)`, isRead: false },
    { name: `عالمی پلیٹ فارم (${formatCount(40_000)}+ شیئرز)`, isRead: false },
    { name: "علاقائی اسلامی مارکیٹیں (سعودی عرب، امارات، ملائیشیا)", isRead: false },
    { name: "AAOIFI کے مطابق سیکیورٹیز", isRead: false },
  ],
  planned: "منصوبے میں",
  freshness: "ہر ماخذ کتنا تازہ ہے",
  sourceStates: { fresh: "تازہ", stale: "پرانا", failing: "ناکام", never: "ابھی نہیں پڑھا گیا" },
  lastRead: (moment: string) => `آخری بار پڑھا گیا ${moment}`,
  newest: (day: string) => `${day} تک کے اعداد و شمار`,
  items: (count: number) => counted(count, ITEMS),
  noSources: "ابھی کوئی ماخذ نہیں پڑھا گیا۔",
} as const;
