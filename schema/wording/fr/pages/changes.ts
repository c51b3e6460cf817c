export const pageTexts = {
  description:
    "Toutes les actions dont le résultat a changé, par jour, marché, secteur et liste de suivi : les chiffres d’avant et d’après, et si la cause est la société, son cours, une source ou l’une de nos règles.",
  lead: "Tous les résultats qui ont changé : les chiffres d’avant et d’après, et la raison.",
} as const;
