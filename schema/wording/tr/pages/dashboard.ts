export const pageTexts = {
  title: "Bu hisse helal mi? Her şirketi sorgulayın",
  description:
    "Bir pay senedinin helal olup olmadığına bakın: sonuç, oranları, dayandıkları rakamlar ve bildirimler, arındırılacak tutar. Ücretsiz.",
  lead: "Ücretsiz İslami finans merkezinize hoş geldiniz",
} as const;
