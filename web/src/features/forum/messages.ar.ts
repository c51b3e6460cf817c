import type { ForumCategory, REPORT_REASONS } from "../../../../schema/contracts/forum/forum-terms.ts";
import { type CountForms, counted, formatCount, isolate } from "../../../../schema/wording/ar/format.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export type CategoryFilter = ForumCategory | "all";

export const CATEGORY_LABELS: Readonly<Record<CategoryFilter, string>> = {
  all: "الكل",
  screening: "الفحص الشرعي",
  zakat: "الزكاة",
  strategies: "خطط الاستثمار",
  general: "عام",
};

export const forumNotices = {
  missingFields: { tone: "error", title: "يُرجى ملء جميع الحقول" },
  missingReply: { tone: "error", title: "يُرجى كتابة رد" },
  postCreated: { tone: "success", title: "نُشر نقاشك" },
  replyPosted: { tone: "success", title: "نُشر ردك" },
  reported: { tone: "success", title: "شكرًا لك", description: "سينظر فيه أحد المشرفين." },
  reportFailed: { tone: "error", title: "تعذّر إرسال البلاغ", description: "يُرجى إعادة المحاولة لاحقًا." },
  linkCopied: { tone: "success", title: "نُسخ الرابط" },
  copyFailed: { tone: "error", title: "تعذّر نسخ الرابط", description: "انسخه من شريط العنوان." },
} as const satisfies Record<string, Notice>;

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: `يُرجى الاختصار: ${field}`,
  description: `عدد الأحرف ${formatCount(length)}، والحد الأقصى ${formatCount(most)}.`,
});

export const createPostFailed = (error: unknown): Notice => failure("تعذّر نشر النقاش", error);
export const postReplyFailed = (error: unknown): Notice => failure("تعذّر نشر الرد", error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

const DISCUSSIONS: CountForms = {
  zero: "لا نقاشات",
  one: "نقاش واحد",
  two: "نقاشان",
  few: (count) => `${count} نقاشات`,
  many: (count) => `${count} نقاشًا`,
  other: (count) => `${count} نقاش`,
};

const REPLIES: CountForms = {
  zero: "لا ردود",
  one: "رد واحد",
  two: "ردان",
  few: (count) => `${count} ردود`,
  many: (count) => `${count} ردًّا`,
  other: (count) => `${count} رد`,
};

export const forumTexts = {
  tabs: "الأقسام",
  newDiscussion: "نقاش جديد",
  discussions: (count: number) => counted(count, DISCUSSIONS),
  replies: (count: number) => counted(count, REPLIES),
  answered: "أُجيب عنه",
  scholar: "من أهل العلم",
  team: "الفريق",
  emptyTitle: "لا نقاشات هنا بعد",
  emptyText: "اطرح أول سؤال في هذا القسم.",
  failed: "تعذّر تحميل النقاشات.",
  more: "عرض مزيد من النقاشات",
  loadingMore: "جارٍ التحميل…",
  loading: "جارٍ تحميل النقاشات",
  recentTitle: "أحدث النقاشات",
  toCommunity: "الانتقال إلى المجتمع",
} as const;

export const newDiscussionTexts = {
  title: "نقاش جديد",
  description: "اطرح سؤالًا، أو شارك ما توصّلت إليه. يُرجى ألّا تذكر شيئًا خاصًّا.",
  postTitle: "العنوان",
  content: "ما الموضوع؟",
  category: "القسم",
  chooseCategory: "اختر قسمًا",
  fullName: "اسمك (اختياري)",
  fullNameHint: "يظهر بجانبه دائمًا اسم مستخدم مُولَّد، حتى لا ينتحل أحد اسمك.",
  submit: "نشر النقاش",
  submitting: "جارٍ النشر…",
  cancel: "إلغاء",
} as const;

export const postTexts = {
  loading: "جارٍ تحميل النقاش",
  notShown: "نقاش",
  notFound: "هذا النقاش غير موجود. ربما أُزيل.",
  failed: "تعذّر تحميل النقاش.",
  retry: "إعادة المحاولة",
  repliesTitle: "الردود",
  noReplies: "لا ردود بعد.",
  repliesFailed: "تعذّر تحميل الردود.",
  moreReplies: "عرض مزيد من الردود",
  reply: "ردك",
  fullName: "اسمك (اختياري)",
  post: "نشر الرد",
  posting: "جارٍ النشر…",
  report: "إبلاغ",
  reportPost: "الإبلاغ عن هذا النقاش",
  reportReply: (author: string) => `الإبلاغ عن رد ${isolate(author)}`,
  reportWhy: "لماذا تبلّغ عنه؟",
  cancelReport: "عدم الإبلاغ",
  reported: "تم الإبلاغ",
  copyLink: "نسخ الرابط",
} as const;

const REASONS: Readonly<Record<string, string>> = {
  Advertising: "إعلان",
  "Insulting or hateful": "إساءة أو كراهية",
  "Wrong about religion": "خطأ في أمر من الدين",
  "Something else": "سبب آخر",
} satisfies Record<(typeof REPORT_REASONS)[number], string>;

export const reasonText = (reason: string) => REASONS[reason] ?? reason;
