export const browseTexts = {
  heading: (count: string) => `Actions conformes (trouvées : ${count})`,
  emptyTitle: "Aucune action conforme trouvée",
  emptyText: "Essayez un autre marché pour parcourir les actions conformes.",
  halal: "✓ Conforme",
  alsoPurify: (count: string) => `Afficher aussi les actions permises avec purification (${count})`,
  why: (count: number) =>
    `${count === 0 ? "Aucune société" : "Peu de sociétés"} ici ${count === 0 ? "n’est conforme" : "sont conformes"} sans rien à donner : la plupart gagnent quelques intérêts. Avec purification, une part de chaque dividende est donnée.`,
  noPrice: "Pas de cours",
  loadMore: "Charger plus",
  loading: "Chargement…",
  failedTitle: "Les actions conformes n’ont pas pu être cherchées",
  failed: "Vérifiez votre connexion et réessayez.",
} as const;
