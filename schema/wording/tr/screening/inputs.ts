import type { QuantityName } from "../../../../domain/facts/company-facts.ts";

export const INPUT_LABELS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "Piyasa değeri",
  averageMarketCapitalization: "24 aylık ortalama piyasa değeri",
  longAverageMarketCapitalization: "36 aylık ortalama piyasa değeri",
  interestBearingDebt: "Faizli borç",
  islamicFinancing: "İslami finansman",
  cashAndInterestBearingSecurities: "Nakit ve faizli menkul kıymetler",
  murabahaDeposits: "Murabaha mevduatı",
  accountsReceivable: "Ticari alacaklar",
  totalAssets: "Toplam varlıklar",
  totalLiabilities: "Toplam yükümlülükler",
  totalRevenue: "Toplam gelir",
  interestIncome: "Faiz geliri",
  prohibitedRevenue: "Haram faaliyetlerden gelir",
  nonCompliantRevenue: "Uygun olmayan gelir",
  nonCompliantInvestments: "Uygun olmayan yatırımlar",
  dividendPerShare: "Pay başına temettü",
  sharesOutstanding: "Dolaşımdaki pay sayısı",
  price: "Pay fiyatı",
};

/** The start of a sentence about an input. */
export const INPUT_SUBJECTS: Readonly<Record<QuantityName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "Pay sayısı",
};
