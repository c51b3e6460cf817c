export const shownMoneyTexts = {
  label: "Paparkan amaun dalam",
  at: (currency: string, day: string) =>
    `Amaun dalam ${currency} adalah anggaran, pada kadar ${day}. Rekod dan failnya kekal dalam dolar AS.`,
  noRate: (currency: string) => `Kadar ${currency} tidak diketahui: dipaparkan dalam dolar AS.`,
} as const;
