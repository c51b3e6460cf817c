import { formatCount } from "#wording/format.ts";
import type { ClaimState, PrintedUnit } from "../../../../domain/claims/claim.ts";
import type { Notice } from "../../lib/notices.ts";

export const claimFormTexts = {
  title: (company: string) => `رقم من تقرير ${company}`,
  description: "انسخ رقمًا واحدًا. يتحقق منه قارئ آخر في التقرير، ثم يقبله مشرف. وحتى ذلك الحين لا يتغير شيء.",
  reportsAt: "تقاريرها:",
  input: "أي رقم",
  amount: "المبلغ كما هو مطبوع",
  unit: "مطبوع بوحدة",
  units: {
    ones: "المبالغ كاملة",
    thousands: "الآلاف",
    lakh: "لاخ (100,000)",
    millions: "الملايين",
    crore: "كرور (10 ملايين)",
    billions: "المليارات",
  } satisfies Record<PrintedUnit, string>,
  currency: "العملة",
  currencyHint: "ثلاثة أحرف لاتينية",
  periodEnd: "آخر يوم في الفترة",
  yearEnd: "آخر يوم في السنة",
  balanceDay: "يوم الميزانية",
  url: "عنوان التقرير",
  page: "الصفحة",
  pageHint: "1 إذا لم تكن هناك صفحات",
  quotation: "السطر كما هو مطبوع (اختياري)",
  isSure: "الوحدة صحيحة: هكذا هو مطبوع",
  submit: "إرسال للتحقق",
  submitting: "جارٍ الإرسال...",

  amountError: "أدخل المبلغ كما هو مطبوع، 0 أو أكثر",
  currencyError: "أدخل أحرف العملة اللاتينية الثلاثة",
  periodError: "أدخل آخر يوم في الفترة التي يخصّها الرقم",
  pageError: (last: number) => `أدخل صفحة من 1 إلى ${formatCount(last)}`,
  noteError: "اذكر ما يقوله التقرير",
  offline: "لا يوجد اتصال. ما كتبته ما زال هنا: أعد إرساله لاحقًا.",

  effect: "ما الذي سيتغير",
  now: "الآن",
  withFigure: "مع هذا الرقم",
  noEffect: "لا يمكن حساب أثر هذا الرقم هنا.",
  inUse: "يُستخدم لهذا الرقم إفصاح رسمي قرأناه بأنفسنا. ولا يغيّره إلا تقرير أحدث.",
  unknownHost: "لا نعرف هذا العنوان عنوانًا لجهة رقابية أو لسوق مالية.",
  farFromKnown: (percent: string) => `هذا ${percent} من الرقم المعروف حتى الآن.`,
  nextReaders: (readers: number) =>
    readers === 1
      ? "بعد ذلك: يجد قارئ آخر الشيء نفسه في التقرير، ثم يقبله مشرف."
      : `بعد ذلك: يجد قارئان آخران الشيء نفسه في التقرير، ثم يقبله مشرف.`,
} as const;

export const readersTexts = {
  title: "ما وجده القرّاء",
  none: "لم يقدّم أي قارئ رقمًا بعد. هل لديك تقرير لهذه الشركة؟ انسخ منه رقمًا واحدًا: فإذا وجد قارئ آخر الرقم نفسه أمكن أن يُعتمد للجميع.",
  give: "قدّم رقمًا",
  failed: "تعذّر تحميل ما وجده القرّاء.",
  page: (page: number) => `الصفحة ${formatCount(page)}`,
  inUse: "مستخدم",
  states: {
    open: "بانتظار التحقق",
    accepted: "مقبول",
    declined: "مرفوض",
    withdrawn: "مسحوب",
    revoked: "أُلغي قبوله",
  } satisfies Record<ClaimState, string>,
  contradicting: "وجد القرّاء مبالغ مختلفة لليوم نفسه. راجع التقرير وقل أيها الصحيح.",
  readersMissing: (readers: number) =>
    readers === 1 ? "يجب أن يجده قارئ آخر في التقرير." : `يجب أن يجده قارئان آخران في التقرير.`,
  waitsForAdmin: "تحقق منه القرّاء. والقرار الآن لمشرف.",
  givenBy: (name: string) => `قرأه ${name}`,
  foundBy: (name: string) => `ووجده أيضًا ${name}`,
  disputedBy: (name: string) => `وجد ${name} شيئًا آخر:`,
  same: "وجدت الشيء نفسه",
  different: "التقرير يقول غير ذلك",
  note: "ماذا يقول التقرير؟",
  send: "إرسال",
  giveOther: "قدّم الرقم الذي وجدته",
  withdraw: "سحب",
  yours: "أنت قدّمت هذا الرقم.",
  agreed: "وجدت الشيء نفسه.",
  disputed: "وجدت شيئًا آخر.",
  reason: (reason: string) => `السبب: ${reason}`,
  corrected: (given: string) => `صحّحه مشرف. وكان القارئ قد قدّم ${given}.`,
  moved: (symbol: string, from: string, to: string) => `${symbol}: من «${from}» إلى «${to}»`,
  movedNothing: "لم تتغير أي نتيجة فحص.",
  decided: (count: number) => `ما بُتّ فيه (${formatCount(count)})`,
} as const;

export const claimNotices = {
  given: { tone: "success", title: "شكرًا لك", description: "ينتظر الرقم قارئًا آخر. ولا يتغير شيء حتى يُقبل." },
  agreed: { tone: "success", title: "شكرًا لك", description: "كان قارئ قد قدّم الرقم نفسه. وقد أكّدته." },
  withdrawn: { tone: "success", title: "سُحب رقمك" },
} as const satisfies Record<string, Notice>;
