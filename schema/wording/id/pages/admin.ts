export const adminPageTitles = {
  contact: "Pesan kontak",
  forum: "Moderasi forum",
  refresh: "Pembaruan data",
  security: "Catatan keamanan",
} as const;
