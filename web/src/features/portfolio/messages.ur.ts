import type { LedgerNote, LedgerRule, LedgerWay } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import { type CountForms, counted, formatCount, isolate, joined } from "../../../../schema/wording/ur/format.ts";
import { STANDING_LABELS } from "../../../../schema/wording/ur/screening/standing.ts";
import type { Notice } from "../../lib/notices.ts";

const nouns = (one: string, many: string): CountForms => ({ one: `1 ${one}`, other: (count) => `${count} ${many}` });

const ENTRY = nouns("اندراج", "اندراجات");
const POSITION = nouns("پوزیشن", "پوزیشنیں");
const ROW = nouns("قطار", "قطاریں");
const COMPANY = nouns("کمپنی", "کمپنیاں");
const ACCOUNT = nouns("اکاؤنٹ", "اکاؤنٹس");

const andMore = (number: number) => ` اور مزید ${formatCount(number)}`;

export const pageTexts = {
  title: "پورٹ فولیو",
  lead: "آپ کے کون سے شیئرز جائز ہیں، اور کتنا صدقہ کرنا ہے۔ سب کچھ اسی آلے پر رہتا ہے۔",
  loading: "آپ کا پورٹ فولیو کھل رہا ہے…",
  forbiddenTitle: "یہ براؤزر کچھ محفوظ نہیں کرتا",
  forbidden:
    "پورٹ فولیو صرف آپ کے براؤزر میں رکھا جاتا ہے، اور یہ براؤزر اس کی اجازت نہیں دیتا۔ اکثر وجہ پرائیویٹ ونڈو ہوتی ہے۔",
  crashedTitle: "آپ کا پورٹ فولیو کھل نہیں سکا",
  crashed:
    "ہماری طرف سے کوئی خرابی ہوئی، یا کنکشن ختم ہو گیا۔ جو آپ نے درج کیا وہ محفوظ ہے؛ براہِ کرم صفحہ دوبارہ لوڈ کریں۔",
  failedTitle: "یہ حصہ دکھایا نہیں جا سکا",
  failed: "ہماری طرف سے کوئی خرابی ہوئی، یا کنکشن ختم ہو گیا۔ آپ کا پورٹ فولیو محفوظ ہے۔",
  emptyTitle: "یہاں ابھی کچھ نہیں",
  empty:
    "جو آپ کے پاس ہے وہ لکھیں، پیسٹ کریں، یا اپنے بروکر کی فائل درآمد کریں۔ ہمیں صرف سمبل اور آپ کے لکھے ہوئے کمپنیوں کے نام بھیجے جاتے ہیں، تاکہ انھیں تلاش کیا جائے۔",
  tabs: { positions: "پوزیشنیں", purification: "تطہیر", zakat: "زکوٰۃ", keeping: "آپ کی فائل" },
  tabsLabel: "پورٹ فولیو کے حصے",
  asking: "جو آپ کے پاس ہے اسے تلاش کیا جا رہا ہے…",
  lookUpFailed: "نتائج ابھی تلاش نہیں ہو سکے؛ آخری معلوم نتائج دکھائے گئے ہیں۔",
  neverAnswered: "نتائج ابھی تلاش نہیں ہو سکے۔ آپ کی پوزیشنیں محفوظ ہیں۔",
  tryAgain: "دوبارہ کوشش کریں",
  askedAt: (day: string, oldest: string) => `${day} کو دیکھا گیا۔ سب سے پرانی قیمت ${oldest} کی ہے۔`,
} as const;

export const answerTexts = {
  heading: "آپ کے پاس کیا ہے",
  total: "مجموعی طور پر",
  standard: "معیار",
  houseStandard: (name: string) => `${isolate(name)} (میزان)`,
  bar: "مالیت شرعی حیثیت کے لحاظ سے",
  barLabel: (parts: readonly string[]) => `مالیت شرعی حیثیت کے لحاظ سے: ${joined(parts)}`,
  columns: { standing: "شرعی حیثیت", value: "مالیت", percent: "مالیت کا حصہ", count: "پوزیشنیں" },
  withoutValue: (number: number) => `قیمت کے بغیر، اس لیے مالیت میں شامل نہیں: ${counted(number, POSITION)}۔`,
  empty: "ابھی کسی پوزیشن کی قیمت نہیں۔",
  stepsTitle: "پہلے کیا کریں",
  nothing: "کوئی چیز آپ کی توجہ کی محتاج نہیں۔",
  steps: {
    haram: (names: string, value: string) =>
      `اس معیار پر جائز نہیں: ${names}${value}۔ وجہ دیکھیں، پھر فیصلہ کریں کہ کیا کرنا ہے۔`,
    fundsHaram: (names: string) => `ایسے فنڈز جن میں وہ کمپنیاں ہیں جو اس معیار پر جائز نہیں: ${names}۔`,
    nameInDoubt: (names: string) => `ہو سکتا ہے کہ آپ کی فائل میں کوئی اور کمپنی مراد ہو: ${names}۔ سمبل دیکھ لیں۔`,
    unknown: (names: string) => `پہچانا نہیں گیا: ${names}۔ اس کا سمبل درج کریں۔`,
    noPrice: (names: string) => `قیمت نہیں: ${names}۔ قیمت درج کریں تاکہ یہ شمار ہو۔`,
    purify: (amount: string, year: number) => `${year} کے لیے اب بھی صدقہ کرنا باقی: ${isolate(amount)}۔`,
    unknownLines: (number: number) => `آپ کے کھاتے میں جن کا حساب ابھی نہیں ہو سکتا: ${counted(number, ENTRY)}۔`,
    doubt: (names: string) => `غیر یقینی: ${names}۔ ہمارے اعداد و شمار سے فیصلہ نہیں ہوتا۔`,
    incomplete: (names: string) => `آپ کے ریکارڈ میں خرید سے زیادہ فروخت ہے: ${names}۔ کوئی پرانی فائل موجود نہیں۔`,
  },
  andMore,
  names: (keys: readonly string[], others: number) =>
    keys.map(isolate).join("، ") + (others > 0 ? andMore(others) : ""),
  changesTitle: "آپ کے پچھلی بار آنے کے بعد کیا بدلا",
  noChanges: (day: string) => `${day} کے بعد سے کوئی نتیجہ نہیں بدلا۔`,
  firstVisit: "اب سے وہ نتائج یہاں درج ہوں گے جو آپ کے آنے کے درمیان بدلیں۔",
  change: (from: string, to: string) => `${from} ← ${to}`,
  sectorsTitle: "شعبے کے لحاظ سے",
  unknownSector: "شعبہ معلوم نہیں",
  concentrated: (sector: string, percent: string) => `${percent} ایک ہی شعبے میں ہے: ${isolate(sector)}۔`,
  companiesTitle: "کمپنی کے لحاظ سے",
  companiesNote: "ہر فنڈ کے صرف دس سب سے بڑے اجزا شمار ہوتے ہیں، اس لیے اصل اعداد اس سے زیادہ ہو سکتے ہیں۔",
  within: (funds: readonly string[]) => `ان میں بھی: ${joined(funds.map(isolate))}`,
  onlyWithin: (funds: readonly string[]) => `ان میں: ${joined(funds.map(isolate))}`,
  unreliableFunds: (names: string) =>
    `ایسے اجزا سے شمار کیے گئے جو پرانے، نامکمل یا زیادہ تر نہ پہچانے گئے ہیں: ${names}۔ نیچے کی قطاریں بتاتی ہیں کہ کون سے؛ ہو سکتا ہے کہ آج فنڈز میں دوسرے شیئرز ہوں۔`,
  funds: "فنڈز اپنے اندر موجود چیزوں کے حساب سے شمار ہوتے ہیں، ان کے نقد سمیت۔",
  standings: { ...STANDING_LABELS, not_screened: "جانچا نہیں گیا", cash: "فنڈز میں نقد" },
} as const;

export const addTexts = {
  heading: "جو آپ کے پاس ہے شامل کریں",
  ways: { type: "لکھیں", paste: "پیسٹ کریں", file: "فائل سے" },
  waysLegend: "کیسے شامل کریں",
  symbol: "سمبل یا کمپنی",
  symbolHint: `Apple، یا جیسا اس کی ایکسچینج پر ہے: ${["AAPL", "VOD.L", "2222.SR"].map(isolate).join("، ")}`,
  chooseCompany: "جو کمپنی مراد ہے اسے چنیں",
  searching: "کمپنیاں تلاش ہو رہی ہیں…",
  suggestions: (number: number) => counted(number, COMPANY),
  shares: "شیئرز کی تعداد",
  cost: "فی شیئر ادا کی گئی قیمت",
  costHint: "اختیاری؛ منافع کے لیے",
  currency: "کرنسی",
  account: "اکاؤنٹ",
  accountHint: "اختیاری",
  heldSince: "کب سے پاس ہے",
  heldSinceHint: "اختیاری؛ رکھے گئے شیئرز کے حساب سے تطہیر کے لیے",
  add: "پوزیشن شامل کریں",
  accountName: (account: string) => (account === BY_HAND ? "ہاتھ سے" : account === OWN_FILE ? "میری فائل" : account),
  noConnection: `کوئی کنکشن نہیں: سمبل لکھیں، جیسے ${isolate("AAPL")}۔`,
  badSymbol: "سمبل یا کمپنی کا نام درج کریں",
  badShares: "شیئرز کی تعداد درج کریں جو 0 سے زیادہ ہو",
  badCost: "قیمت درج کریں، یا خالی چھوڑ دیں",
  paste: "آپ کے پاس کیا ہے، ہر سطر میں ایک",
  pasteHint: `${isolate("AAPL 25")}، یا ${isolate("25 shares of Apple")}؛ یا اسپریڈ شیٹ یا بروکر کے صفحے سے کاپی کی ہوئی قطاریں۔`,
  read: "سطریں پڑھیں",
  file: "آپ کے بروکر کی فائل (CSV یا XLSX)",
  fileHint: (brokers: string) =>
    `کالموں سے پہچانے جاتے ہیں: ${brokers}۔ کسی اور فائل کے لیے آپ چنتے ہیں کہ کون سا کالم کیا ہے۔`,
  reading: "پڑھا جا رہا ہے…",
  choose: "کون سا کالم کیا ہے؟",
  chooseLead: "ہم یہ فارمیٹ نہیں پہچانتے۔ آپ کی فائل کی پہلی قطاریں:",
  notThere: "فائل میں نہیں",
  fields: {
    symbol: "سمبل",
    isin: "ISIN",
    name: "نام",
    shares: "شیئرز کی تعداد",
    price: "شیئر کی قیمت یا لاگت",
    amount: "رقم",
    date: "تاریخ",
    kind: "خرید، فروخت یا ڈیویڈنڈ",
    currency: "کرنسی",
  },
  ownCurrency: "جہاں فائل میں کرنسی نہ ہو وہاں کرنسی",
  dateOrder: `${isolate("03/04/2025")} جیسی تاریخیں`,
  dayFirst: "دن پہلے (3 اپریل)",
  monthFirst: "مہینہ پہلے (4 مارچ)",
  take: "قطاریں درآمد کریں",
  cancel: "منسوخ کریں",
  chooseMissing: "کم از کم سمبل، ISIN یا نام، اور شیئرز کی تعداد یا رقم چنیں۔",
  taken: (added: number, broker: string | null) =>
    added === 0
      ? "کچھ نیا نہیں: اس میں سب کچھ پہلے سے یہاں تھا۔"
      : `درآمد ہوا: ${counted(added, ENTRY)}${broker ? `، ${isolate(broker)} سے` : ""}۔`,
  known: (number: number) => `پہلے سے یہاں موجود: ${counted(number, ROW)}۔`,
  ignored: (number: number) => `نہ پوزیشن، نہ خرید و فروخت، نہ ڈیویڈنڈ (جمع، سود وغیرہ): ${counted(number, ROW)}۔`,
  left: (number: number) => `چھوڑ دی گئیں: ${counted(number, ROW)}`,
  leftRow: (row: number, table: string | null) => (table ? `${isolate(table)}، قطار ${row}` : `قطار ${row}`),
} as const;

export const positionTexts = {
  caption: "آپ کی پوزیشنیں",
  find: "پوزیشن تلاش کریں",
  standing: "دکھائیں",
  any: "سب",
  columns: {
    share: "شیئر",
    shares: "شیئرز",
    price: "قیمت",
    value: "مالیت",
    standing: "شرعی حیثیت",
    actions: "کارروائیاں",
  },
  priceOf: (day: string) => `${day} کی`,
  ownPrice: (day: string) => `آپ کی اپنی، ${day}`,
  enterPrice: "قیمت درج کریں",
  shownOnly: { no_price: "بغیر قیمت", not_known: "پہچانا نہیں گیا", name_in_doubt: "شاید کوئی اور کمپنی" },
  whichCompany: "یہ کون سی کمپنی ہے؟",
  alternatives: (symbol: string) => `${isolate(symbol)} کے متبادل`,
  alternativesAsked: "بہتر شرعی حیثیت والی ہم پیشہ کمپنیاں تلاش ہو رہی ہیں…",
  alternativesFailed: "یہ ابھی تلاش نہیں ہو سکیں۔",
  noAlternatives: "بہتر شرعی حیثیت والی کوئی ہم پیشہ کمپنی نہیں ملی۔",
  accounts: (number: number) => counted(number, ACCOUNT),
  notKnown: "ہمیں معلوم نہیں",
  fund: "فنڈ، اپنے اجزا کے مطابق",
  fundParts: (passes: string, doubt: string, haram: string) =>
    `${passes} کامیاب، ${doubt} غیر یقینی، ${haram} جائز نہیں؛ باقی پرکھا نہیں گیا۔`,
  fundUnknown: "اس کے اجزا ابھی معلوم نہیں، اس لیے اس کا کوئی حصہ پرکھا نہیں گیا۔",
  fundOf: (day: string) => `اجزا ${day} کے۔`,
  verdictOf: (name: string) => `${isolate(name)} کا نتیجہ`,
  nameInDoubt: (name: string) => `آپ کی فائل میں اس کا نام «${isolate(name)}» ہے۔ کیا یہ وہی کمپنی ہے؟`,
  isSame: "یہ وہی ہے",
  edit: (name: string) => `${isolate(name)} کو بدلیں`,
  editShort: "بدلیں",
  more: (number: number) => `مزید ${formatCount(number)} دکھائیں`,
  shown: (shown: number, all: number) => `${formatCount(all)} میں سے ${formatCount(shown)} دکھائے گئے`,
  noneFound: "کوئی پوزیشن مطابقت نہیں رکھتی۔",
  editTitle: (name: string) => `${isolate(name)} کو بدلیں`,
  symbol: "پلیٹ فارم کا سمبل",
  symbolHint: "اگر کوئی اور کمپنی مراد تھی تو اس کا نام یا سمبل لکھیں",
  ownPriceField: "شیئر کی آپ کی اپنی قیمت، امریکی ڈالر میں",
  ownPriceHint: "پلیٹ فارم کی تاریخ والی قیمت کے لیے خالی چھوڑ دیں",
  noPriceHint: "ہمارے پاس اس کی قیمت نہیں: جو تازہ ترین آپ کو معلوم ہو درج کریں",
  trading: "دوبارہ بیچنے کے لیے خریدا گیا (خرید و فروخت کی نیت سے)",
  zakatable: "اس کی مالیت کا قابلِ زکوٰۃ حصہ، فیصد",
  zakatableHint: "صرف اگر آپ کو کمپنی کے حسابات سے معلوم ہو",
  save: "محفوظ کریں",
  remove: "یہ پوزیشن ہٹائیں",
  removeNote: "اس کی خریداریاں، فروخت، ڈیویڈنڈ اور اسپلٹ بھی ہٹا دیے جاتے ہیں۔",
  confirmRemove: "واقعی ہٹا دیں",
  badNumber: "عدد درج کریں، یا خالی چھوڑ دیں",
  badPercent: "0 سے 100 تک فیصد درج کریں، یا خالی چھوڑ دیں",
  records: "اس کے ریکارڈ",
  deleteRecord: "مٹائیں",
} as const;

export const WAY_LABELS: Readonly<Record<LedgerWay, string>> = {
  dividend: "ڈیویڈنڈ پر",
  capital_gains: "فروخت کے منافع پر",
  held_share: "رکھے گئے شیئرز پر",
};

export const WAY_HOLDERS: Readonly<Record<LedgerWay, string>> = {
  dividend: "محمد تقی عثمانی: ہر ڈیویڈنڈ کا وہی حصہ جو کمپنی کی کل آمدنی میں اس کی ناجائز آمدنی کا ہے۔",
  capital_gains:
    "منافع کا وہی حصہ۔ عثمانی منافع کی تطہیر کو بھی زیادہ احتیاط کہتے ہیں؛ دوسروں کے نزدیک منافع کی تطہیر کی ضرورت نہیں۔",
  held_share:
    "AAOIFI معیار نمبر 21: کمپنی کی ناجائز آمدنی اس کے تمام شیئرز پر تقسیم، جتنی مدت رکھے گئے، خواہ اس نے ڈیویڈنڈ دیا ہو یا نہیں۔",
};

export const RULE_LABELS: Readonly<Record<LedgerRule, string>> = {
  dividend: "صرف ڈیویڈنڈ",
  dividend_and_gains: "ڈیویڈنڈ اور منافع",
  held_share: "رکھے گئے شیئرز (AAOIFI)",
};

export const NOTE_TEXTS: Readonly<Record<LedgerNote, string>> = {
  first_known_ratio: "ہمارے پہلے تناسب سے پرانا، اس لیے وہی استعمال کیا گیا",
  nearest_ratio: "اُس دن کا تناسب معلوم نہیں؛ قریب ترین معلوم تناسب استعمال ہوا",
  ratio_not_known: "تناسب معلوم نہیں",
  ratio_estimated: "تناسب تخمینے پر مبنی ہے",
  income_estimated: "کمپنی کی آمدنی تخمینی ہے",
  at_least: "کم از کم: ماخذ قلیل مدتی سرمایہ کاری اور اس کی کمائی کو شامل نہیں کرتا",
  at_most: "زیادہ سے زیادہ: ماخذ میں دوسری آمدنی بھی شامل ہے",
  income_of_other_year: "کمپنی کی کسی دوسرے سال کی آمدنی کے مطابق",
  income_not_known: "کمپنی کی آمدنی یا اس کے شیئرز کی تعداد معلوم نہیں",
  rate_of_other_day: "کسی اور دن کی شرحِ مبادلہ پر بدلا گیا",
  rate_not_known: "کوئی شرحِ مبادلہ معلوم نہیں",
  no_gain: "کوئی منافع نہیں",
  purchase_price_not_known: "قیمتِ خرید معلوم نہیں",
  sold_before_bought: "اس دن آپ کے ریکارڈ میں شیئرز اس سے کم ہیں",
  spin_off_cost_not_known: "اسپن آف نے لاگت کا نامعلوم حصہ لے لیا",
  cost_average: "لاگت: خریداریوں کا اوسط",
  cost_first_in: "لاگت: جو پہلے خریدا وہ پہلے فروخت",
  cost_given: "لاگت جیسے آپ کے ریکارڈ میں ہے",
  merger_cash: "انضمام میں ملنے والی نقد رقم",
  reinvested: "شیئرز کی صورت میں ملا: نقد نہ آنے پر بھی واجب ہے",
  tax_not_deducted: "پورا ڈیویڈنڈ، کٹنے والے ٹیکس سے پہلے",
  moved_away: "کچھ شیئرز ایسے اکاؤنٹ میں گئے جس کا ریکارڈ نہیں، اور اس دن سے شمار نہیں",
  time_assumed: "آپ کے ریکارڈ کے مطابق پورا سال پاس رہا",
  fund_by_weight: "فنڈ: اس کے اجزا، وزن اور ڈیویڈنڈ کے حساب سے",
  fund_holds_haram:
    "اس کا ایک حصہ ایسے اجزا سے آتا ہے جو جائز نہیں: حرام کاروبار جو کچھ دیں وہ سب صدقہ کیا جاتا ہے، اور دوسروں میں سے جتنا ان کے اپنے تناسب بتائیں؛ کسی عالم سے پوچھیں کہ کیا یہ کافی ہے",
  given_whole:
    "پورا: اس کا کاروبار حرام ہے، یا یہ ناکام ہے اور اس کا تناسب معلوم نہیں؛ ایسی کمپنی میں فنڈ کے حصے کا بھی یہی معاملہ ہے",
  haram_on_that_day: "اُس دن شریعت کے مطابق نہیں تھا: کسی عالم سے پوچھیں کہ کیا یہ حصہ صدقہ کرنا کافی ہے",
};

export const ledgerTexts = {
  heading: "سالوں کے دوران تطہیر",
  rule: "میرا طریقہ",
  yearsCaption: "ہر سال کتنا صدقہ کرنا ہے، ہر طریقے کے مطابق",
  columns: { year: "سال", due: "صدقہ کرنا ہے", given: "کیا گیا", owed: "باقی" },
  about: (amount: string) => `تقریباً ${isolate(amount)}`,
  atLeast: (amount: string) => `کم از کم ${isolate(amount)}`,
  atMost: (amount: string) => `زیادہ سے زیادہ ${isolate(amount)}`,
  unknownLines: (number: number) => `بغیر رقم: ${counted(number, ENTRY)}`,
  empty: "ڈیویڈنڈ، فروخت اور آپ کے شیئرز یہاں نظر آتے ہیں، اور یہ کہ ہر ایک پر کتنا صدقہ کرنا ہے۔",
  linesTitle: "اندراج بہ اندراج",
  lineColumns: { date: "تاریخ", what: "کیا", base: "رقم", ratio: "تناسب", purification: "صدقہ کرنا ہے" },
  way: "دکھائیں",
  followed: "میرے طریقے کے مطابق",
  unknown: "بغیر رقم",
  allWays: "ہر اندراج",
  noLines: "اس قسم کا ابھی کوئی اندراج نہیں۔",
  line: { dividend: "ڈیویڈنڈ", capital_gains: "فروخت", held_share: "رکھے گئے شیئرز" },
  lineOf: (line: string, key: string) => `${line}، ${isolate(key)}`,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join("؛ "),
  ratioFrom: (day: string) => `بتاریخ ${day}`,
  notKnown: "معلوم نہیں",
  ratesOf: (day: string) =>
    `دوسری کرنسیاں ${day} کی شرحِ مبادلہ پر۔ رقوم کا حساب گول کیے بغیر ہوتا ہے؛ مجموعے اگلے سینٹ تک اوپر گول کیے جاتے ہیں۔`,
  addTitle: "اندراج شامل کریں",
  kindLegend: "کیا شامل کرنا ہے",
  symbol: "سمبل یا کمپنی",
  date: "تاریخ",
  amount: "رقم",
  currency: "کرنسی",
  shares: "شیئرز کی تعداد",
  salePrice: "فی شیئر قیمتِ فروخت",
  purchasePrice: "فی شیئر قیمتِ خرید",
  ratio: "ہر پرانے شیئر کے بدلے نئے شیئرز",
  to: "کسے دیا",
  forYear: "کس سال کے لیے",
  add: "اندراج شامل کریں",
  givenTitle: "اب تک صدقہ کیا گیا",
  givenOn: (day: string, year: number) => `${day}، سال ${year}`,
  givenTo: (to: string) => (to ? `وصول کنندہ: ${isolate(to)}` : ""),
  delete: (what: string) => `مٹائیں: ${isolate(what)}`,
  deleteShort: "مٹائیں",
  /** None: the fonts of the PDF have no Arabic letters, and the page prints itself. */
  exportPdf: "",
  exportCsv: "CSV کے طور پر ڈاؤن لوڈ کریں",
  print: "پرنٹ کریں",
  more: "مزید دکھائیں",
  recordTitle: "تطہیر کا ریکارڈ",
  recordLead: (day: string) => `میزان نے ${day} کو اسی آلے پر بنایا۔ یہ نہ مالی مشورہ ہے نہ مذہبی۔`,
  year: (year: number) => `سال ${year}`,
} as const;

export const zakatTexts = {
  heading: "آپ کے شیئرز پر زکوٰۃ",
  lead: "خرید و فروخت کی نیت سے رکھے گئے شیئرز پوری مالیت پر شمار ہوتے ہیں؛ طویل مدت کے لیے رکھے گئے اپنے قابلِ زکوٰۃ حصے پر۔",
  columns: { share: "شیئر", purpose: "نیت", value: "مالیت", percent: "قابلِ زکوٰۃ", counted: "شمار ہوتا ہے" },
  trading: "خرید و فروخت",
  longTerm: "طویل مدت",
  bases: {
    own: "جیسا آپ نے درج کیا",
    company_figures: "اس کا نقد اور واجب الوصول رقوم، کم از کم",
    accepted_share: "تسلیم شدہ حصہ",
  },
  acceptedNote: "جہاں حسابات نہ دیکھے جا سکیں، وہاں مارکیٹ مالیت کا 25% لسٹڈ کمپنی کے قابلِ زکوٰۃ اثاثے شمار ہوتا ہے:",
  companyNote:
    "ہمارے اعداد و شمار میں مال کا ذخیرہ (انوینٹری) شامل نہیں، اس لیے کمپنی کا اپنا حصہ زیریں حد ہے؛ یہ وہاں استعمال ہوتا ہے جہاں 25% سے زیادہ ہو۔",
  total: "کل قابلِ زکوٰۃ",
  haramNote:
    "جو شیئرز جائز نہیں وہ بھی شمار ہوتے ہیں: ان کی مالیت پر زکوٰۃ واجب ہے، اس کے علاوہ جو چھوڑنا لازم ہے۔ کسی ایسے عالم سے پوچھیں جس پر آپ کو اعتماد ہو۔",
  hawl: "میرا زکوٰۃ کا سال اس دن شروع ہوا",
  hawlHint: "وہ دن جب آپ پہلی بار صاحبِ نصاب ہوئے، یا آپ نے آخری بار زکوٰۃ دی",
  hawlDue: (day: string) => `قمری سال ${day} کو مکمل ہوتا ہے۔`,
  hawlOver: (day: string) => `قمری سال ${day} کو مکمل ہو چکا: زکوٰۃ واجب ہے۔`,
  fill: "زکوٰۃ کیلکولیٹر میں شامل کریں",
  filled: "آپ کے شیئرز کیلکولیٹر میں ہیں۔",
  open: "کیلکولیٹر کھولیں",
  more: (number: number) => `مزید ${formatCount(number)} دکھائیں`,
  left: (number: number) => `قیمت کے بغیر، اس لیے شامل نہیں: ${counted(number, POSITION)}۔`,
} as const;

export const keepingTexts = {
  heading: "یہ کہاں رکھا جاتا ہے",
  lead: "اس براؤزر میں، اس آلے پر، اور کہیں نہیں۔ ہم اسے کبھی نہیں دیکھتے۔ آلہ بدلنے یا براؤزر صاف کرنے سے پہلے ایک نقل ڈاؤن لوڈ کر لیں۔",
  persistent: "براؤزر نے وعدہ کیا ہے کہ وہ اسے خود سے نہیں مٹائے گا۔",
  evictable:
    "جب آلے پر جگہ ختم ہو تو یہ براؤزر اسے مٹا سکتا ہے؛ Safari سات دن نہ آنے پر بھی مٹا سکتا ہے۔ براؤزر سے اسے رکھنے کو کہیں، یا ایک نقل ڈاؤن لوڈ کریں۔",
  persist: "براؤزر سے اسے رکھنے کو کہیں",
  persistRefused: "براؤزر نے انکار کیا۔ سائٹ انسٹال یا بک مارک کرنے کے بعد یہ اکثر مان جاتا ہے۔",
  export: "نقل ڈاؤن لوڈ کریں",
  passphrase: "نقل کے لیے پاس فریز",
  passphraseHint: "اختیاری۔ مقرر کرنے کے بعد اس کے بغیر کوئی، ہم بھی نہیں، نقل دوبارہ نہیں کھول سکتا۔",
  import: "نقل کھولیں",
  importHint: "نقل کے اندراجات اس میں شامل ہو جاتے ہیں جو یہاں ہے۔",
  openPassphrase: "اس کا پاس فریز",
  unlock: "کھولیں",
  needPassphrase: "یہ نقل مقفل ہے۔ اس کا پاس فریز لکھیں۔",
  wrongPassphrase: "یہ پاس فریز نقل کو نہیں کھولتا۔",
  notACopy: "یہ فائل کسی پورٹ فولیو کی نقل نہیں؛ کچھ نہیں بدلا گیا۔",
  imported: (number: number) => `نقل کھل گئی۔ اب یہاں اندراجات کی تعداد: ${formatCount(number)}۔`,
  forget: "سب کچھ بھلا دیں",
  forgetAsk:
    "آپ کی پوزیشنیں، کھاتہ، صدقات اور جو آپ نے زکوٰۃ کے لیے درج کیا، اس آلے سے فوراً مٹا دیے جاتے ہیں اور بحال نہیں ہو سکتے۔",
  confirm: "یہ سب بھلا دیں",
  keep: "رہنے دیں",
} as const;

export const portfolioNotices = {
  saveFailed: {
    tone: "error",
    title: "یہ محفوظ نہیں ہو سکا",
    description: "براؤزر کی اسٹوریج بھری ہوئی یا بند ہے۔ جو پہلے سے تھا وہ ضائع نہیں ہوا۔",
  },
  recordFailed: { tone: "error", title: "ریکارڈ نہیں بن سکا", description: "براہِ کرم دوبارہ کوشش کریں۔" },
} as const satisfies Record<string, Notice>;
