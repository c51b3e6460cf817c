import type { Notice } from "../../lib/notices.ts";

export const historyNotices = {
  cleared: { tone: "success", title: "Carian terkini dikosongkan" },
  clearFailed: { tone: "error", title: "Gagal mengosongkan carian terkini", description: "Sila cuba lagi." },
} as const satisfies Record<string, Notice>;

export const historyTexts = {
  title: "Carian Terkini",
  empty: "Belum ada carian terkini",
  emptyHint: "Saham yang anda semak muncul di sini.",
  failed: "Carian terkini anda tidak dapat dimuatkan.",
  retry: "Cuba lagi",
  viewAll: "Lihat semua carian terkini",
  viewFewer: "Lihat lebih sedikit",
  clear: "Kosongkan",
} as const;
