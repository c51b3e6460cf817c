import type { CostMethod } from "../../../../../domain/portfolio/positions.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "پاس ہے",
  buy: "خرید",
  sell: "فروخت",
  dividend: "ڈیویڈنڈ",
  reinvestment: "شیئرز میں ڈیویڈنڈ",
  split: "اسپلٹ",
  spin_off: "اسپن آف",
  merger: "انضمام",
  transfer_in: "منتقل ہو کر آئے",
  transfer_out: "منتقل ہو کر گئے",
  fee: "فیس",
  tax: "کٹا ہوا ٹیکس",
  gift: "صدقہ",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "تمام خریداریوں کا اوسط",
  first_in: "جو پہلے خریدا وہ پہلے فروخت",
};

export const entryTexts = {
  costMethod: "جو میں بیچوں اس کی لاگت",
  notDeducted: "منہا نہیں کیے جاتے",
} as const;
