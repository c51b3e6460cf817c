import { isolate } from "../../../../schema/wording/ur/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const watchlistNotices = {
  added: { tone: "success", title: "واچ لسٹ میں شامل ہو گیا" },
  removed: { tone: "success", title: "واچ لسٹ سے ہٹا دیا گیا" },
  addFailed: { tone: "error", title: "واچ لسٹ میں شامل نہیں ہو سکا" },
  noCookies: {
    tone: "error",
    title: "واچ لسٹ میں شامل نہیں ہو سکا",
    description:
      "یہ براؤزر کوکیز نہیں رکھتا، اس لیے کچھ یاد نہیں رکھا جا سکتا۔ اس سائٹ کے لیے ان کی اجازت دے کر دوبارہ کوشش کریں۔",
  },
  removeFailed: { tone: "error", title: "واچ لسٹ سے ہٹایا نہیں جا سکا" },
} as const satisfies Record<string, Notice>;

export const watchlistTexts = {
  title: "آپ کی واچ لسٹ",
  empty: "آپ کی واچ لسٹ میں ابھی کوئی شیئر نہیں",
  emptyHint: "کسی شیئر کو اس کے تجزیے سے شامل کریں، اور وہ یہاں آپ کی پہنچ میں رہے گا۔",
  failed: "آپ کی واچ لسٹ لوڈ نہیں ہو سکی۔",
  retry: "دوبارہ کوشش کریں",
  noPrice: "قیمت نہیں",
  liveUpdates: "براہِ راست اپ ڈیٹس جلد آ رہی ہیں",
  addNew: "نیا شامل کریں",
  manage: "پوری واچ لسٹ کا انتظام",
  portfolio: "آپ کا پورٹ فولیو",
  addToPortfolio: "پورٹ فولیو میں شامل کریں",
  add: "واچ لسٹ میں شامل کریں",
  inWatchlist: "واچ لسٹ میں ہے",
  star: (symbol: string) => `${isolate(symbol)} کو اپنی واچ لسٹ میں شامل کریں`,
  unstar: (symbol: string) => `${isolate(symbol)} کو اپنی واچ لسٹ سے ہٹائیں`,
} as const;
