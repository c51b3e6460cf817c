import type { Notice } from "../../lib/notices.ts";

export const historyNotices = {
  cleared: { tone: "success", title: "Pencarian terakhir dihapus" },
  clearFailed: { tone: "error", title: "Pencarian terakhir gagal dihapus", description: "Silakan coba lagi." },
} as const satisfies Record<string, Notice>;

export const historyTexts = {
  title: "Pencarian Terakhir",
  empty: "Belum ada pencarian",
  emptyHint: "Saham yang Anda periksa tampil di sini.",
  failed: "Pencarian terakhir Anda tidak dapat dimuat.",
  retry: "Coba lagi",
  viewAll: "Lihat semua pencarian terakhir",
  viewFewer: "Lihat lebih sedikit",
  clear: "Hapus",
} as const;
