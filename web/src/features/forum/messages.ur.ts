import type { ForumCategory, REPORT_REASONS } from "../../../../schema/contracts/forum/forum-terms.ts";
import { type CountForms, counted, formatCount, isolate } from "../../../../schema/wording/ur/format.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export type CategoryFilter = ForumCategory | "all";

export const CATEGORY_LABELS: Readonly<Record<CategoryFilter, string>> = {
  all: "سب",
  screening: "شرعی جانچ",
  zakat: "زکوٰۃ",
  strategies: "حکمتِ عملی",
  general: "عمومی",
};

export const forumNotices = {
  missingFields: { tone: "error", title: "براہِ کرم تمام خانے بھریں" },
  missingReply: { tone: "error", title: "براہِ کرم جواب لکھیں" },
  postCreated: { tone: "success", title: "آپ کی گفتگو شائع ہو گئی" },
  replyPosted: { tone: "success", title: "آپ کا جواب شائع ہو گیا" },
  reported: { tone: "success", title: "شکریہ", description: "کوئی شخص اسے دیکھے گا۔" },
  reportFailed: { tone: "error", title: "شکایت نہیں بھیجی جا سکی", description: "براہِ کرم بعد میں دوبارہ کوشش کریں۔" },
  linkCopied: { tone: "success", title: "لنک کاپی ہو گیا" },
  copyFailed: { tone: "error", title: "لنک کاپی نہیں ہو سکا", description: "اسے ایڈریس بار سے کاپی کریں۔" },
} as const satisfies Record<string, Notice>;

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: `براہِ کرم مختصر کریں: ${field}`,
  description: `حروف کی تعداد ${formatCount(length)}، گنجائش ${formatCount(most)}۔`,
});

export const createPostFailed = (error: unknown): Notice => failure("گفتگو شائع نہیں ہو سکی", error);
export const postReplyFailed = (error: unknown): Notice => failure("جواب شائع نہیں ہو سکا", error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

const DISCUSSIONS: CountForms = {
  zero: "کوئی گفتگو نہیں",
  one: "1 گفتگو",
  other: (count) => `گفتگو: ${count}`,
};

const REPLIES: CountForms = {
  zero: "کوئی جواب نہیں",
  one: "1 جواب",
  other: (count) => `${count} جوابات`,
};

export const forumTexts = {
  tabs: "زمرے",
  newDiscussion: "نئی گفتگو",
  discussions: (count: number) => counted(count, DISCUSSIONS),
  replies: (count: number) => counted(count, REPLIES),
  answered: "جواب مل گیا",
  scholar: "عالم",
  team: "ٹیم",
  emptyTitle: "یہاں ابھی کوئی گفتگو نہیں",
  emptyText: "اس زمرے میں پہلا سوال پوچھیں۔",
  failed: "گفتگو لوڈ نہیں ہو سکی۔",
  more: "مزید گفتگو دکھائیں",
  loadingMore: "لوڈ ہو رہا ہے…",
  loading: "گفتگو لوڈ ہو رہی ہے",
  recentTitle: "حالیہ گفتگو",
  toCommunity: "کمیونٹی پر جائیں",
} as const;

export const newDiscussionTexts = {
  title: "نئی گفتگو",
  description: "سوال پوچھیں، یا جو آپ نے معلوم کیا اسے بتائیں۔ براہِ کرم کوئی نجی بات نہ لکھیں۔",
  postTitle: "عنوان",
  content: "یہ کس بارے میں ہے؟",
  category: "زمرہ",
  chooseCategory: "زمرہ چنیں",
  fullName: "آپ کا نام (اختیاری)",
  fullNameHint: "اس کے ساتھ ہمیشہ ایک خودکار صارف نام دکھایا جاتا ہے، تاکہ کوئی آپ بن کر نہ آئے۔",
  submit: "گفتگو شائع کریں",
  submitting: "شائع ہو رہا ہے…",
  cancel: "منسوخ کریں",
} as const;

export const postTexts = {
  loading: "گفتگو لوڈ ہو رہی ہے",
  notShown: "گفتگو",
  notFound: "یہ گفتگو موجود نہیں۔ ہو سکتا ہے کہ ہٹا دی گئی ہو۔",
  failed: "گفتگو لوڈ نہیں ہو سکی۔",
  retry: "دوبارہ کوشش کریں",
  repliesTitle: "جوابات",
  noReplies: "ابھی کوئی جواب نہیں۔",
  repliesFailed: "جوابات لوڈ نہیں ہو سکے۔",
  moreReplies: "مزید جوابات دکھائیں",
  reply: "آپ کا جواب",
  fullName: "آپ کا نام (اختیاری)",
  post: "جواب شائع کریں",
  posting: "شائع ہو رہا ہے…",
  report: "شکایت کریں",
  reportPost: "اس گفتگو کی شکایت کریں",
  reportReply: (author: string) => `${isolate(author)} کے جواب کی شکایت کریں`,
  reportWhy: "آپ اس کی شکایت کیوں کر رہے ہیں؟",
  cancelReport: "شکایت نہ کریں",
  reported: "شکایت ہو گئی",
  copyLink: "لنک کاپی کریں",
} as const;

const REASONS: Readonly<Record<string, string>> = {
  Advertising: "اشتہار",
  "Insulting or hateful": "توہین یا نفرت",
  "Wrong about religion": "دین کے بارے میں غلط بات",
  "Something else": "کچھ اور",
} satisfies Record<(typeof REPORT_REASONS)[number], string>;

export const reasonText = (reason: string) => REASONS[reason] ?? reason;
