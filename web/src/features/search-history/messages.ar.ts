import type { Notice } from "../../lib/notices.ts";

export const historyNotices = {
  cleared: { tone: "success", title: "مُسحت عمليات البحث الأخيرة" },
  clearFailed: {
    tone: "error",
    title: "تعذّر مسح عمليات البحث الأخيرة",
    description: "حاول مرة أخرى من فضلك.",
  },
} as const satisfies Record<string, Notice>;

export const historyTexts = {
  title: "عمليات البحث الأخيرة",
  empty: "لا عمليات بحث بعد",
  emptyHint: "تظهر هنا الأسهم التي تفحصها.",
  failed: "تعذّر تحميل عمليات بحثك الأخيرة.",
  retry: "إعادة المحاولة",
  viewAll: "عرض كل عمليات البحث الأخيرة",
  viewFewer: "عرض أقل",
  clear: "مسح",
} as const;
