import type { Notice } from "../../lib/notices.ts";

export const watchlistNotices = {
  added: { tone: "success", title: "Berhasil ditambahkan ke daftar pantau" },
  removed: { tone: "success", title: "Dihapus dari daftar pantau" },
  addFailed: { tone: "error", title: "Gagal menambahkan ke daftar pantau" },
  noCookies: {
    tone: "error",
    title: "Gagal menambahkan ke daftar pantau",
    description:
      "Peramban ini tidak menyimpan kuki, sehingga tidak ada yang dapat diingat. Izinkan kuki untuk situs ini dan coba lagi.",
  },
  removeFailed: { tone: "error", title: "Gagal menghapus dari daftar pantau" },
} as const satisfies Record<string, Notice>;

export const watchlistTexts = {
  title: "Daftar Pantau Anda",
  empty: "Belum ada saham dalam daftar pantau Anda",
  emptyHint: "Tambahkan saham dari analisisnya, dan saham itu tetap mudah dijangkau di sini.",
  failed: "Daftar pantau Anda tidak dapat dimuat.",
  retry: "Coba lagi",
  noPrice: "Tanpa harga",
  liveUpdates: "Pembaruan langsung segera hadir",
  addNew: "Tambah Baru",
  manage: "Kelola seluruh daftar pantau",
  portfolio: "Portofolio Anda",
  addToPortfolio: "Tambahkan ke Portofolio",
  add: "Tambahkan ke Daftar Pantau",
  inWatchlist: "Dalam Daftar Pantau",
  star: (symbol: string) => `Tambahkan ${symbol} ke daftar pantau Anda`,
  unstar: (symbol: string) => `Hapus ${symbol} dari daftar pantau Anda`,
} as const;
