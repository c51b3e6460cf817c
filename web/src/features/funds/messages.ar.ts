import { counted, isolate } from "../../../../schema/wording/ar/format.ts";

const FORM = isolate("N-PORT");

const fundsText = (count: number) =>
  counted(count, {
    one: "صندوقًا واحدًا",
    two: "صندوقين",
    few: (shown) => `${shown} صناديق`,
    many: (shown) => `${shown} صندوقًا`,
    other: (shown) => `${shown} صندوق`,
  });

export const fundTexts = {
  listTitle: "ما تملكه الصناديق",
  listLead: "نحكم على الصندوق بما فيه. لكل صندوق نعرض كم من وزنه يجتاز، وكم غير محسوم، وكم لا يجتاز، وكم تعذّر فحصه.",
  halalFunds: "صناديق تسمّي نفسها حلالًا",
  otherFunds: "صناديق الأسهم الأمريكية",
  beyondFunds: "خارج فحص الشركات",
  fund: "الصندوق",
  passes: "يجتاز",
  doubt: "غير محسوم",
  fails: "لا يجتاز",
  unjudged: "لم يُفحص",
  holdingsOf: "المكوّنات بتاريخ",
  noHoldings: "مكوّناته غير معروفة بعد.",
  isRead: (next: string | null, atOnce: number) =>
    `لأنك فتحت هذه الصفحة صار هذا الصندوق في قائمة الصناديق التي سنقرؤها. وكل تحديث للمصادر المباشرة يقرأ منها ${fundsText(atOnce)} على الأكثر؛ ${next === null ? "وموعد التحديث التالي غير معروف هنا." : `والتحديث التالي بتاريخ ${next}.`}`,
  isKnownRead: (next: string | null) =>
    next === null
      ? `تصل مكوّناته مع التحديث التالي للمصادر المباشرة، من الجهة المصدرة له أو من نموذج ${FORM}.`
      : `تصل مكوّناته مع التحديث التالي، بتاريخ ${next}، من الجهة المصدرة له أو من نموذج ${FORM}.`,
  listFull: (most: number) =>
    `نقرأ عند الطلب ${fundsText(most)}، وقد طلب آخرون هذا العدد في الأشهر الثلاثة الأخيرة. حاول مرة أخرى لاحقًا من فضلك.`,
  meanwhile: "وإلى ذلك الحين يمكنك أن تبحث عن أكبر مكوّناته واحدًا واحدًا: فالجهة المصدرة له تنشر قائمتها.",
  aged: (percent: string) => `ومن ذلك ${percent} يقوم على أرقام صارت قديمة جدًّا؛ فيُعدّ غير محسوم.`,
  demanded: "قُرئت لأن الناس طلبوها",
  question: (name: string, symbol: string) =>
    name === symbol ? `ماذا بداخل ${isolate(symbol)}؟` : `ماذا بداخل ${isolate(name)} (${isolate(symbol)})؟`,
  shellTitle: "ماذا بداخل هذا الصندوق؟",
  another: "كل الصناديق",
  check: "فحص سهم",
  claims: "يسمّي هذا الصندوق نفسه حلالًا. هذا ادّعاؤه هو؛ وأدناه ما وجدناه نحن.",
  failed: "تعذّر عرض الصندوق. حاول مرة أخرى بعد دقيقة من فضلك.",
  dates: (asOf: string, screenedOn: string) => `المكوّنات بتاريخ ${asOf}، والشركات كما فُحصت بتاريخ ${screenedOn}.`,
  source: "مصدر المكوّنات",
  judged: (percent: string, standard: string) => `فُحص ${percent} من وزنه وفق ${standard}. والباقي لم يدخل في الحساب.`,
  house: "منهجية ميزان",
  standards: "وزنه وفق كل معيار",
  standard: "المعيار",
  judgedColumn: "المفحوص",
  offenders: "أكبر المكوّنات التي لا تجتاز",
  doubtful: "أكبر المكوّنات غير المحسومة",
  noOffenders: "ليس فيما تعرّفنا عليه من المكوّنات ما لا يجتاز.",
  largest: "أكبر مكوّناته",
  purification: "تطهير توزيعاته",
  ofPermissible: (percent: string) =>
    `من توزيعات سنة، نحو ${percent} دخل غير جائز للمكوّنات التي تجتاز الفحص، ويُخرَج تطهيرًا.`,
  fromHaram: (percent: string) =>
    `ونحو ${percent} أخرى تأتي من مكوّنات لا تجتاز. ويمكن لعالم أن يقول كم يُخرَج منها؛ والأحوط إخراجها كلها.`,
  asIfHeld: (percent: string) =>
    `لو مُلكت هذه الشركات مباشرة لاستدعت تطهيرًا قدره ${percent}: كل ما تدفعه الأنشطة المحرّمة، ومن كل شركة سواها نصيبها هي من الدخل غير الجائز. ومحفظتك تحسب هذا المبلغ.`,
  purificationKnown: (percent: string) =>
    `حُسب بالوزن والتوزيعات على ${percent} من الصندوق، وهو ما تُعرف توزيعاته ودخله.`,
  noPurification: "توزيعات مكوّناته غير معروفة، فلا يمكننا أن نقول كم يُخرَج من توزيعاته تطهيرًا.",
  alike: "هل يوجد صندوق حلال يشبهه؟",
  overlap: (percent: string) => `يتداخل الصندوقان بنسبة ${percent}.`,
  noAlike: "لا نعرف مكوّنات أي صندوق حلال آخر لنقارنه به.",
  yetUnknown: "معروفة بالاسم فقط",
  anyFund: `أي صندوق أمريكي آخر: اكتب رمزه في البحث، أو افتح ${isolate("/funds/")} متبوعًا بالرمز.`,
  yetUnknownLead: `تصل مكوّناتها من الجهات المصدرة لها أو من نموذج ${FORM} مع التحديث التالي للمصادر المباشرة.`,
  scoresTitle: "الصناديق الحلال بحسب الوزن، عبر الزمن",
  scoresLead:
    "كم من وزن كل صندوق يسمّي نفسه حلالًا يجتاز كل معيار بحسب أرقامنا، في سطر لكل يوم فُحصت فيه شركاته. وقد اختارت أسهمَه هيئة أخرى، في تواريخ أخرى وبأرقامها هي: فهذا اختبار، وليس نتيجة فحص أبدًا.",
  ofJudged: (percent: string) => `من ${percent} مفحوصة`,
  mostlyUnjudged: "معظم وزنه لا يمكن فحصه: لا يوجد مصدر فيه ما يحتاج إليه المعيار.",
  scoresOf: (fund: string) => `${isolate(fund)}: نصيب ما يجتاز من وزنه`,
  screenedOn: "تاريخ الفحص",
  scoresUncovered: (funds: string) => `غير مشمولة بعد، إذ ليست لدينا قائمة بمكوّناتها يحق لنا استعمالها: ${funds}.`,
  scoresBeyond: (funds: string) => `خارج فحص الشركات: ${funds}.`,
  scoresNone: "لم نفحص مكوّنات أي صندوق حلال بعد.",
  scoresMore: (shown: number) =>
    counted(shown, {
      one: "المعروض آخر يوم.",
      two: "المعروض آخر يومين.",
      few: (days) => `المعروض آخر ${days} أيام.`,
      many: (days) => `المعروض آخر ${days} يومًا.`,
      other: (days) => `المعروض آخر ${days} يوم.`,
    }),
  openData: `كل السطور بتواريخها، بيانات مفتوحة (${isolate("CC BY 4.0")})`,
  today: "كل الصناديق كما هي اليوم",
  notFatwa:
    "لا نحكم على صندوق كامل بأنه حلال أو حرام: فالهيئات تختلف في مقدار ما يُقبل ألّا يجتاز منه. اسأل هيئة تثق بها.",
} as const;

export const REASON_WORDS: Readonly<Record<string, string>> = {
  prohibited_business: "نشاط محرّم",
  debt_above_limit: "الديون فوق الحد",
  cash_above_limit: "النقد والأوراق المالية فوق الحد",
  income_above_limit: "الدخل غير الجائز فوق الحد",
  purification_required: "يلزم التطهير",
  grey_business: "نشاطها محل خلاف بين العلماء",
  mixed_business: "يُرجَّح أن جزءًا من نشاطها محرّم",
  insufficient_data: "أرقام مفقودة",
  stale_data: "أرقام قديمة جدًّا",
  sources_disagree: "المصادر مختلفة",
};
