export const adminPageTitles = {
  contact: "İletişim mesajları",
  forum: "Forum yönetimi",
  refresh: "Veri yenileme",
  figures: "Okurlardan rakamlar",
  security: "Güvenlik günlüğü",
} as const;
