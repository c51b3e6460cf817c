export const pageTexts = {
  description:
    "Birikim, altın, pay ve ticaret zekâtınızı hesaplayın: bugünkü fiyatla nisap, kendi kuralıyla her varlık ve her görüşün sahibi.",
  lead: "Sahip olduklarınızı ekleyin, nisabı seçin, ne kadar ve neden borçlu olduğunuzu görün.",
} as const;
