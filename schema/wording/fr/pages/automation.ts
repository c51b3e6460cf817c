export const pageTexts = {
  title: "Automatisation",
  description:
    "L’état de la mise à jour mensuelle des données : la prochaine et la dernière mise à jour, l’avancement de celle en cours et la fraîcheur de chaque source.",
  heading: "Système d’automatisation",
  lead: "Chaque chiffre est mis à jour une fois par mois. Cette page montre où cela en est.",
} as const;
