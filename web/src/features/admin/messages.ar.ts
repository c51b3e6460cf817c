import { type CountForms, counted, formatCount, isolate } from "../../../../schema/wording/ar/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const adminNotices = {
  markFailed: { tone: "error", title: "تعذّر تغيير حالة الرسالة" },
  changeFailed: { tone: "error", title: "تعذّر حفظ التغيير", description: "يُرجى إعادة المحاولة." },
  authorBanned: { tone: "success", title: "تم الحظر", description: "أُزيل كل ما كتبه." },
  banLifted: { tone: "success", title: "رُفع الحظر" },
  textsRemoved: { tone: "success", title: "تمت الإزالة" },
  messageDeleted: { tone: "success", title: "حُذفت الرسالة" },
  reportResolved: { tone: "success", title: "عولج البلاغ" },
  reviewAccepted: { tone: "success", title: "تم القبول" },
  reviewRejected: { tone: "success", title: "تم الرفض" },
  runCancelled: { tone: "success", title: "تم الإلغاء", description: "لا يُنشر شيء من هذا التحديث." },
  runResumed: { tone: "success", title: "استُؤنف" },
} as const satisfies Record<string, Notice>;

export const loginTexts = {
  title: "دخول الإدارة",
  text: "للقائمين على ميزان.",
  username: "اسم المستخدم",
  password: "كلمة المرور",
  usernameRequired: "اسم المستخدم مطلوب",
  passwordRequired: "كلمة المرور مطلوبة",
  submit: "تسجيل الدخول",
  submitting: "جارٍ تسجيل الدخول…",
  failed: "تعذّر تسجيل الدخول",
  noNetwork: "خطأ في الشبكة. يُرجى إعادة المحاولة.",
  invalid: "بيانات الدخول غير صحيحة",
} as const;

export const areaTexts = {
  sections: "الإدارة",
  messages: "الرسائل",
  forum: "المجتمع",
  refresh: "التحديث",
  figures: "الأرقام",
  security: "الأمان",
  logOut: "تسجيل الخروج",
} as const;

export const listTexts = {
  loadMore: "تحميل المزيد",
  loading: "جارٍ التحميل…",
  moreFailed: "تعذّر تحميل المزيد.",
  whole: "عرض النص كاملًا",
  less: "عرض أقل",
  shown: (shown: number, total: number) => `${formatCount(shown)} من ${formatCount(total)}`,
} as const;

const UNREAD: CountForms = {
  zero: "لا رسائل غير مقروءة",
  one: "رسالة واحدة غير مقروءة",
  two: "رسالتان غير مقروءتين",
  few: (count) => `${count} رسائل غير مقروءة`,
  many: (count) => `${count} رسالة غير مقروءة`,
  other: (count) => `${count} رسالة غير مقروءة`,
};

export const contactTexts = {
  title: "رسائل الزوار",
  unread: (count: number) => counted(count, UNREAD),
  filter: "أي الرسائل",
  all: "الكل",
  statuses: { unread: "غير مقروءة", read: "مقروءة", replied: "رُدّ عليها" },
  list: { label: "رسائل الزوار", empty: "لا رسائل هنا.", failed: "تعذّر تحميل الرسائل." },
  markRead: "وضع علامة مقروءة",
  markReplied: "وضع علامة رُدّ عليها",
  reply: "الرد بالبريد الإلكتروني",
  remove: "حذف",
  removeForGood: "حذف نهائي",
  keep: "الإبقاء عليها",
  replySubject: (subject: string) => `رد: ${subject}`,
} as const;

const REMOVED_FAILED = "تعذّر تحميل النصوص المزالة.";

const REPLIES: CountForms = {
  zero: "لا ردود",
  one: "رد واحد",
  two: "ردان",
  few: (count) => `${count} ردود`,
  many: (count) => `${count} ردًّا`,
  other: (count) => `${count} رد`,
};

const SELECTED: CountForms = {
  one: "اختير نقاش واحد",
  two: "اختير نقاشان",
  few: (count) => `اختيرت ${count} نقاشات`,
  many: (count) => `اختير ${count} نقاشًا`,
  other: (count) => `اختير ${count} نقاش`,
};

export const forumTexts = {
  title: "الإشراف على المجتمع",
  views: "ما الذي يُراجَع",
  reports: { label: "البلاغات", empty: "لم يبلّغ أحد عن شيء.", failed: "تعذّر تحميل البلاغات." },
  discussions: { label: "النقاشات", empty: "لا نقاشات بعد.", failed: "تعذّر تحميل النقاشات." },
  replies: { empty: "لا ردود.", failed: "تعذّر تحميل الردود." },
  removedTexts: "المُزال",
  kinds: {
    posts: {
      removed: { label: "النقاشات المُزالة", empty: "لم يُزل أي نقاش.", failed: REMOVED_FAILED },
      remove: "إزالة النقاش",
      putBack: "إعادة النقاش",
      isBack: "أُعيد النقاش",
    },
    replies: {
      removed: { label: "الردود المُزالة", empty: "لم يُزل أي رد.", failed: REMOVED_FAILED },
      remove: "إزالة الرد",
      putBack: "إعادة الرد",
      isBack: "أُعيد الرد",
    },
  },
  removedOn: (moment: string) => `أُزيل في ${moment}`,
  replyIn: (title: string) => `رد في «${isolate(title)}»`,
  hiddenWithDiscussion: "نقاشه مُزال أيضًا، فيبقى الرد مخفيًّا حتى يُعاد النقاش.",
  reportedReply: (title: string) => `رد مُبلَّغ عنه في «${isolate(title)}»`,
  reason: "السبب",
  noReason: "لم يُذكر سبب",
  resolve: "معالجة البلاغ",
  replyCount: (count: number) => counted(count, REPLIES),
  isRemoved: "مُزال",
  bans: { label: "الحظر", empty: "لا أحد محظور.", failed: "تعذّر تحميل قائمة الحظر." },
  banSession: "حظر الكاتب",
  banNetwork: "حظر الشبكة لهذا اليوم",
  banLead:
    "الزائر المحظور لا يستطيع الكتابة في المجتمع، ويُزال كل ما كتبه. وتُحظر الشبكة حتى منتصف الليل بالتوقيت العالمي (UTC).",
  scopes: { session: "جلسة زائر", network: "شبكة، ليوم واحد" },
  bannedOn: (moment: string) => `حُظر في ${moment}`,
  lift: "رفع الحظر",
  select: (title: string) => `اختيار «${isolate(title)}»`,
  selected: (count: number) => counted(count, SELECTED),
  removeSelected: "إزالة المختار",
  scholar: "من أهل العلم",
  markScholar: "وسم بأنه رد من أهل العلم",
  unmarkScholar: "ليس ردًّا من أهل العلم",
} as const;

export const refreshTexts = {
  title: "تحديث البيانات",
  views: "ما الذي يُعرض",
  reviews: { label: "المراجعات", empty: "لا مراجعات هنا.", failed: "تعذّر تحميل المراجعات." },
  runs: { label: "عمليات التحديث", empty: "لم يجرِ أي تحديث بعد.", failed: "تعذّر تحميل عمليات التحديث." },
  reviewState: "أي المراجعات",
  reviewStates: { open: "مفتوحة", accepted: "مقبولة", rejected: "مرفوضة", superseded: "حلّ محلها غيرها" },
  wholeRun: (id: number) => `التحديث ${id} كله`,
  openedOn: (day: string) => `قيد المراجعة منذ ${day}`,
  decidedOn: (day: string) => `بُتّ فيها في ${day}`,
  figure: "الرقم",
  before: "المستعمل الآن",
  after: "الجديد",
  finding: "الملاحظة",
  asRatio: "(نسبة)",
  noFigure: "لا يوجد",
  runFigure: (figure: string, limit: string) => `${isolate(figure)}، والحد ${isolate(limit)}`,
  note: "ملاحظة",
  noteHint: "السبب (يُحفظ مع القرار)",
  noteRequired: "يُرجى كتابة ملاحظة",
  accept: "قبول الأرقام الجديدة",
  reject: "الإبقاء على الأرقام القديمة",
  run: (id: number) => `التحديث ${id}`,
  cancel: "إلغاء",
  resume: "استئناف",
  runStates: {
    running: "جارٍ",
    published: "منشور",
    under_review: "قيد المراجعة",
    rejected: "مرفوض",
    failed: "لم ينجح",
    cancelled: "مُلغى",
  },
  triggers: { schedule: "حسب الجدول", admin: "بدأه أحد المشرفين" },
  started: "البداية",
  took: "المدة",
  compared: "قورن",
  covered: "ما جُلب",
  changed: "ما تغيّر",
  statusesChanged: "النتائج التي تغيّرت",
  underReview: "قيد المراجعة",
  steps: "الخطوات وكلفتها",
  stepColumns: ["الخطوة", "العناصر", "الطلبات", "الصفوف المكتوبة", "الوقت", "المشكلات"],
  duration: (seconds: number) =>
    seconds < 60 ? `${seconds} ث` : `${Math.floor(seconds / 60)} د ${Math.round(seconds % 60)} ث`,
} as const;

export const quotaTexts = {
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    `الخطة المجانية: استُعمل ${Math.round(rowsWritten)}% من كتابة الصفوف اليوم و${Math.round(bytesStored)}% من مساحة التخزين.`,
  alerts: {
    rowsWritten: "استُعمل معظم ما يُكتب من الصفوف اليوم. ينبغي تأجيل التحديث إلى الغد.",
    visitorRows: "استعمل الزوار معظم ما يمكنهم حفظه في يوم واحد. وما زاد يُرفض حتى الغد.",
    bytesStored: "مساحة التخزين على وشك الامتلاء. دليل التشغيل يبيّن ما يمكن حذفه.",
  },
} as const;

export const securityTexts = {
  list: { label: "سجل الأمان", empty: "لم يُسجَّل شيء بعد.", failed: "تعذّر تحميل سجل الأمان." },
  lead: "عمليات الدخول وما فعله المشرفون، محفوظة مدة سنة.",
  from: "من",
  fromHint: "يعرض «من» رمزًا قصيرًا لعنوان الشبكة. والرمز نفسه يعني العنوان نفسه؛ أما العنوان ذاته فلا يُحفظ.",
  unknownAddress: "غير معروف",
  events: {
    login_succeeded: "تسجيل دخول",
    login_refused: "رفض دخول",
    login_throttled: "إبطاء محاولات الدخول",
    logout: "تسجيل خروج",
    post_removed: "إزالة نقاش",
    post_restored: "إعادة نقاش",
    reply_removed: "إزالة رد",
    reply_restored: "إعادة رد",
    texts_removed: "إزالة نصوص",
    texts_restored: "إعادة نصوص",
    session_banned: "حظر جلسة",
    network_banned: "حظر شبكة",
    ban_lifted: "رفع حظر",
    message_deleted: "حذف رسالة",
    scholar_response_marked: "وسم رد بأنه من أهل العلم",
    scholar_response_unmarked: "إزالة وسم رد أهل العلم",
    refresh_started: "بدء تحديث",
    refresh_cancelled: "إلغاء تحديث",
    refresh_resumed: "استئناف تحديث",
    review_accepted: "قبول مراجعة",
    review_rejected: "رفض مراجعة",
    claim_accepted: "قبول رقم من قارئ",
    claim_declined: "رفض رقم من قارئ",
    claim_revoked: "سحب رقم من قارئ",
  },
} as const;
