import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const figuresTexts = {
  title: "قارئین کے اعداد",
  views: "کون سے اعداد",
  open: { label: "فیصلہ باقی", empty: "کوئی عدد فیصلے کا منتظر نہیں۔", failed: "اعداد لوڈ نہیں ہو سکے۔" },
  accepted: { label: "قبول شدہ", empty: "کوئی عدد قبول شدہ نہیں۔", failed: "اعداد لوڈ نہیں ہو سکے۔" },
  order: "ترتیب",
  orders: { value: "مالیت کے لحاظ سے", verdicts: "طے ہونے والے نتائج کے لحاظ سے" },
  move: "اگلا اور پچھلا",
  close: "فارم بند",
  settles: (count: number) => `${formatCount(count)} نتائج طے کرتا ہے`,
  ready: "قارئین نے جانچ لیا",
  missing: (readers: number) => `قارئین کی کمی: ${formatCount(readers)}`,
  inUse: "ابھی استعمال میں",
  nothingInUse: "کوئی عدد استعمال میں نہیں۔",
  given: "قاری نے دیا",
  other: "ایک اور قاری",
  outcome: "اس عدد کے ساتھ",
  unchanged: "کوئی تبدیلی نہیں",
  checkFailed: "قبول کرنے سے کیا بدلے گا، یہ لوڈ نہیں ہو سکا۔",
  report: "رپورٹ کھولیں",
  accept: "قبول کریں",
  correct: "درست کریں",
  decline: "مسترد کریں",
  revoke: "منسوخ کریں",
  acceptCorrected: "درستی کے ساتھ قبول کریں",
  reason: "وجہ (سب کے سامنے)",
  reasonRequired: "براہِ کرم وجہ لکھیں",
  figureRequired: "براہِ کرم عدد ویسا ہی لکھیں جیسا رپورٹ میں ہے",
  cancel: "بند کریں",
} as const;

export const figuresNotices = {
  accept: { tone: "success", title: "عدد قبول ہو گیا" },
  correct: { tone: "success", title: "عدد قبول ہو گیا" },
  decline: { tone: "success", title: "عدد مسترد ہو گیا" },
  revoke: { tone: "success", title: "عدد منسوخ ہو گیا" },
} as const satisfies Record<string, Notice>;
