export const pageTexts = {
  title: "Faire un don",
  description:
    "Un dollar américain par mois garde le filtrage halal, la zakat et les cours gratuits pour tous. Résiliable à tout moment.",
} as const;
