import { formatCount } from "#wording/format.ts";
import type { ClaimState, PrintedUnit } from "../../../../domain/claims/claim.ts";
import type { Notice } from "../../lib/notices.ts";

export const claimFormTexts = {
  title: (company: string) => `رپورٹ سے ایک عدد: ${company}`,
  description:
    "ایک عدد نقل کریں۔ ایک اور قاری اسے رپورٹ میں دیکھتا ہے، پھر منتظم اسے قبول کرتا ہے۔ تب تک کچھ نہیں بدلتا۔",
  reportsAt: "اس کی رپورٹیں:",
  input: "کون سا عدد",
  amount: "رقم، جیسے چھپی ہے",
  unit: "کس اکائی میں چھپی ہے",
  units: {
    ones: "پوری رقم",
    thousands: "ہزار",
    lakh: "لاکھ (100,000)",
    millions: "ملین",
    crore: "کروڑ (10 ملین)",
    billions: "بلین",
  } satisfies Record<PrintedUnit, string>,
  currency: "کرنسی",
  currencyHint: "تین لاطینی حروف",
  periodEnd: "مدت کا آخری دن",
  yearEnd: "سال کا آخری دن",
  balanceDay: "بیلنس شیٹ کا دن",
  url: "رپورٹ کا پتہ",
  page: "صفحہ",
  pageHint: "صفحے نہ ہوں تو 1",
  quotation: "سطر جیسے چھپی ہے (اختیاری)",
  isSure: "اکائی درست ہے: یہی چھپی ہے",
  submit: "جانچ کے لیے بھیجیں",
  submitting: "بھیجا جا رہا ہے…",

  amountError: "رقم جیسے چھپی ہے ویسے لکھیں، 0 یا زیادہ",
  currencyError: "کرنسی کے تین لاطینی حروف لکھیں",
  periodError: "وہ آخری دن لکھیں جس کا یہ عدد ہے",
  pageError: (last: number) => `1 سے ${formatCount(last)} تک کوئی صفحہ لکھیں`,
  noteError: "بتائیں کہ رپورٹ میں کیا لکھا ہے",
  offline: "کنکشن نہیں ہے۔ جو آپ نے لکھا وہ یہیں ہے: بعد میں دوبارہ بھیجیں۔",

  effect: "اس سے کیا بدلے گا",
  now: "ابھی",
  withFigure: "اس عدد کے ساتھ",
  noEffect: "اس عدد کا اثر یہاں معلوم نہیں کیا جا سکتا۔",
  inUse: "اس عدد کے لیے ایک سرکاری دستاویز پہلے سے استعمال میں ہے جو ہم نے خود پڑھی۔ اسے صرف نئی رپورٹ بدلے گی۔",
  unknownHost: "ہم اس پتے کو کسی ریگولیٹر یا ایکسچینج کے پتے کے طور پر نہیں جانتے۔",
  farFromKnown: (percent: string) => `یہ اب تک معلوم عدد کا ${percent} ہے۔`,
  nextReaders: (readers: number) =>
    readers === 1
      ? "اس کے بعد: ایک اور قاری رپورٹ میں یہی پاتا ہے، پھر منتظم اسے قبول کرتا ہے۔"
      : `اس کے بعد: ${formatCount(readers)} اور قاری رپورٹ میں یہی پاتے ہیں، پھر منتظم اسے قبول کرتا ہے۔`,
} as const;

export const readersTexts = {
  title: "قارئین نے کیا پایا",
  none: "ابھی تک کسی قاری نے کوئی عدد نہیں دیا۔ کیا آپ کے پاس اس کمپنی کی رپورٹ ہے؟ اس میں سے ایک عدد نقل کریں: جب کوئی اور قاری بھی وہی پائے تو وہ سب کے لیے شمار ہو سکتا ہے۔",
  give: "ایک عدد دیں",
  failed: "قارئین نے جو پایا وہ لوڈ نہیں ہو سکا۔",
  page: (page: number) => `صفحہ ${formatCount(page)}`,
  inUse: "استعمال میں",
  states: {
    open: "جانچ باقی",
    accepted: "قبول",
    declined: "نامنظور",
    withdrawn: "واپس لیا گیا",
    revoked: "منسوخ",
  } satisfies Record<ClaimState, string>,
  contradicting: "قارئین نے ایک ہی دن کے لیے مختلف رقمیں پائیں۔ رپورٹ میں دیکھ کر بتائیں کہ کون سی درست ہے۔",
  readersMissing: (readers: number) =>
    readers === 1
      ? "ایک اور قاری کا اسے رپورٹ میں پانا ضروری ہے۔"
      : `${formatCount(readers)} اور قارئین کا اسے رپورٹ میں پانا ضروری ہے۔`,
  waitsForAdmin: "قارئین نے اسے جانچ لیا ہے۔ اب منتظم فیصلہ کرتا ہے۔",
  givenBy: (name: string) => `پڑھنے والا: ${name}`,
  foundBy: (name: string) => `${name} نے بھی یہی پایا`,
  disputedBy: (name: string) => `${name} نے کچھ اور پایا:`,
  same: "میں نے بھی یہی پایا",
  different: "رپورٹ میں کچھ اور ہے",
  note: "رپورٹ میں کیا لکھا ہے؟",
  send: "بھیجیں",
  giveOther: "جو عدد آپ نے پایا وہ دیں",
  withdraw: "واپس لیں",
  yours: "یہ عدد آپ نے دیا۔",
  agreed: "آپ نے بھی یہی پایا۔",
  disputed: "آپ نے کچھ اور پایا۔",
  reason: (reason: string) => `وجہ: ${reason}`,
  corrected: (given: string) => `منتظم نے درست کیا۔ قاری نے یہ دیا تھا: ${given}۔`,
  moved: (symbol: string, from: string, to: string) => `${symbol}: «${from}» سے «${to}»`,
  movedNothing: "کوئی نتیجہ نہیں بدلا۔",
  decided: (count: number) => `فیصلہ شدہ (${formatCount(count)})`,
} as const;

export const claimNotices = {
  given: {
    tone: "success",
    title: "شکریہ",
    description: "یہ عدد ایک اور قاری کا منتظر ہے۔ قبول ہونے تک کچھ نہیں بدلتا۔",
  },
  agreed: { tone: "success", title: "شکریہ", description: "ایک قاری یہی عدد دے چکا تھا۔ آپ نے اس کی تصدیق کی۔" },
  withdrawn: { tone: "success", title: "آپ کا عدد واپس لے لیا گیا" },
} as const satisfies Record<string, Notice>;
