import type { QuantityName } from "../../../../domain/facts/company-facts.ts";

export const INPUT_LABELS: Readonly<Record<QuantityName, string>> = {
  marketCapitalization: "Permodalan pasaran",
  averageMarketCapitalization: "Purata permodalan pasaran 24 bulan",
  longAverageMarketCapitalization: "Purata permodalan pasaran 36 bulan",
  interestBearingDebt: "Hutang berfaedah",
  islamicFinancing: "Pembiayaan Islam",
  cashAndInterestBearingSecurities: "Tunai dan sekuriti berfaedah",
  murabahaDeposits: "Deposit murabahah",
  accountsReceivable: "Akaun belum terima",
  totalAssets: "Jumlah aset",
  totalLiabilities: "Jumlah liabiliti",
  totalRevenue: "Jumlah hasil",
  interestIncome: "Pendapatan faedah",
  prohibitedRevenue: "Hasil daripada kegiatan terlarang",
  nonCompliantRevenue: "Hasil tidak patuh Syariah",
  nonCompliantInvestments: "Pelaburan tidak patuh Syariah",
  dividendPerShare: "Dividen sesaham",
  sharesOutstanding: "Saham beredar",
  price: "Harga saham",
};

/** The start of a sentence about an input. */
export const INPUT_SUBJECTS: Readonly<Record<QuantityName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "Bilangan saham",
};
