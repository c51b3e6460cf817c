import type { QuantityName } from "../../../../domain/facts/company-facts.ts";

export const INPUT_LABELS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "القيمة السوقية",
  averageMarketCapitalization: "متوسط القيمة السوقية على مدى 24 شهرًا",
  longAverageMarketCapitalization: "متوسط القيمة السوقية على مدى 36 شهرًا",
  interestBearingDebt: "الديون ذات الفائدة",
  islamicFinancing: "التمويل الإسلامي",
  cashAndInterestBearingSecurities: "النقد والأوراق المالية ذات الفائدة",
  murabahaDeposits: "ودائع المرابحة",
  accountsReceivable: "الذمم المدينة",
  totalAssets: "إجمالي الأصول",
  totalLiabilities: "إجمالي الالتزامات",
  totalRevenue: "إجمالي الإيرادات",
  interestIncome: "دخل الفوائد",
  prohibitedRevenue: "الإيرادات من أنشطة محرّمة",
  nonCompliantRevenue: "الإيرادات غير الجائزة",
  nonCompliantInvestments: "الاستثمارات غير الجائزة",
  dividendPerShare: "توزيعات الأرباح للسهم",
  sharesOutstanding: "الأسهم القائمة",
  price: "سعر السهم",
};

/** An input inside a sentence. Sentences are made so that no word has to agree with its gender. */
export const INPUT_SUBJECTS: Readonly<Record<QuantityName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "عدد الأسهم",
};
