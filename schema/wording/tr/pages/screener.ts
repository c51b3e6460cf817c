export const pageTexts = {
  description:
    "On altı borsanın pay senetlerini uygunluğa, sektöre ve bölgeye göre tarayın: helal, şüpheli veya uygun değil; fiyatlarıyla, yan yana ve dosya olarak. Ücretsiz.",
  lead: "Taranan her pay senedi; sonuca, standarda, borca, piyasaya ve iş koluna göre.",
} as const;
