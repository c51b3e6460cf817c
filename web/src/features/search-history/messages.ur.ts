import type { Notice } from "../../lib/notices.ts";

export const historyNotices = {
  cleared: { tone: "success", title: "حالیہ تلاشیں صاف ہو گئیں" },
  clearFailed: {
    tone: "error",
    title: "حالیہ تلاشیں صاف نہیں ہو سکیں",
    description: "براہِ کرم دوبارہ کوشش کریں۔",
  },
} as const satisfies Record<string, Notice>;

export const historyTexts = {
  title: "حالیہ تلاشیں",
  empty: "ابھی کوئی حالیہ تلاش نہیں",
  emptyHint: "جو شیئرز آپ جانچتے ہیں وہ یہاں نظر آتے ہیں۔",
  failed: "آپ کی حالیہ تلاشیں لوڈ نہیں ہو سکیں۔",
  retry: "دوبارہ کوشش کریں",
  viewAll: "تمام حالیہ تلاشیں دیکھیں",
  viewFewer: "کم دکھائیں",
  clear: "صاف کریں",
} as const;
