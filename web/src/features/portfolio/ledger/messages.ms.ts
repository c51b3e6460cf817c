import type { CostMethod } from "../../../../../domain/portfolio/lots.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "Dipegang",
  buy: "Belian",
  sell: "Jualan",
  dividend: "Dividen",
  reinvestment: "Dividen dalam saham",
  split: "Pecahan saham",
  spin_off: "Pemisahan syarikat",
  merger: "Penggabungan",
  transfer_in: "Pindah masuk",
  transfer_out: "Pindah keluar",
  fee: "Fi",
  tax: "Cukai ditahan",
  gift: "Derma",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "Purata semua belian",
  first_in: "Dibeli dahulu, dijual dahulu",
};

export const entryTexts = {
  costMethod: "Kos apa yang saya jual",
  notDeducted: "tidak ditolak",
  move: "Pindahan antara akaun",
  wholeDividend: "Seluruh dividen, sebelum cukai",
  price: "Harga sesaham baharu",
  newSymbol: "Saham baharu: simbol atau syarikat",
  newShares: "Saham baharu yang diterima",
  costPercent: "Peratus kos lama yang beralih kepadanya",
  costPercentHint: "Pilihan; syarikat menerbitkannya",
  cash: "Tunai yang diterima",
  feeSymbol: "Simbol atau syarikat, jika bagi satu saham",
  from: "Daripada akaun",
  into: "Ke akaun",
  aboveZero: "Masukkan nombor di atas 0",
  badDay: "Masukkan hari hingga hari ini",
  received: "Masukkan saham baharu, tunai atau kedua-duanya",
  otherAccount: "Masukkan akaun lain",
  costsTitle: "Fi dan cukai",
} as const;
