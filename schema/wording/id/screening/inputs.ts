import type { QuantityName } from "../../../../domain/facts/company-facts.ts";

export const INPUT_LABELS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "Kapitalisasi pasar",
  averageMarketCapitalization: "Rata-rata kapitalisasi pasar 24 bulan",
  longAverageMarketCapitalization: "Rata-rata kapitalisasi pasar 36 bulan",
  interestBearingDebt: "Utang berbasis bunga",
  islamicFinancing: "Pembiayaan syariah",
  cashAndInterestBearingSecurities: "Kas dan surat berharga berbunga",
  murabahaDeposits: "Simpanan murabahah",
  accountsReceivable: "Piutang usaha",
  totalAssets: "Total aset",
  totalLiabilities: "Total liabilitas",
  totalRevenue: "Total pendapatan",
  interestIncome: "Pendapatan bunga",
  prohibitedRevenue: "Pendapatan dari kegiatan yang dilarang",
  nonCompliantRevenue: "Pendapatan tidak halal",
  nonCompliantInvestments: "Investasi tidak halal",
  dividendPerShare: "Dividen per saham",
  sharesOutstanding: "Saham beredar",
  price: "Harga saham",
};

/** The start of a sentence about an input. */
export const INPUT_SUBJECTS: Readonly<Record<QuantityName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "Jumlah saham",
};
