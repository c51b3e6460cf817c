import type { Notice } from "../../lib/notices.ts";

export const watchlistNotices = {
  added: { tone: "success", title: "İzleme listesine eklendi" },
  removed: { tone: "success", title: "İzleme listesinden çıkarıldı" },
  addFailed: { tone: "error", title: "İzleme listesine eklenemedi" },
  noCookies: {
    tone: "error",
    title: "İzleme listesine eklenemedi",
    description:
      "Bu tarayıcı çerez saklamıyor; bu yüzden hiçbir şey hatırlanamaz. Bu site için çerezlere izin verip yeniden deneyin.",
  },
  removeFailed: { tone: "error", title: "İzleme listesinden çıkarılamadı" },
} as const satisfies Record<string, Notice>;

export const watchlistTexts = {
  title: "İzleme listeniz",
  empty: "İzleme listenizde henüz pay senedi yok",
  emptyHint: "Bir pay senedini incelemesinden ekleyin; burada elinizin altında kalır.",
  failed: "İzleme listeniz yüklenemedi.",
  retry: "Yeniden dene",
  noPrice: "Fiyat yok",
  liveUpdates: "Canlı güncellemeler yakında",
  addNew: "Yeni ekle",
  manage: "Bütün izleme listesini yönet",
  portfolio: "Portföyünüz",
  addToPortfolio: "Portföye ekle",
  add: "İzleme listesine ekle",
  inWatchlist: "İzleme listesinde",
  star: (symbol: string) => `İzleme listenize ekleyin: ${symbol}`,
  unstar: (symbol: string) => `İzleme listenizden çıkarın: ${symbol}`,
} as const;
