export const adminPageTitles = {
  contact: "Mesej hubungan",
  forum: "Penyederhanaan forum",
  refresh: "Kemas kini data",
  security: "Log keselamatan",
} as const;
