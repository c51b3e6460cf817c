export const adminPageTitles = {
  contact: "Contact messages",
  forum: "Forum moderation",
  refresh: "Data refresh",
  security: "Security log",
} as const;
