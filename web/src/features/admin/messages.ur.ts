import { type CountForms, counted, formatCount, isolate } from "../../../../schema/wording/ur/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const adminNotices = {
  markFailed: { tone: "error", title: "پیغام کی حالت نہیں بدلی جا سکی" },
  changeFailed: { tone: "error", title: "تبدیلی محفوظ نہیں ہو سکی", description: "براہِ کرم دوبارہ کوشش کریں۔" },
  authorBanned: { tone: "success", title: "پابندی لگ گئی", description: "اس کا لکھا ہوا سب کچھ ہٹا دیا گیا۔" },
  banLifted: { tone: "success", title: "پابندی اٹھا لی گئی" },
  textsRemoved: { tone: "success", title: "ہٹا دیا گیا" },
  messageDeleted: { tone: "success", title: "پیغام مٹا دیا گیا" },
  reportResolved: { tone: "success", title: "شکایت نمٹا دی گئی" },
  reviewAccepted: { tone: "success", title: "قبول" },
  reviewRejected: { tone: "success", title: "مسترد" },
  runCancelled: { tone: "success", title: "منسوخ", description: "اس اپ ڈیٹ سے کچھ شائع نہیں ہوتا۔" },
  runResumed: { tone: "success", title: "دوبارہ جاری" },
} as const satisfies Record<string, Notice>;

export const loginTexts = {
  title: "ایڈمن لاگ ان",
  text: "میزان چلانے والوں کے لیے۔",
  username: "صارف نام",
  password: "پاس ورڈ",
  usernameRequired: "صارف نام لازم ہے",
  passwordRequired: "پاس ورڈ لازم ہے",
  submit: "لاگ ان کریں",
  submitting: "لاگ ان ہو رہا ہے…",
  failed: "لاگ ان ناکام رہا",
  noNetwork: "نیٹ ورک کی خرابی۔ براہِ کرم دوبارہ کوشش کریں۔",
  invalid: "لاگ ان کی معلومات درست نہیں",
} as const;

export const areaTexts = {
  sections: "ایڈمن",
  messages: "پیغامات",
  forum: "فورم",
  refresh: "اپ ڈیٹ",
  figures: "اعداد",
  security: "سیکیورٹی",
  logOut: "لاگ آؤٹ کریں",
} as const;

export const listTexts = {
  loadMore: "مزید لوڈ کریں",
  loading: "لوڈ ہو رہا ہے…",
  moreFailed: "مزید لوڈ نہیں ہو سکا۔",
  whole: "پورا متن دکھائیں",
  less: "کم دکھائیں",
  shown: (shown: number, total: number) => `${formatCount(total)} میں سے ${formatCount(shown)}`,
} as const;

const UNREAD: CountForms = {
  zero: "کوئی بغیر پڑھا پیغام نہیں",
  one: "1 بغیر پڑھا پیغام",
  other: (count) => `${count} بغیر پڑھے پیغامات`,
};

export const contactTexts = {
  title: "رابطے کے پیغامات",
  unread: (count: number) => counted(count, UNREAD),
  filter: "کون سے پیغامات",
  all: "سب",
  statuses: { unread: "بغیر پڑھے", read: "پڑھے ہوئے", replied: "جواب دیے گئے" },
  list: { label: "رابطے کے پیغامات", empty: "یہاں کوئی پیغام نہیں۔", failed: "پیغامات لوڈ نہیں ہو سکے۔" },
  markRead: "پڑھا ہوا نشان لگائیں",
  markReplied: "جواب دیا گیا نشان لگائیں",
  reply: "ای میل سے جواب دیں",
  remove: "مٹائیں",
  removeForGood: "ہمیشہ کے لیے مٹائیں",
  keep: "رہنے دیں",
  replySubject: (subject: string) => `جواب: ${subject}`,
} as const;

const REMOVED_FAILED = "ہٹائے گئے متن لوڈ نہیں ہو سکے۔";

const REPLIES: CountForms = {
  zero: "کوئی جواب نہیں",
  one: "1 جواب",
  other: (count) => `${count} جوابات`,
};

const SELECTED: CountForms = {
  one: "1 گفتگو چنی گئی",
  other: (count) => `چنی گئی گفتگو: ${count}`,
};

export const forumTexts = {
  title: "فورم کی نگرانی",
  views: "کس کی نگرانی",
  reports: { label: "شکایات", empty: "کسی نے کوئی شکایت نہیں کی۔", failed: "شکایات لوڈ نہیں ہو سکیں۔" },
  discussions: { label: "گفتگو", empty: "ابھی کوئی گفتگو نہیں۔", failed: "گفتگو لوڈ نہیں ہو سکی۔" },
  replies: { empty: "کوئی جواب نہیں۔", failed: "جوابات لوڈ نہیں ہو سکے۔" },
  removedTexts: "ہٹائے گئے",
  kinds: {
    posts: {
      removed: { label: "ہٹائی گئی گفتگو", empty: "کوئی گفتگو ہٹائی نہیں گئی۔", failed: REMOVED_FAILED },
      remove: "گفتگو ہٹائیں",
      putBack: "گفتگو واپس لائیں",
      isBack: "گفتگو واپس آ گئی",
    },
    replies: {
      removed: { label: "ہٹائے گئے جوابات", empty: "کوئی جواب ہٹایا نہیں گیا۔", failed: REMOVED_FAILED },
      remove: "جواب ہٹائیں",
      putBack: "جواب واپس لائیں",
      isBack: "جواب واپس آ گیا",
    },
  },
  removedOn: (moment: string) => `${moment} کو ہٹایا گیا`,
  replyIn: (title: string) => `«${isolate(title)}» میں جواب`,
  hiddenWithDiscussion: "اس کی گفتگو بھی ہٹائی گئی ہے، اس لیے گفتگو واپس آنے تک جواب چھپا رہتا ہے۔",
  reportedReply: (title: string) => `«${isolate(title)}» میں وہ جواب جس کی شکایت ہوئی`,
  reason: "وجہ",
  noReason: "کوئی وجہ نہیں دی گئی",
  resolve: "نمٹائیں",
  replyCount: (count: number) => counted(count, REPLIES),
  isRemoved: "ہٹایا گیا",
  bans: { label: "پابندیاں", empty: "کسی پر پابندی نہیں۔", failed: "پابندیاں لوڈ نہیں ہو سکیں۔" },
  banSession: "لکھنے والے پر پابندی لگائیں",
  banNetwork: "نیٹ ورک پر آج کے لیے پابندی لگائیں",
  banLead:
    "جس پر پابندی ہو وہ فورم میں نہیں لکھ سکتا، اور اس کا لکھا ہوا سب کچھ ہٹا دیا جاتا ہے۔ نیٹ ورک پر عالمی وقت کی آدھی رات تک پابندی رہتی ہے۔",
  scopes: { session: "ایک آنے والے کا سیشن", network: "ایک نیٹ ورک، ایک دن کے لیے" },
  bannedOn: (moment: string) => `${moment} کو پابندی لگی`,
  lift: "پابندی اٹھائیں",
  select: (title: string) => `«${isolate(title)}» چنیں`,
  selected: (count: number) => counted(count, SELECTED),
  removeSelected: "چنے ہوئے ہٹائیں",
  scholar: "عالم",
  markScholar: "عالم کے جواب کا نشان لگائیں",
  unmarkScholar: "عالم کا جواب نہیں",
} as const;

export const refreshTexts = {
  title: "ڈیٹا کی اپ ڈیٹ",
  views: "کیا دیکھنا ہے",
  reviews: { label: "نظرِ ثانی", empty: "یہاں کوئی نظرِ ثانی نہیں۔", failed: "نظرِ ثانی لوڈ نہیں ہو سکی۔" },
  runs: { label: "اپ ڈیٹس", empty: "ابھی کوئی اپ ڈیٹ نہیں چلی۔", failed: "اپ ڈیٹس لوڈ نہیں ہو سکیں۔" },
  reviewState: "کون سی نظرِ ثانی",
  reviewStates: { open: "کھلی", accepted: "قبول", rejected: "مسترد", superseded: "نئی نے جگہ لے لی" },
  wholeRun: (id: number) => `پوری اپ ڈیٹ ${id}`,
  openedOn: (day: string) => `${day} سے زیرِ نظرِ ثانی`,
  decidedOn: (day: string) => `${day} کو فیصلہ ہوا`,
  figure: "عدد",
  before: "ابھی استعمال میں",
  after: "نیا",
  finding: "مشاہدہ",
  asRatio: "(تناسب)",
  noFigure: "کوئی نہیں",
  runFigure: (figure: string, limit: string) => `${isolate(figure)}، حد ${isolate(limit)}`,
  note: "نوٹ",
  noteHint: "وجہ (فیصلے کے ساتھ رکھی جاتی ہے)",
  noteRequired: "براہِ کرم نوٹ لکھیں",
  accept: "نئے اعداد و شمار قبول کریں",
  reject: "پرانے اعداد و شمار رکھیں",
  run: (id: number) => `اپ ڈیٹ ${id}`,
  cancel: "منسوخ کریں",
  resume: "دوبارہ جاری کریں",
  runStates: {
    running: "جاری",
    published: "شائع",
    under_review: "زیرِ نظرِ ثانی",
    rejected: "مسترد",
    failed: "ناکام",
    cancelled: "منسوخ",
  },
  triggers: { schedule: "مقررہ وقت پر", admin: "ایڈمن نے شروع کی" },
  started: "آغاز",
  took: "دورانیہ",
  compared: "موازنہ ہوا",
  covered: "رسائی ہوئی",
  changed: "بدلے",
  statusesChanged: "بدلے ہوئے نتائج",
  underReview: "زیرِ نظرِ ثانی",
  steps: "مراحل اور ان کی لاگت",
  stepColumns: ["مرحلہ", "چیزیں", "درخواستیں", "لکھی گئی قطاریں", "وقت", "مسائل"],
  duration: (seconds: number) =>
    seconds < 60 ? `${seconds} سیکنڈ` : `${Math.floor(seconds / 60)} منٹ ${Math.round(seconds % 60)} سیکنڈ`,
} as const;

export const quotaTexts = {
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    `مفت پلان: آج کی قطاریں لکھنے کی گنجائش کا ${isolate(`${Math.round(rowsWritten)}%`)} اور اسٹوریج کا ${isolate(`${Math.round(bytesStored)}%`)} استعمال ہو چکا ہے۔`,
  alerts: {
    rowsWritten: "آج کی قطاریں لکھنے کی بیشتر گنجائش استعمال ہو چکی ہے۔ اپ ڈیٹ کو کل تک انتظار کرنا چاہیے۔",
    visitorRows:
      "آنے والے ایک دن میں جتنا محفوظ کر سکتے ہیں اس کا بیشتر حصہ استعمال کر چکے ہیں۔ اس سے زیادہ کل تک مسترد ہوگا۔",
    bytesStored: "اسٹوریج تقریباً بھر چکی ہے۔ رن بک بتاتی ہے کہ کیا مٹایا جا سکتا ہے۔",
  },
} as const;

export const securityTexts = {
  list: { label: "سیکیورٹی لاگ", empty: "ابھی کچھ درج نہیں ہوا۔", failed: "سیکیورٹی لاگ لوڈ نہیں ہو سکا۔" },
  lead: "لاگ ان اور ایڈمنوں نے کیا کیا، ایک سال تک رکھا جاتا ہے۔",
  from: "کہاں سے",
  fromHint:
    "«کہاں سے» نیٹ ورک کے پتے کا مختصر کوڈ دکھاتا ہے۔ ایک ہی کوڈ کا مطلب ایک ہی پتا ہے؛ خود پتا نہیں رکھا جاتا۔",
  unknownAddress: "نامعلوم",
  events: {
    login_succeeded: "لاگ ان ہوا",
    login_refused: "لاگ ان مسترد",
    login_throttled: "لاگ ان محدود",
    logout: "لاگ آؤٹ ہوا",
    post_removed: "گفتگو ہٹائی گئی",
    post_restored: "گفتگو واپس لائی گئی",
    reply_removed: "جواب ہٹایا گیا",
    reply_restored: "جواب واپس لایا گیا",
    texts_removed: "متن ہٹائے گئے",
    texts_restored: "متن واپس لائے گئے",
    session_banned: "سیشن پر پابندی",
    network_banned: "نیٹ ورک پر پابندی",
    ban_lifted: "پابندی اٹھائی گئی",
    message_deleted: "پیغام مٹایا گیا",
    scholar_response_marked: "عالم کے جواب کا نشان لگا",
    scholar_response_unmarked: "عالم کے جواب کا نشان ہٹا",
    refresh_started: "اپ ڈیٹ شروع ہوئی",
    refresh_cancelled: "اپ ڈیٹ منسوخ ہوئی",
    refresh_resumed: "اپ ڈیٹ دوبارہ جاری ہوئی",
    review_accepted: "نظرِ ثانی قبول",
    review_rejected: "نظرِ ثانی مسترد",
    claim_accepted: "قاری کا عدد قبول",
    claim_declined: "قاری کا عدد مسترد",
    claim_revoked: "قاری کا عدد واپس",
  },
} as const;
