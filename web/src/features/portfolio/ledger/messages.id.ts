import type { CostMethod } from "../../../../../domain/portfolio/lots.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "Dipegang",
  buy: "Pembelian",
  sell: "Penjualan",
  dividend: "Dividen",
  reinvestment: "Dividen saham",
  split: "Pemecahan saham",
  spin_off: "Pemisahan usaha",
  merger: "Penggabungan",
  transfer_in: "Pindah masuk",
  transfer_out: "Pindah keluar",
  fee: "Biaya",
  tax: "Pajak dipotong",
  gift: "Donasi",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "Rata-rata semua pembelian",
  first_in: "Pertama dibeli, pertama dijual",
};

export const entryTexts = {
  costMethod: "Biaya saham yang saya jual",
  notDeducted: "tidak dikurangkan",
  move: "Pemindahan antar rekening",
  wholeDividend: "Dividen utuh, sebelum pajak",
  price: "Harga per saham baru",
  newSymbol: "Saham baru: kode saham atau perusahaan",
  newShares: "Saham baru yang diterima",
  costPercent: "Persen biaya lama yang beralih ke saham baru",
  costPercentHint: "Opsional; diumumkan perusahaan",
  cash: "Uang tunai yang diterima",
  feeSymbol: "Kode saham atau perusahaan, jika untuk satu saham",
  from: "Dari rekening",
  into: "Ke rekening",
  aboveZero: "Masukkan angka di atas 0",
  badDay: "Masukkan hari sampai hari ini",
  received: "Masukkan saham baru, uang tunai, atau keduanya",
  otherAccount: "Masukkan rekening lain",
  costsTitle: "Biaya dan pajak",
} as const;
