export const purificationTexts = {
  calculatorTitle: "Toplam arındırmayı hesapla",
  calculatorDescription: (symbol: string) => `${symbol} paylarınız için bağışlanacak tutar, ABD doları olarak.`,
  typeLegend: "Ne arındırılacak",
  dividend: "Temettü",
  capitalGains: "Satış kazancı",
  heldShare: "Tutulan pay (AAOIFI)",
  monthsHeld: "Bu yıl tutulan ay sayısı",
  heldShareFormula: "pay sayısı × şirketin uygun olmayan geliri ÷ şirketin pay sayısı × tutulan ay ÷ 12",
  noDividends: "Bu pay senedi temettü ödemiyor. Satış kazancı arındırmasını kullanın.",
  unknownDividends: "Bu pay senedinin temettüsü bilinmiyor. Satış kazancı arındırmasını kullanın.",
  shares: "Pay sayısı",
  purchasePrice: "Pay başına alış fiyatı",
  salePrice: "Pay başına satış fiyatı",
  calculate: "Hesapla",
  total: "Bağışlanacak toplam",
  dividendFormula: "pay sayısı × pay başına arındırma",
  capitalGainsFormula: "pay sayısı × (satış − alış) × uygun olmayan gelir ÷ 100",

  infoTitle: "Arındırma nasıl hesaplanır",
  infoIntroduction:
    "Uygun bir şirket çoğu zaman uygun olmayan küçük bir gelir de elde eder: çoğunlukla mevduatının faizi. Pay sahipleri, payların kazandırdığının bu kısmını kendi sadakaları saymadan hayra verir.",
  infoDividendTitle: "Temettüde",
  infoDividend:
    "Pay başına arındırma = son on iki ayın pay başına temettüleri × uygun olmayan gelir ÷ toplam gelir. Toplam, bu tutar çarpı pay sayınızdır.",
  infoCapitalGainsTitle: "Satış kazancında",
  infoCapitalGains:
    "Arındırma = pay sayısı × (satış fiyatı − alış fiyatı) × uygun olmayan gelir ÷ toplam gelir. Kazançsız bir satışta arındırma gerekmez.",
  infoHeldShareTitle: "Temettü olsun olmasın, tutulan payda",
  infoHeldShare:
    "Arındırma = pay sayısı × şirketin bir yıllık uygun olmayan geliri ÷ şirketin pay sayısı × yılın tutulan kısmı. Bu, AAOIFI'nin yöntemidir; üç yöntemin sonuçları birbirinin kat kat üstünde olabilir.",
  infoBasisTitle: "Fıkhî dayanak",
  infoBasis:
    "AAOIFI'nin paylar hakkındaki 21 No'lu Şer'î Standardı, pay sahibinden uygun olmayan gelirin payına düşen kısmını, dağıtılmış olsun olmasın vermesini ister. Satış kazancının da arındırılmasının gerekip gerekmediği âlimler arasında ihtilaflıdır; vermek daha ihtiyatlı olandır.",
} as const;

export const purificationErrors = {
  shares: "0'dan büyük bir pay sayısı girin",
  purchasePrice: "Alış fiyatını girin",
  salePrice: "Satış fiyatını girin",
  monthsHeld: "Tuttuğunuz ay sayısını 1 ile 12 arasında girin",
  noGain: "Satış fiyatı alış fiyatından yüksek olmalı",
} as const;
