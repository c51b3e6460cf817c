import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const figuresTexts = {
  title: "أرقام من القرّاء",
  views: "أي الأرقام",
  open: { label: "بانتظار القرار", empty: "لا رقم ينتظر قرارًا.", failed: "تعذّر تحميل الأرقام." },
  accepted: { label: "مقبولة", empty: "لا رقم مقبولًا.", failed: "تعذّر تحميل الأرقام." },
  order: "الترتيب",
  orders: { value: "بحسب القيمة", verdicts: "بحسب النتائج المحسومة" },
  move: "التالي والسابق",
  close: "إغلاق النموذج",
  settles: (count: number) => `نتائج الفحص التي يحسمها: ${formatCount(count)}`,
  ready: "تحقق منه القرّاء",
  missing: (readers: number) => `القرّاء الناقصون: ${formatCount(readers)}`,
  inUse: "المستعمل الآن",
  nothingInUse: "لا رقم مستعملًا.",
  given: "قدّمه قارئ",
  other: "قارئ آخر",
  outcome: "مع هذا الرقم",
  unchanged: "بلا تغيير",
  checkFailed: "تعذّر تحميل ما سيغيّره القبول.",
  report: "افتح التقرير",
  accept: "قبول",
  correct: "تصحيح",
  decline: "رفض",
  revoke: "إلغاء القبول",
  acceptCorrected: "القبول بعد التصحيح",
  reason: "السبب (علني)",
  reasonRequired: "يُرجى كتابة السبب",
  figureRequired: "يُرجى إدخال الرقم كما في التقرير",
  cancel: "إلغاء",
} as const;

export const figuresNotices = {
  accept: { tone: "success", title: "قُبل الرقم" },
  correct: { tone: "success", title: "قُبل الرقم" },
  decline: { tone: "success", title: "رُفض الرقم" },
  revoke: { tone: "success", title: "أُلغي قبول الرقم" },
} as const satisfies Record<string, Notice>;
