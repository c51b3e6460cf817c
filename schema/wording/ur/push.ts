import { pushMessageOf, type Told } from "../push-rules.ts";
import { counted, formatCount, isolate } from "./format.ts";

/** One notification for all changes of a run. */
export const pushMessage = (changes: readonly Told[]) =>
  pushMessageOf(
    {
      title: (count, isPast) => (isPast ? changedTitle(count) : agedTitle(count)),
      change: (symbol, text) => `${isolate(symbol)}: ${text}`,
      others: (count) => `اور مزید ${formatCount(count)}`,
    },
    changes,
  );

function changedTitle(count: number): string {
  return counted(count, {
    one: "آپ جن پر نظر رکھتے ہیں ان میں سے 1 نتیجہ بدل گیا",
    other: (shown) => `آپ جن پر نظر رکھتے ہیں ان میں سے ${shown} نتائج بدل گئے`,
  });
}

function agedTitle(count: number): string {
  return counted(count, {
    one: "آپ جن پر نظر رکھتے ہیں ان میں سے 1 نتیجہ جلد غیر یقینی ہو جائے گا",
    other: (shown) => `آپ جن پر نظر رکھتے ہیں ان میں سے ${shown} نتائج جلد غیر یقینی ہو جائیں گے`,
  });
}

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "نتائج بدل گئے ہیں";

export const PUSH_TEXTS = {
  heading: "مجھے اس ڈیوائس پر بتائیں",
  text: "جب آپ کی واچ لسٹ میں کوئی نتیجہ بدلے یا اس کے اعداد و شمار پرانے ہونے والے ہوں تو ایک اطلاع۔ نہ ای میل، نہ اکاؤنٹ۔",
  on: "اطلاعات چالو کریں",
  off: "اطلاعات بند کریں",
  isOff: "اس ڈیوائس پر اطلاعات بند ہیں۔",
  isOn: "اس ڈیوائس پر اطلاعات چالو ہیں۔",
  none: "اس سرور پر اطلاعات کا انتظام نہیں۔",
  unsupported: `یہ براؤزر کسی سائٹ کی اطلاعات نہیں دکھا سکتا۔ ${isolate("iPhone")} پر پہلے میزان کو ہوم اسکرین میں شامل کریں۔`,
  denied: "آپ کا براؤزر میزان کو اطلاعات دکھانے نہیں دیتا۔ آپ اس سائٹ کی ترتیبات میں اس کی اجازت دے سکتے ہیں۔",
  failed: "یہ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔",
  quiet: "خاموشی کے اوقات، اس ڈیوائس کی گھڑی کے مطابق",
  quietFrom: "کوئی اطلاع نہیں، اس وقت سے",
  quietTo: "اس وقت تک",
  hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
  never: "ایک ہی گھنٹہ دو بار ہو تو اس کا مطلب ہے کہ خاموشی کے اوقات نہیں۔",
  portfolio: "میرے پورٹ فولیو کے ان شیئرز کے بارے میں بھی بتائیں",
  portfolioHint: "ان کے سمبل اس سرور کو بھیجے جاتے ہیں، یہ کبھی نہیں کہ آپ کے پاس کتنے ہیں۔",
  portfolioNone: "کوئی نہیں چنا گیا",
  portfolioChosen: (count: number) =>
    counted(count, {
      one: "1 چنا گیا",
      other: (shown) => `${shown} چنے گئے`,
    }),
  noneOfThem: "سب کا انتخاب ہٹائیں",
  save: "محفوظ کریں",
  saved: "محفوظ ہو گیا۔",
} as const;
