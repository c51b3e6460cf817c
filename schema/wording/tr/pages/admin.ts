export const adminPageTitles = {
  contact: "İletişim mesajları",
  forum: "Forum yönetimi",
  refresh: "Veri yenileme",
  security: "Güvenlik günlüğü",
} as const;
