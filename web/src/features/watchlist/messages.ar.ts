import { isolate } from "../../../../schema/wording/ar/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const watchlistNotices = {
  added: { tone: "success", title: "أُضيف إلى قائمة المتابعة" },
  removed: { tone: "success", title: "أُزيل من قائمة المتابعة" },
  addFailed: { tone: "error", title: "تعذّرت الإضافة إلى قائمة المتابعة" },
  noCookies: {
    tone: "error",
    title: "تعذّرت الإضافة إلى قائمة المتابعة",
    description:
      "هذا المتصفح لا يحفظ ملفات تعريف الارتباط، فلا يمكن تذكّر أي شيء. اسمح بها لهذا الموقع ثم حاول مرة أخرى.",
  },
  removeFailed: { tone: "error", title: "تعذّرت الإزالة من قائمة المتابعة" },
} as const satisfies Record<string, Notice>;

export const watchlistTexts = {
  title: "قائمة متابعتك",
  empty: "لا أسهم في قائمة متابعتك بعد",
  emptyHint: "أضف سهمًا من صفحة تحليله، فيبقى هنا قريبًا منك.",
  failed: "تعذّر تحميل قائمة متابعتك.",
  retry: "إعادة المحاولة",
  noPrice: "لا سعر",
  liveUpdates: "التحديث المباشر قريبًا",
  addNew: "إضافة سهم",
  manage: "إدارة قائمة المتابعة كاملة",
  portfolio: "محفظتك",
  addToPortfolio: "إضافة إلى المحفظة",
  add: "إضافة إلى قائمة المتابعة",
  inWatchlist: "في قائمة المتابعة",
  star: (symbol: string) => `إضافة ${isolate(symbol)} إلى قائمة متابعتك`,
  unstar: (symbol: string) => `إزالة ${isolate(symbol)} من قائمة متابعتك`,
} as const;
