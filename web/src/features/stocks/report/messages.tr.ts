export const reportTexts = {
  download: "Raporu indir",
  preparing: "Hazırlanıyor...",
  heading: "Mizan tarama raporu",
  reason: "Gerekçe",
  note: "Not",
  business: "Faaliyet",
  age: "Güncellik",
  perShare: "Pay başına",
  perShareBasis: "Son on iki ayın pay başına temettüleri × uygun olmayan gelir ÷ toplam gelir, ABD doları",
  footer: (screenedOn: string, methodology: string, address: string) =>
    `Tarama: ${screenedOn}, yöntem: ${methodology}. ${address} Bu, ne yatırım tavsiyesi ne de fetvadır.`,
} as const;
