import { isolate } from "../../../../../schema/wording/ar/format.ts";

export const reportTexts = {
  download: "طباعة التقرير أو حفظه",
  preparing: "جارٍ الإعداد...",
  heading: "تقرير ميزان لفحص السهم",
  reason: "السبب",
  note: "ملاحظة",
  business: "النشاط",
  age: "قِدم الأرقام",
  perShare: "للسهم الواحد",
  perShareBasis: "توزيعات السهم في آخر اثني عشر شهرًا × الدخل غير الجائز ÷ إجمالي الدخل، بالدولار الأمريكي",
  footer: (screenedOn: string, methodology: string, address: string) =>
    `فُحص بتاريخ ${screenedOn} وفق ${methodology}. ${isolate(address)} هذا ليس نصيحة مالية ولا شرعية.`,
} as const;
