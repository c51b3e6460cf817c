import type { CostMethod } from "../../../../../domain/portfolio/positions.ts";
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
} as const;
