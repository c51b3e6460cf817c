import { isolate } from "../../../../../schema/wording/ur/format.ts";

export const reportTexts = {
  download: "رپورٹ پرنٹ یا محفوظ کریں",
  preparing: "تیاری ہو رہی ہے…",
  heading: "میزان کی جانچ کی رپورٹ",
  reason: "وجہ",
  note: "نوٹ",
  business: "کاروبار",
  age: "اعداد کی تاریخ",
  perShare: "فی شیئر",
  perShareBasis: "پچھلے بارہ ماہ کا فی شیئر ڈیویڈنڈ × ناجائز آمدنی ÷ کل آمدنی، امریکی ڈالر",
  footer: (screenedOn: string, methodology: string, address: string) =>
    `${screenedOn} کو اس کے مطابق جانچا گیا: ${methodology}۔ ${isolate(address)} یہ نہ مالی مشورہ ہے نہ مذہبی۔`,
} as const;
