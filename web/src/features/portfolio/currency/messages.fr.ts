export const shownMoneyTexts = {
  label: "Afficher les montants en",
  at: (currency: string, day: string) =>
    `Montants approximatifs en ${currency}, au taux du ${day}. Le relevé et ses fichiers restent en dollars américains.`,
  noRate: (currency: string) => `Aucun taux connu pour ${currency} : affiché en dollars américains.`,
} as const;
