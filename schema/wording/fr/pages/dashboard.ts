export const pageTexts = {
  title: "Cette action est-elle halal ? Vérifiez une société",
  description:
    "Vérifiez si une action est halal : le résultat, ses ratios, les chiffres et les documents dont ils viennent, et le montant à purifier. Gratuit.",
  lead: "Bienvenue dans votre espace gratuit de finance islamique",
} as const;
