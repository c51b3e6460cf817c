export const reportTexts = {
  download: "Télécharger le rapport",
  preparing: "Préparation…",
  heading: "Rapport d’examen de Mizan",
  reason: "Raison",
  note: "Note",
  business: "Activité",
  age: "Ancienneté",
  perShare: "Par action",
  perShareBasis:
    "Dividendes des douze derniers mois par action × revenus non conformes ÷ revenus totaux, en dollars américains",
  footer: (screenedOn: string, methodology: string, address: string) =>
    `Examiné le ${screenedOn} (${methodology}). ${address} Ceci n’est ni un conseil financier ni un avis religieux.`,
} as const;
