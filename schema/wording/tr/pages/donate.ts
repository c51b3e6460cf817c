export const pageTexts = {
  title: "Bağış Yap",
  description:
    "Ayda bir ABD doları; helal taramasını, zekâtı ve eğitimi herkes için ücretsiz tutar. Dilediğiniz zaman iptal edin.",
} as const;
