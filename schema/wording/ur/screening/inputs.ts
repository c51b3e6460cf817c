import type { QuantityName } from "../../../../domain/facts/company-facts.ts";

export const INPUT_LABELS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "مارکیٹ کیپ",
  averageMarketCapitalization: "24 ماہ کی اوسط مارکیٹ کیپ",
  longAverageMarketCapitalization: "36 ماہ کی اوسط مارکیٹ کیپ",
  interestBearingDebt: "سودی قرض",
  islamicFinancing: "اسلامی فنانسنگ",
  cashAndInterestBearingSecurities: "نقد اور سودی سیکیورٹیز",
  murabahaDeposits: "مرابحہ ڈپازٹس",
  accountsReceivable: "واجب الوصول رقوم",
  totalAssets: "کل اثاثے",
  totalLiabilities: "کل واجبات",
  totalRevenue: "کل آمدنی",
  interestIncome: "سود کی آمدنی",
  prohibitedRevenue: "حرام سرگرمیوں کی آمدنی",
  nonCompliantRevenue: "ناجائز آمدنی",
  nonCompliantInvestments: "ناجائز سرمایہ کاری",
  dividendPerShare: "فی شیئر ڈیویڈنڈ",
  sharesOutstanding: "جاری شدہ شیئرز",
  price: "شیئر کی قیمت",
};

/** An input inside a sentence. Sentences are made so that no word has to agree with its gender. */
export const INPUT_SUBJECTS: Readonly<Record<QuantityName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "شیئرز کی تعداد",
};
