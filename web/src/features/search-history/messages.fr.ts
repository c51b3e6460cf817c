import type { Notice } from "../../lib/notices.ts";

export const historyNotices = {
  cleared: { tone: "success", title: "Recherches récentes effacées" },
  clearFailed: {
    tone: "error",
    title: "Les recherches récentes n’ont pas pu être effacées",
    description: "Veuillez réessayer.",
  },
} as const satisfies Record<string, Notice>;

export const historyTexts = {
  title: "Recherches récentes",
  empty: "Pas encore de recherche récente",
  emptyHint: "Les actions que vous vérifiez apparaissent ici.",
  failed: "Vos recherches récentes n’ont pas pu être chargées.",
  retry: "Réessayer",
  viewAll: "Voir toutes les recherches récentes",
  viewFewer: "En voir moins",
  clear: "Effacer",
} as const;
