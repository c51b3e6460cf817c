export const adminPageTitles = {
  contact: "Pesan kontak",
  forum: "Moderasi forum",
  refresh: "Pembaruan data",
  figures: "Angka dari pembaca",
  security: "Catatan keamanan",
} as const;
