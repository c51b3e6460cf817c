export const pageTexts = {
  title: "Sayfa bulunamadı",
  text: "Adres yanlış yazılmış veya sayfa başka bir yere taşınmış olabilir.",
  back: "Ana sayfaya dön",
} as const;
