import type { Notice } from "../../lib/notices.ts";

export const watchlistNotices = {
  added: { tone: "success", title: "Ajoutée à la liste de suivi" },
  removed: { tone: "success", title: "Retirée de la liste de suivi" },
  addFailed: { tone: "error", title: "L’ajout à la liste de suivi a échoué" },
  noCookies: {
    tone: "error",
    title: "L’ajout à la liste de suivi a échoué",
    description:
      "Ce navigateur ne garde pas de cookies : rien ne peut être retenu. Autorisez-les pour ce site et réessayez.",
  },
  removeFailed: { tone: "error", title: "Le retrait de la liste de suivi a échoué" },
} as const satisfies Record<string, Notice>;

export const watchlistTexts = {
  title: "Votre liste de suivi",
  empty: "Pas encore d’action dans votre liste de suivi",
  emptyHint: "Ajoutez une action depuis son analyse, et elle reste ici à portée de main.",
  failed: "Votre liste de suivi n’a pas pu être chargée.",
  retry: "Réessayer",
  noPrice: "Pas de cours",
  liveUpdates: "Mises à jour en direct bientôt disponibles",
  addNew: "Ajouter",
  manage: "Gérer toute la liste de suivi",
  portfolio: "Votre portefeuille",
  addToPortfolio: "Ajouter au portefeuille",
  add: "Ajouter à la liste de suivi",
  inWatchlist: "Dans la liste de suivi",
  star: (symbol: string) => `Ajouter ${symbol} à votre liste de suivi`,
  unstar: (symbol: string) => `Retirer ${symbol} de votre liste de suivi`,
} as const;
