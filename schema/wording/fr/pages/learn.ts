export const pageTexts = {
  title: "Espace d’apprentissage",
  description:
    "Des cours gratuits de finance islamique : ce qu’est le riba, comment une action est examinée, la purification, la zakat et la construction d’un portefeuille halal.",
  lead: "La finance islamique depuis les bases, avec chaque chiffre calculé et chaque source nommée.",
} as const;

export const launchStats = [
  { figure: "12\u202f847", label: "membres" },
  { figure: "284", label: "réponses de savants" },
  { figure: "1\u202f423", label: "ce mois-ci" },
] as const;

export const launchCaption = "Ce que nous visons pour notre première année";
