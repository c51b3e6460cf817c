import type { CostMethod } from "../../../../../domain/portfolio/lots.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";

export const RECORD_LABELS: Readonly<Record<PortfolioRecord["kind"], string>> = {
  holding: "Tutulan",
  buy: "Alış",
  sell: "Satış",
  dividend: "Temettü",
  reinvestment: "Pay olarak temettü",
  split: "Pay bölünmesi",
  spin_off: "Kısmi bölünme",
  merger: "Birleşme",
  transfer_in: "Gelen virman",
  transfer_out: "Giden virman",
  fee: "Ücret",
  tax: "Kesilen vergi",
  gift: "Bağış",
};

export const COST_METHOD_LABELS: Readonly<Record<CostMethod, string>> = {
  average: "Bütün alışların ortalaması",
  first_in: "İlk alınan ilk satılır",
};

export const entryTexts = {
  costMethod: "Sattığımın maliyeti",
  notDeducted: "düşülmez",
  move: "Hesaplar arası virman",
  wholeDividend: "Vergiden önceki temettünün tamamı",
  price: "Yeni pay başına fiyat",
  newSymbol: "Yeni pay: sembol veya şirket",
  newShares: "Alınan yeni paylar",
  costPercent: "Eski maliyetten devraldıkları yüzde",
  costPercentHint: "İsteğe bağlı; şirket yayımlar",
  cash: "Alınan nakit",
  feeSymbol: "Tek bir pay içinse sembol veya şirket",
  from: "Gönderen hesap",
  into: "Alan hesap",
  aboveZero: "0'dan büyük bir sayı girin",
  badDay: "Bugüne kadar bir gün girin",
  received: "Yeni pay, nakit veya ikisini girin",
  otherAccount: "Başka bir hesap girin",
  costsTitle: "Ücretler ve vergiler",
} as const;
