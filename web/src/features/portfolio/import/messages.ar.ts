import { isolate } from "../../../../../schema/wording/ar/format.ts";
import type { AmountName } from "./rows.ts";

export const IMPORT_PROBLEMS = {
  too_large: "هذا الملف أكبر من 20 ميغابايت، أي أكبر من أي قائمة أسهم؛ يُرجى تصدير فترة أقصر.",
  too_many_rows: "في هذا الملف أكثر من 50,000 صف؛ يُرجى تصدير فترة أقصر.",
  too_many_columns: "في هذا الملف أكثر من 200 عمود؛ يُرجى حفظ جدول الأسهم وحده.",
  empty: "هذا الملف فارغ.",
  no_table: `ليس هذا جدولًا ولا قائمة أسهم مثل ${isolate("AAPL 25")}، كل سهم في سطر: يُرجى اختيار ملف CSV أو XLSX، أو لصق الصفوف.`,
  damaged: "لا يمكن فتح هذا المصنّف؛ يُرجى حفظه من جديد بصيغة XLSX أو CSV.",
  protected: "هذا المصنّف محمي بكلمة مرور؛ يُرجى حفظه من دونها.",
  old_workbook: "هذا مصنّف من نوع XLS القديم؛ يُرجى حفظه بصيغة XLSX أو CSV.",
  crashed: "تعذّرت قراءة هذا الملف؛ لم يتغيّر شيء.",
  took_long: "تستغرق قراءة هذا الملف وقتًا أطول مما ينبغي؛ لم يتغيّر شيء.",
  no_rows: "عُرفت الأعمدة، لكن لا صف تحتها فيه سهم مملوك أو صفقة أو توزيع أرباح.",
} as const;

/** All masculine, so that one predicate agrees with each. */
const AMOUNTS: Readonly<Record<AmountName, string>> = {
  shares: "عدد الأسهم",
  units: "عدد الوحدات",
  price: "السعر",
  amount: "المبلغ",
  dividend: "مبلغ التوزيع",
};

/** Why one row is left out, in a few words that follow its number. */
export const rowTexts = {
  formula: (cell: string) => `«${isolate(cell)}» معادلة، والمعادلات لا تُحسب`,
  notANumber: (cell: string) => `«${isolate(cell)}» ليس رقمًا يمكن قراءته بيقين`,
  notADate: (cell: string) => `«${isolate(cell)}» ليس تاريخًا`,
  noDate: "التاريخ غير مذكور",
  missing: (what: AmountName) => `${AMOUNTS[what]} غير مذكور`,
  negative: (what: AmountName) => `${AMOUNTS[what]} سالب: والبيع على المكشوف ليس شيئًا تملكه`,
  zero: (what: AmountName) => `${AMOUNTS[what]} يساوي 0`,
  noCurrency: "العملة غير مذكورة",
  unknownCurrency: (code: string) => `«${isolate(code)}» عملة لا نعرفها`,
  unnamed: "لا رمز ولا ISIN ولا اسم",
  notAShare: (what: string) => (what ? `${isolate(what)} ليس سهمًا` : "ليس سهمًا"),
  dividendTakenBack: "توزيع أرباح استُرجع",
  splitUnsaid: "تجزئة لا تذكر نسبتها ولا عدد الأسهم التي أضافتها",
  costGivenBack: "ضريبة أو رسوم رُدّت",
  sharesUnsaid: "أسهم أُعطيت عن أسهم لا يسمّيها الملف: أدخل فصل الشركة بيدك",
  exchangeUnsaid: "طرف واحد من اندماج أو مبادلة: أدخله بيدك",
  cashForFraction: "نقد عن جزء من سهم: أدخله بيعًا",
  notALine: `ليس سهمًا وعدده، مثل ${isolate("AAPL 25")}`,
  twoNumbers: `أكثر من رقم: اكتب كل سهم في سطر، مثل ${isolate("AAPL 25")}`,
  otherKind: (kind: string) => `«${isolate(kind)}» ليس شراءً ولا بيعًا ولا توزيع أرباح`,
  column: (number: number) => `العمود ${number}`,
} as const;
