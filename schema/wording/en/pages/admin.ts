export const adminPageTitles = {
  contact: "Contact messages",
  forum: "Forum moderation",
  refresh: "Data refresh",
  figures: "Figures from readers",
  security: "Security log",
} as const;
