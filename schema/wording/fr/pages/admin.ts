export const adminPageTitles = {
  contact: "Messages reçus",
  forum: "Modération du forum",
  refresh: "Mise à jour des données",
  figures: "Chiffres de lecteurs",
  security: "Journal de sécurité",
} as const;
