export const pageTexts = {
  description:
    "Passez au filtre les actions de seize bourses par conformité, secteur et région : conformes, sous réserve ou non conformes, avec leurs cours, côte à côte et en fichier. Gratuit.",
  lead: "Toutes les actions examinées, par résultat, norme, dette, marché et branche.",
} as const;
