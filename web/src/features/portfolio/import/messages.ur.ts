import { isolate } from "../../../../../schema/wording/ur/format.ts";
import type { AmountName } from "./rows.ts";

export const IMPORT_PROBLEMS = {
  too_large: "یہ فائل 20 میگابائٹ سے بڑی ہے، پوزیشنوں کی کسی بھی فہرست سے زیادہ؛ براہِ کرم کم مدت برآمد کریں۔",
  too_many_rows: "اس فائل میں 50,000 سے زیادہ قطاریں ہیں؛ براہِ کرم کم مدت برآمد کریں۔",
  too_many_columns: "اس فائل میں 200 سے زیادہ کالم ہیں؛ براہِ کرم صرف پوزیشنوں کی جدول محفوظ کریں۔",
  empty: "یہ فائل خالی ہے۔",
  no_table: `یہ نہ جدول ہے نہ ${isolate("AAPL 25")} جیسے شیئرز کی فہرست، ہر سطر میں ایک: براہِ کرم CSV یا XLSX فائل چنیں، یا قطاریں پیسٹ کریں۔`,
  damaged: "یہ ورک بک کھل نہیں سکتی؛ براہِ کرم اسے دوبارہ XLSX یا CSV کے طور پر محفوظ کریں۔",
  protected: "یہ ورک بک پاس ورڈ سے محفوظ ہے؛ براہِ کرم اسے بغیر پاس ورڈ محفوظ کریں۔",
  old_workbook: "یہ پرانی XLS قسم کی ورک بک ہے؛ براہِ کرم اسے XLSX یا CSV کے طور پر محفوظ کریں۔",
  crashed: "یہ فائل پڑھی نہیں جا سکی؛ کچھ نہیں بدلا گیا۔",
  took_long: "اس فائل کو پڑھنے میں بہت وقت لگ رہا ہے؛ کچھ نہیں بدلا گیا۔",
  no_rows: "کالم پہچان لیے گئے، مگر ان کے نیچے کسی قطار میں پوزیشن، خرید و فروخت یا ڈیویڈنڈ نہیں۔",
} as const;

const AMOUNTS: Readonly<Record<AmountName, string>> = {
  shares: "شیئرز کی تعداد",
  units: "یونٹوں کی تعداد",
  price: "قیمت",
  amount: "رقم",
  dividend: "ڈیویڈنڈ",
};

/** Why one row is left out, in a few words that follow its number. */
export const rowTexts = {
  formula: (cell: string) => `«${isolate(cell)}» فارمولا ہے، جس کا حساب نہیں کیا جاتا`,
  notANumber: (cell: string) => `«${isolate(cell)}» ایسا عدد نہیں جسے یقین سے پڑھا جا سکے`,
  notADate: (cell: string) => `«${isolate(cell)}» تاریخ نہیں`,
  noDate: "تاریخ موجود نہیں",
  missing: (what: AmountName) => `${AMOUNTS[what]} موجود نہیں`,
  negative: (what: AmountName) => `${AMOUNTS[what]} منفی ہے: شارٹ پوزیشن آپ کی ملکیت نہیں ہوتی`,
  zero: (what: AmountName) => `${AMOUNTS[what]} 0 ہے`,
  noCurrency: "کرنسی موجود نہیں",
  unknownCurrency: (code: string) => `«${isolate(code)}» ایسی کرنسی نہیں جسے ہم جانتے ہوں`,
  unnamed: "نہ سمبل، نہ ISIN، نہ نام",
  notAShare: (what: string) => (what ? `${isolate(what)} شیئر نہیں` : "یہ شیئر نہیں"),
  dividendTakenBack: "ایسا ڈیویڈنڈ جو واپس لے لیا گیا",
  splitUnsaid: "ایسا اسپلٹ جو نہ اپنا تناسب بتاتا ہے نہ یہ کہ اس سے کتنے شیئرز بڑھے",
  costGivenBack: "واپس کیا گیا ٹیکس یا فیس",
  sharesUnsaid: "شیئرز جو ایسے شیئرز پر ملے جن کا نام فائل میں نہیں: اسپن آف خود درج کریں",
  exchangeUnsaid: "انضمام یا تبادلے کی صرف ایک طرف: اسے خود درج کریں",
  cashForFraction: "شیئر کے جزو کے بدلے نقد: اسے فروخت کے طور پر درج کریں",
  notALine: `شیئر اور اس کی تعداد نہیں، جیسے ${isolate("AAPL 25")}`,
  twoNumbers: `ایک سے زیادہ عدد: ہر سطر میں ایک شیئر لکھیں، جیسے ${isolate("AAPL 25")}`,
  otherKind: (kind: string) => `«${isolate(kind)}» نہ خرید ہے، نہ فروخت، نہ ڈیویڈنڈ`,
  column: (number: number) => `کالم ${number}`,
} as const;
