import type { CostMethod } from "../../../../../domain/portfolio/lots.ts";
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
  move: "تحويل بين حسابين",
  wholeDividend: "التوزيع كله قبل الضريبة",
  price: "سعر السهم الجديد",
  newSymbol: "السهم الجديد: الرمز أو الشركة",
  newShares: "الأسهم الجديدة المستلمة",
  costPercent: "النسبة المئوية التي تنتقل إليها من التكلفة القديمة",
  costPercentHint: "اختياري؛ تنشرها الشركة",
  cash: "النقد المستلم",
  feeSymbol: "الرمز أو الشركة، إن كانت عن سهم بعينه",
  from: "من حساب",
  into: "إلى حساب",
  aboveZero: "أدخل رقمًا أكبر من 0",
  badDay: "أدخل يومًا لا يتجاوز اليوم",
  received: "أدخل أسهمًا جديدة أو نقدًا أو كليهما",
  otherAccount: "أدخل حسابًا آخر",
  costsTitle: "الرسوم والضرائب",
} as const;
