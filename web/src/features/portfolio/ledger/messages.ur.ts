import type { CostMethod } from "../../../../../domain/portfolio/lots.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "پاس ہے",
  buy: "خرید",
  sell: "فروخت",
  dividend: "ڈیویڈنڈ",
  reinvestment: "شیئرز میں ڈیویڈنڈ",
  split: "اسپلٹ",
  spin_off: "اسپن آف",
  merger: "انضمام",
  transfer_in: "منتقل ہو کر آئے",
  transfer_out: "منتقل ہو کر گئے",
  fee: "فیس",
  tax: "کٹا ہوا ٹیکس",
  gift: "صدقہ",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "تمام خریداریوں کا اوسط",
  first_in: "جو پہلے خریدا وہ پہلے فروخت",
};

export const entryTexts = {
  costMethod: "جو میں بیچوں اس کی لاگت",
  notDeducted: "منہا نہیں کیے جاتے",
  move: "اکاؤنٹس کے درمیان منتقلی",
  wholeDividend: "پورا ڈیویڈنڈ، ٹیکس سے پہلے",
  price: "فی نیا شیئر قیمت",
  newSymbol: "نیا شیئر: سمبل یا کمپنی",
  newShares: "ملنے والے نئے شیئرز",
  costPercent: "پرانی لاگت کا فیصد جو ان کے ساتھ جاتا ہے",
  costPercentHint: "اختیاری؛ کمپنی اسے شائع کرتی ہے",
  cash: "ملنے والا نقد",
  feeSymbol: "سمبل یا کمپنی، اگر کسی ایک شیئر کی ہو",
  from: "اکاؤنٹ سے",
  into: "اکاؤنٹ میں",
  aboveZero: "0 سے بڑا عدد لکھیں",
  badDay: "آج تک کا کوئی دن لکھیں",
  received: "نئے شیئرز، نقد یا دونوں لکھیں",
  otherAccount: "کوئی دوسرا اکاؤنٹ لکھیں",
  costsTitle: "فیس اور ٹیکس",
} as const;
