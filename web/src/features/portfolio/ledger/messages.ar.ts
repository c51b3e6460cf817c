import type { CostMethod } from "../../../../../domain/portfolio/positions.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "مملوك",
  buy: "شراء",
  sell: "بيع",
  dividend: "توزيع أرباح",
  reinvestment: "توزيع أرباح أسهمًا",
  split: "تجزئة",
  spin_off: "فصل شركة",
  merger: "اندماج",
  transfer_in: "تحويل وارد",
  transfer_out: "تحويل صادر",
  fee: "رسوم",
  tax: "ضريبة مقتطعة",
  gift: "صدقة",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "متوسط كل المشتريات",
  first_in: "ما اشتُري أولًا بيع أولًا",
};

export const entryTexts = {
  costMethod: "تكلفة ما أبيعه",
  notDeducted: "لا تُخصم",
} as const;
