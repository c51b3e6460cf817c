import type { Notice } from "../../lib/notices.ts";

export const historyNotices = {
  cleared: { tone: "success", title: "Son aramalar temizlendi" },
  clearFailed: { tone: "error", title: "Son aramalar temizlenemedi", description: "Lütfen yeniden deneyin." },
} as const satisfies Record<string, Notice>;

export const historyTexts = {
  title: "Son aramalar",
  empty: "Henüz son arama yok",
  emptyHint: "Baktığınız pay senetleri burada görünür.",
  failed: "Son aramalarınız yüklenemedi.",
  retry: "Yeniden dene",
  viewAll: "Bütün son aramaları göster",
  viewFewer: "Daha az göster",
  clear: "Temizle",
} as const;
