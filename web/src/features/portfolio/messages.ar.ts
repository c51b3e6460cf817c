import type { LedgerNote, LedgerRule, LedgerWay } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import { type CountForms, counted, formatCount, isolate, joined } from "../../../../schema/wording/ar/format.ts";
import { STANDING_LABELS } from "../../../../schema/wording/ar/screening/standing.ts";
import type { Notice } from "../../lib/notices.ts";

function nouns(one: string, two: string, few: string, many: string, other: string): CountForms {
  const of = (noun: string) => (count: string) => `${count} ${noun}`;
  return { one, two, few: of(few), many: of(many), other: of(other) };
}

const ENTRY = nouns("قيد واحد", "قيدان", "قيود", "قيدًا", "قيد");
const POSITION = nouns("سهم واحد", "سهمان", "أسهم", "سهمًا", "سهم");
const ROW = nouns("صف واحد", "صفّان", "صفوف", "صفًّا", "صف");
const COMPANY = nouns("شركة واحدة", "شركتان", "شركات", "شركة", "شركة");
const ACCOUNT = nouns("حساب واحد", "حسابان", "حسابات", "حسابًا", "حساب");

const andMore = (number: number) => ` و${formatCount(number)} غيرها`;

export const pageTexts = {
  title: "المحفظة",
  lead: "أيّ أسهمك جائز، وكم تخرج منه تطهيرًا. كل ذلك يبقى على هذا الجهاز.",
  loading: "جارٍ فتح محفظتك…",
  forbiddenTitle: "هذا المتصفح لا يحفظ شيئًا",
  forbidden: "لا تُحفظ المحفظة إلا في متصفحك، وهذا المتصفح لا يسمح بذلك. والسبب في الغالب أنك في نافذة خاصة.",
  crashedTitle: "تعذّر فتح محفظتك",
  crashed: "حدث خطأ لدينا أو انقطع الاتصال. ما أدخلته محفوظ؛ يُرجى إعادة تحميل الصفحة.",
  failedTitle: "تعذّر عرض هذا الجزء",
  failed: "حدث خطأ لدينا أو انقطع الاتصال. محفظتك محفوظة.",
  emptyTitle: "لا شيء هنا بعد",
  empty:
    "اكتب ما تملكه، أو الصقه، أو استورد ملف وسيطك. ولا يصلنا سوى رموز الأسهم وأسماء الشركات التي تكتبها، لنبحث عنها.",
  tabs: { positions: "أسهمي", purification: "التطهير", zakat: "الزكاة", keeping: "ملفك" },
  tabsLabel: "أقسام المحفظة",
  asking: "جارٍ البحث عن نتائج فحص ما تملكه…",
  lookUpFailed: "تعذّر الآن جلب نتائج الفحص؛ المعروض هو آخر ما عُرف منها.",
  neverAnswered: "تعذّر الآن جلب نتائج الفحص. ما تملكه محفوظ.",
  tryAgain: "إعادة المحاولة",
  askedAt: (day: string, oldest: string) => `بحثنا عنها في ${day}، وأقدم سعر بينها سعر ${oldest}.`,
} as const;

export const answerTexts = {
  heading: "ما تملكه",
  total: "في المجموع",
  standard: "المعيار المتّبع",
  houseStandard: (name: string) => `${isolate(name)} (ميزان)`,
  bar: "القيمة بحسب الوضع الشرعي",
  barLabel: (parts: readonly string[]) => `القيمة بحسب الوضع الشرعي: ${joined(parts)}`,
  columns: { standing: "الوضع الشرعي", value: "القيمة", percent: "النسبة من القيمة", count: "الأسهم" },
  withoutValue: (number: number) => `${counted(number, POSITION)} بلا سعر، ولا يدخل ذلك في القيمة.`,
  empty: "لا سعر بعدُ لأي سهم.",
  stepsTitle: "بماذا تبدأ",
  nothing: "لا شيء يحتاج إلى انتباهك.",
  steps: {
    haram: (names: string, value: string) => `غير جائز وفق هذا المعيار: ${names}${value}. انظر السبب، ثم قرّر ما تفعل.`,
    fundsHaram: (names: string) => `صناديق فيها شركات غير جائزة وفق هذا المعيار: ${names}.`,
    nameInDoubt: (names: string) => `قد يقصد ملفك شركة أخرى: ${names}. تحقّق من الرمز.`,
    unknown: (names: string) => `لم نتعرّف على: ${names}. أدخِل الرمز.`,
    noPrice: (names: string) => `بلا سعر: ${names}. أدخِل السعر ليُحسب.`,
    purify: (amount: string, year: number) => `عن سنة ${year}، المتبقي إخراجه تطهيرًا: ${isolate(amount)}.`,
    unknownLines: (number: number) => `في سجلك ما لا يمكن حسابه بعد: ${counted(number, ENTRY)}.`,
    doubt: (names: string) => `غير محسوم: ${names}. أرقامنا لا تحسم أمره.`,
    incomplete: (names: string) => `في سجلاتك مبيعات أكثر من المشتريات: ${names}. ينقص ملف أقدم.`,
  },
  andMore,
  names: (keys: readonly string[], others: number) =>
    keys.map(isolate).join("، ") + (others > 0 ? andMore(others) : ""),
  changesTitle: "ما تغيّر منذ زيارتك الأخيرة",
  noChanges: (day: string) => `لم تتغيّر أي نتيجة منذ ${day}.`,
  firstVisit: "من الآن فصاعدًا تُدرج هنا النتائج التي تتغيّر بين زياراتك.",
  change: (from: string, to: string) => `${from} ← ${to}`,
  sectorsTitle: "بحسب القطاع",
  unknownSector: "قطاع غير معروف",
  concentrated: (sector: string, percent: string) => `${percent} في قطاع واحد: ${isolate(sector)}.`,
  companiesTitle: "بحسب الشركة",
  companiesNote: "لا يُحسب من كل صندوق سوى أكبر عشرة من مكوّناته، فقد تكون الأرقام الحقيقية أعلى.",
  within: (funds: readonly string[]) => `وكذلك ضمن ${joined(funds.map(isolate))}`,
  onlyWithin: (funds: readonly string[]) => `ضمن ${joined(funds.map(isolate))}`,
  unreliableFunds: (names: string) =>
    `حُسبت بمكوّنات قديمة أو ناقصة أو لم نتعرّف على معظمها: ${names}. الصفوف أدناه تبيّن حال كلٍّ منها؛ وقد تملك الصناديق اليوم أسهمًا أخرى.`,
  funds: "تُحسب الصناديق بما تملكه، بما في ذلك نقدها.",
  standings: { ...STANDING_LABELS, not_screened: "لم يُفحص", cash: "نقد في الصناديق" },
} as const;

export const addTexts = {
  heading: "إضافة ما تملكه",
  ways: { type: "الكتابة", paste: "اللصق", file: "من ملف" },
  waysLegend: "طريقة الإضافة",
  symbol: "الرمز أو الشركة",
  symbolHint: `Apple، أو الرمز كما في بورصته: ${["AAPL", "VOD.L", "2222.SR"].map(isolate).join("، ")}`,
  chooseCompany: "اختر الشركة التي تقصدها",
  searching: "جارٍ البحث عن الشركات…",
  suggestions: (number: number) => counted(number, COMPANY),
  shares: "عدد الأسهم",
  cost: "السعر المدفوع للسهم",
  costHint: "اختياري؛ لحساب الأرباح",
  currency: "العملة",
  account: "الحساب",
  accountHint: "اختياري",
  heldSince: "تملكه منذ",
  heldSinceHint: "اختياري؛ للتطهير بحسب السهم المملوك",
  add: "إضافة السهم",
  accountName: (account: string) => (account === BY_HAND ? "إدخال يدوي" : account === OWN_FILE ? "ملفي" : account),
  noConnection: `لا يوجد اتصال: اكتب الرمز، مثل ${isolate("AAPL")}.`,
  badSymbol: "أدخِل رمزًا أو اسم شركة",
  badShares: "أدخِل عدد أسهم أكبر من 0",
  badCost: "أدخِل سعرًا، أو اترك الحقل فارغًا",
  paste: "ما تملكه، كل سهم في سطر",
  pasteHint: `${isolate("AAPL 25")}، أو صفوف منسوخة من جدول بيانات أو من صفحة وسيط.`,
  read: "قراءة الأسطر",
  file: "ملف وسيطك (CSV أو XLSX)",
  fileHint: (brokers: string) => `تُعرف هذه من أعمدتها: ${brokers}. وفي أي ملف آخر تحدّد أنت معنى كل عمود.`,
  reading: "جارٍ القراءة…",
  choose: "ما معنى كل عمود؟",
  chooseLead: "لا نعرف هذا التنسيق. الصفوف الأولى من ملفك:",
  notThere: "غير موجود في الملف",
  fields: {
    symbol: "الرمز",
    isin: "ISIN",
    name: "الاسم",
    shares: "عدد الأسهم",
    price: "سعر السهم أو تكلفته",
    amount: "المبلغ",
    date: "التاريخ",
    kind: "شراء أو بيع أو توزيع أرباح",
    currency: "العملة",
  },
  ownCurrency: "العملة حيث لا يذكرها الملف",
  dateOrder: `التواريخ المكتوبة مثل ${isolate("03/04/2025")}`,
  dayFirst: "اليوم أولًا (3 أبريل)",
  monthFirst: "الشهر أولًا (4 مارس)",
  take: "استيراد الصفوف",
  cancel: "إلغاء",
  chooseMissing: "اختر على الأقل الرمز أو ISIN أو الاسم، ومعه عدد الأسهم أو المبلغ.",
  taken: (added: number, broker: string | null) =>
    added === 0
      ? "لا جديد: كل ما فيه موجود هنا من قبل."
      : `استُورد ${counted(added, ENTRY)}${broker ? ` من ${isolate(broker)}` : ""}.`,
  known: (number: number) => `كان موجودًا هنا من قبل: ${counted(number, ROW)}.`,
  ignored: (number: number) =>
    `ليس سهمًا مملوكًا ولا صفقة ولا توزيع أرباح (كالإيداعات والفوائد ونحوها): ${counted(number, ROW)}.`,
  left: (number: number) => `صفوف لم تُستورد: ${formatCount(number)}`,
  leftRow: (row: number, table: string | null) => (table ? `${isolate(table)}، الصف ${row}` : `الصف ${row}`),
} as const;

export const positionTexts = {
  caption: "أسهمك",
  find: "البحث عن سهم",
  standing: "عرض",
  any: "الكل",
  columns: {
    share: "السهم",
    shares: "عدد الأسهم",
    price: "السعر",
    value: "القيمة",
    standing: "الوضع الشرعي",
    actions: "الإجراءات",
  },
  priceOf: (day: string) => `بتاريخ ${day}`,
  ownPrice: (day: string) => `سعر أدخلته أنت، ${day}`,
  enterPrice: "إدخال سعر",
  shownOnly: { no_price: "بلا سعر", not_known: "لم نتعرّف عليه", name_in_doubt: "ربما شركة أخرى" },
  whichCompany: "أي شركة هي؟",
  alternatives: (symbol: string) => `بدائل ${isolate(symbol)}`,
  alternativesAsked: "جارٍ البحث عن شركات مماثلة بوضع شرعي أفضل…",
  alternativesFailed: "تعذّر البحث عنها الآن.",
  noAlternatives: "لم نجد شركة مماثلة بوضع شرعي أفضل.",
  accounts: (number: number) => counted(number, ACCOUNT),
  notKnown: "غير معروف لدينا",
  fund: "صندوق، بحسب مكوّناته",
  fundParts: (passes: string, doubt: string, haram: string) =>
    `${passes} جائز، و${doubt} غير محسوم، و${haram} غير جائز؛ ولم يُفحص الباقي.`,
  fundUnknown: "مكوّناته غير معروفة بعد، فلم يُفحص منه شيء.",
  fundOf: (day: string) => `مكوّناته بتاريخ ${day}.`,
  verdictOf: (name: string) => `نتيجة فحص ${isolate(name)}`,
  nameInDoubt: (name: string) => `اسمها في ملفك «${isolate(name)}». أهي الشركة نفسها؟`,
  isSame: "نعم، هي نفسها",
  edit: (name: string) => `تعديل ${isolate(name)}`,
  editShort: "تعديل",
  more: (number: number) => `عرض ${formatCount(number)} أخرى`,
  shown: (shown: number, all: number) => `المعروض ${formatCount(shown)} من ${formatCount(all)}`,
  noneFound: "لا سهم يطابق ذلك.",
  editTitle: (name: string) => `تعديل ${isolate(name)}`,
  symbol: "رمز السهم في المنصة",
  symbolHint: "إن كنت تقصد شركة أخرى فاكتب اسمها أو رمزها",
  ownPriceField: "سعر السهم كما تعرفه أنت، بالدولار الأمريكي",
  ownPriceHint: "اتركه فارغًا ليُستعمل سعر المنصة المؤرَّخ",
  noPriceHint: "ليس لدينا سعر له: أدخِل آخر سعر تعرفه",
  trading: "اشتُري ليُباع (بقصد التجارة)",
  zakatable: "الجزء الزكوي من قيمته، نسبة مئوية",
  zakatableHint: "فقط إن كنت تعرفه من حسابات الشركة",
  save: "حفظ",
  remove: "إزالة هذا السهم",
  removeNote: "تُزال معه مشترياته ومبيعاته وتوزيعاته وتجزئاته.",
  confirmRemove: "تأكيد الإزالة",
  badNumber: "أدخِل رقمًا، أو اترك الحقل فارغًا",
  badPercent: "أدخِل نسبة من 0 إلى 100، أو اترك الحقل فارغًا",
  records: "سجلاته",
  deleteRecord: "حذف",
} as const;

export const WAY_LABELS: Readonly<Record<LedgerWay, string>> = {
  dividend: "عن توزيعات الأرباح",
  capital_gains: "عن أرباح البيع",
  held_share: "عن السهم المملوك",
};

export const WAY_HOLDERS: Readonly<Record<LedgerWay, string>> = {
  dividend: "محمد تقي العثماني: يُخرج من كل توزيع مثل نسبة دخل الشركة غير الجائز إلى مجموع دخلها.",
  capital_gains:
    "النسبة نفسها من الربح. يرى العثماني أن تطهير الأرباح أيضًا أحوط؛ ويرى غيره أن الربح لا يحتاج إلى تطهير.",
  held_share:
    "معيار أيوفي رقم 21: يُقسم دخل الشركة غير الجائز على جميع أسهمها، عن مدة التملّك، سواء أوزّعت أرباحًا أم لم توزّع.",
};

export const RULE_LABELS: Readonly<Record<LedgerRule, string>> = {
  dividend: "التوزيعات فقط",
  dividend_and_gains: "التوزيعات وأرباح البيع",
  held_share: "السهم المملوك (أيوفي)",
};

export const NOTE_TEXTS: Readonly<Record<LedgerNote, string>> = {
  first_known_ratio: "أقدم من أول نسبة لدينا، فاستُعملت تلك النسبة",
  nearest_ratio: "نسبة ذلك اليوم غير معروفة، فاستُعملت أقرب نسبة معروفة",
  ratio_not_known: "النسبة غير معروفة",
  ratio_estimated: "النسبة مبنية على تقدير",
  income_estimated: "دخل الشركة تقديري",
  at_least: "حدّ أدنى: المصدر لا يشمل الاستثمارات قصيرة الأجل وما تدرّه",
  at_most: "حدّ أعلى: المصدر يشمل دخلًا آخر",
  income_of_other_year: "بحسب دخل الشركة في سنة أخرى",
  income_not_known: "دخل الشركة أو عدد أسهمها غير معروف",
  rate_of_other_day: "حُوّل بسعر صرف يوم آخر",
  rate_not_known: "سعر الصرف غير معروف",
  no_gain: "لا ربح",
  purchase_price_not_known: "سعر الشراء غير معروف",
  sold_before_bought: "عدد الأسهم في سجلاتك أقل في ذلك اليوم",
  spin_off_cost_not_known: "انتقل جزء غير معروف من التكلفة إلى شركة انفصلت",
  cost_average: "التكلفة: متوسط المشتريات",
  cost_first_in: "التكلفة: ما اشتُري أولًا بيع أولًا",
  cost_given: "التكلفة كما وردت في سجلك",
  merger_cash: "المبلغ النقدي المدفوع في اندماج",
  reinvested: "دُفع أسهمًا: مستحق وإن لم يُقبض نقد",
  tax_not_deducted: "التوزيع كله قبل الضريبة المقتطعة",
  moved_away: "انتقلت أسهم إلى حساب لا سجلات له، فلا تُحسب من ذلك اليوم",
  time_assumed: "مملوك طوال السنة بحسب ما في سجلاتك",
  fund_by_weight: "صندوق: بحسب مكوّناته، بأوزانها وتوزيعاتها",
  fund_holds_haram:
    "جزء منه مصدره مكوّنات غير جائزة: فيُخرَج كل ما توزّعه الشركات ذات النشاط المحرّم، وفي غيرها بما تدل عليه نسبتها؛ واسأل أحد أهل العلم هل يكفي ذلك",
  given_whole:
    "كله: لأن نشاط الشركة محرّم، أو لأنها غير متوافقة ونسبتها غير معروفة؛ ويُعامل نصيب الصندوق من مثل هذه الشركة بالمثل",
  haram_on_that_day: "كان السهم غير متوافق في ذلك اليوم: اسأل أحد أهل العلم هل يكفي إخراج هذا الجزء",
};

export const ledgerTexts = {
  heading: "التطهير عبر السنين",
  rule: "طريقتي",
  yearsCaption: "ما يُخرَج تطهيرًا كل سنة، بحسب كل طريقة",
  columns: { year: "السنة", due: "المطلوب", given: "ما أُخرج", owed: "المتبقي" },
  about: (amount: string) => `نحو ${isolate(amount)}`,
  atLeast: (amount: string) => `ما لا يقل عن ${isolate(amount)}`,
  atMost: (amount: string) => `ما لا يزيد على ${isolate(amount)}`,
  unknownLines: (number: number) => `${counted(number, ENTRY)} بلا مبلغ`,
  empty: "تظهر هنا التوزيعات والمبيعات والأسهم التي تملكها، ومع كلٍّ منها ما تخرجه تطهيرًا له.",
  linesTitle: "كل القيود",
  lineColumns: { date: "التاريخ", what: "البيان", base: "المبلغ", ratio: "النسبة", purification: "المطلوب" },
  way: "عرض",
  followed: "بطريقتي",
  unknown: "بلا مبلغ",
  allWays: "كل القيود",
  noLines: "لا قيود من هذا النوع بعد.",
  line: { dividend: "توزيع أرباح", capital_gains: "بيع", held_share: "أسهم مملوكة" },
  lineOf: (line: string, key: string) => `${line}، ${isolate(key)}`,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join("؛ "),
  ratioFrom: (day: string) => `بتاريخ ${day}`,
  notKnown: "غير معروف",
  ratesOf: (day: string) => `العملات الأخرى بأسعار صرف ${day}. تُحسب المبالغ دون تقريب؛ وتُجبر المجاميع إلى أعلى سنت.`,
  addTitle: "إضافة قيد",
  kindLegend: "نوع القيد",
  symbol: "الرمز أو الشركة",
  date: "التاريخ",
  amount: "المبلغ",
  currency: "العملة",
  shares: "عدد الأسهم",
  salePrice: "سعر بيع السهم",
  purchasePrice: "سعر شراء السهم",
  ratio: "عدد الأسهم الجديدة عن كل سهم قديم",
  to: "الجهة التي أُعطيت",
  forYear: "عن سنة",
  add: "إضافة القيد",
  givenTitle: "ما أُخرج حتى الآن",
  givenOn: (day: string, year: number) => `${day}، عن سنة ${year}`,
  givenTo: (to: string) => (to ? `إلى ${isolate(to)}` : ""),
  delete: (what: string) => `حذف ${isolate(what)}`,
  deleteShort: "حذف",
  /** None: the fonts of the PDF have no Arabic letters, and the page prints itself. */
  exportPdf: "",
  exportCsv: "تنزيل بصيغة CSV",
  print: "طباعة",
  more: "عرض المزيد",
  recordTitle: "سجل التطهير",
  recordLead: (day: string) => `أعدّه ميزان بتاريخ ${day} على هذا الجهاز. ليس مشورة مالية ولا شرعية.`,
  year: (year: number) => `سنة ${year}`,
} as const;

export const zakatTexts = {
  heading: "زكاة أسهمك",
  lead: "الأسهم المقتناة بقصد التجارة تُحسب بقيمتها كاملة؛ والمقتناة لأمد طويل تُحسب بالجزء الزكوي منها.",
  columns: { share: "السهم", purpose: "القصد", value: "القيمة", percent: "الزكوي", counted: "المحسوب" },
  trading: "للتجارة",
  longTerm: "لأمد طويل",
  bases: {
    own: "كما أدخلت",
    company_figures: "نقدها وذممها المدينة، على الأقل",
    accepted_share: `نسبة 25% (${isolate("National Zakat Foundation")})`,
  },
  acceptedNote: `إذا تعذّر الاطلاع على حسابات الشركة المدرجة، عدّت ${isolate("National Zakat Foundation")} 25% من القيمة السوقية موجودات زكوية:`,
  companyNote: "أرقامنا لا تشمل المخزون، فالجزء المحسوب من أرقام الشركة حدّ أدنى؛ ويُستعمل إذا زاد على 25%.",
  total: "مجموع الموجودات الزكوية",
  haramNote:
    "تُحسب الأسهم غير الجائزة أيضًا: فالزكاة واجبة في قيمتها، زيادةً على ما يجب التخلص منه. اسأل من تثق به من أهل العلم.",
  hawl: "بدأ حول زكاتي في",
  hawlHint: "اليوم الذي ملكت فيه النصاب أول مرة، أو أخرجت فيه الزكاة آخر مرة",
  hawlDue: (day: string) => `تتم سنة قمرية في ${day}.`,
  hawlOver: (day: string) => `تمّت سنة قمرية في ${day}: وجبت الزكاة.`,
  fill: "إضافة إلى حاسبة الزكاة",
  filled: "أسهمك الآن في الحاسبة.",
  open: "فتح الحاسبة",
  more: (number: number) => `عرض ${formatCount(number)} أخرى`,
  left: (number: number) => `لم يُحسب ما ليس له سعر: ${counted(number, POSITION)}.`,
} as const;

export const keepingTexts = {
  heading: "أين تُحفظ",
  lead: "في هذا المتصفح، على هذا الجهاز، وليس في أي مكان آخر. نحن لا نراها أبدًا. نزّل نسخة قبل أن تغيّر جهازك أو تمسح بيانات المتصفح.",
  persistent: "وعد المتصفح بألّا يحذفها من تلقاء نفسه.",
  evictable:
    "قد يحذفها هذا المتصفح إذا ضاقت مساحة الجهاز؛ وقد يحذفها Safari بعد سبعة أيام دون زيارة. اطلب من المتصفح أن يحتفظ بها، أو نزّل نسخة.",
  persist: "طلب الاحتفاظ بها من المتصفح",
  persistRefused: "رفض المتصفح. كثيرًا ما يوافق بعد تثبيت الموقع أو إضافته إلى المفضلة.",
  export: "تنزيل نسخة",
  passphrase: "عبارة مرور للنسخة",
  passphraseHint: "اختيارية. إن ضاعت فلن يستطيع أحد، ولا نحن، فتح النسخة من جديد.",
  import: "فتح نسخة",
  importHint: "تُضاف قيود النسخة إلى ما هو موجود هنا.",
  openPassphrase: "عبارة مرورها",
  unlock: "فتح القفل",
  needPassphrase: "هذه النسخة مقفلة. اكتب عبارة مرورها.",
  wrongPassphrase: "عبارة المرور هذه لا تفتح النسخة.",
  notACopy: "هذا الملف ليس نسخة من محفظة؛ لم يتغيّر شيء.",
  imported: (number: number) => `فُتحت النسخة. عدد القيود هنا الآن: ${formatCount(number)}.`,
  forget: "حذف كل شيء",
  forgetAsk: "تُحذف من هذا الجهاز فورًا أسهمك وسجلك وما سجّلت إخراجه تطهيرًا وما أدخلته للزكاة، ولا يمكن استرجاعها.",
  confirm: "نعم، حذف كل شيء",
  keep: "الإبقاء عليه",
} as const;

export const portfolioNotices = {
  saveFailed: {
    tone: "error",
    title: "تعذّر حفظ هذا",
    description: "مساحة المتصفح ممتلئة أو محجوبة. لم يضِع شيء مما كان محفوظًا.",
  },
  recordFailed: { tone: "error", title: "تعذّر إعداد السجل", description: "يُرجى إعادة المحاولة." },
} as const satisfies Record<string, Notice>;
