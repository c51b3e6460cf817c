import type { Notice } from "../../lib/notices.ts";

export const watchlistNotices = {
  added: { tone: "success", title: "Berjaya ditambah ke senarai pantau" },
  removed: { tone: "success", title: "Dibuang daripada senarai pantau" },
  addFailed: { tone: "error", title: "Gagal menambah ke senarai pantau" },
  noCookies: {
    tone: "error",
    title: "Gagal menambah ke senarai pantau",
    description:
      "Pelayar ini tidak menyimpan kuki, jadi tiada apa-apa yang dapat diingati. Benarkan kuki untuk laman ini dan cuba lagi.",
  },
  removeFailed: { tone: "error", title: "Gagal membuang daripada senarai pantau" },
} as const satisfies Record<string, Notice>;

export const watchlistTexts = {
  title: "Senarai Pantau Anda",
  empty: "Belum ada saham dalam senarai pantau anda",
  emptyHint: "Tambah saham daripada analisisnya, dan saham itu sentiasa mudah dicapai di sini.",
  failed: "Senarai pantau anda tidak dapat dimuatkan.",
  retry: "Cuba lagi",
  noPrice: "Tiada harga",
  liveUpdates: "Kemas kini langsung akan datang",
  addNew: "Tambah Baharu",
  manage: "Urus senarai pantau penuh",
  portfolio: "Portfolio anda",
  addToPortfolio: "Tambah ke Portfolio",
  add: "Tambah ke Senarai Pantau",
  inWatchlist: "Dalam Senarai Pantau",
  star: (symbol: string) => `Tambah ${symbol} ke senarai pantau anda`,
  unstar: (symbol: string) => `Buang ${symbol} daripada senarai pantau anda`,
} as const;
