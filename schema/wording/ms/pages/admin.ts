export const adminPageTitles = {
  contact: "Mesej hubungan",
  forum: "Penyederhanaan forum",
  refresh: "Kemas kini data",
  figures: "Angka daripada pembaca",
  security: "Log keselamatan",
} as const;
