/** Who should confirm a term that no source was found for; a term of fiqh needs a scholar. */
export type Reviewer = "native reader" | "scholar";

export type GlossaryEntry = {
  /** The English word of the product. */
  term: string;
  arabic: string;
  /** Where this usage was read; null for our own rendering. */
  usage: string | null;
  review: Reviewer | null;
  note?: string;
};

const HALAL_TERMINAL = "README.ar.md of the GitHub repository goww7/halalterminal-mcp";
const INVESTSKY =
  "InvestSky's article in Arabic on shares that comply with Sharia, help.investsky.com/ar/articles/10259980";

const read = (term: string, arabic: string, usage: string, note?: string): GlossaryEntry => ({
  term,
  arabic,
  usage,
  review: null,
  ...(note && { note }),
});
const own = (term: string, arabic: string, review: Reviewer, note?: string): GlossaryEntry => ({
  term,
  arabic,
  usage: null,
  review,
  ...(note && { note }),
});
const forReader = (term: string, arabic: string, note?: string) => own(term, arabic, "native reader", note);
const forScholar = (term: string, arabic: string, note?: string) => own(term, arabic, "scholar", note);

/** One Arabic word for each word of the product. Alternatives that are not to be used stand in the notes. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  forReader("Mizan", "ميزان"),

  read(
    "verdict",
    "نتيجة الفحص",
    HALAL_TERMINAL,
    "Never حكم or فتوى, nor يحكم of a standard (يقيّم); in a list or a sentence also «النتيجة».",
  ),
  read(
    "Halal (badge)",
    "حلال",
    HALAL_TERMINAL,
    "Never نقية: Saudi lists use it for companies without any debt or interest.",
  ),
  forScholar(
    "Questionable (badge)",
    "محل نظر",
    "It holds both «جائز مع التطهير» and «غير محسوم», so neither مشتبه nor فيه شبهة.",
  ),
  forScholar(
    "Haram (badge)",
    "غير متوافق",
    "The softer form as a label; a prohibited business in a sentence is «نشاط محرّم».",
  ),
  forScholar("standing: halal", "حلال"),
  forScholar("standing: halal, purify", "حلال مع التطهير"),
  forScholar("standing: in doubt", "غير محسوم", "Either figures are missing or scholars differ."),
  forScholar("standing: haram", "غير متوافق"),
  forReader("standing: not screened", "لم يُفحص بعد"),
  forReader("standing", "الوضع الشرعي", "Of a share; a change of it is «تغيّر الوضع»."),
  forReader("compliance status", "حالة التوافق"),
  forScholar("yes / no / we can't tell yet", "نعم / لا / لا يمكننا الجزم بعد"),
  forScholar("permissible", "جائز (سهم) / مباح (نشاط)"),
  read("prohibited business", "نشاط محرّم", INVESTSKY),
  forScholar("mixed business", "نشاط مختلط"),
  forScholar("scholars differ", "محل خلاف بين العلماء"),
  read("fatwa", "فتوى", HALAL_TERMINAL),
  read("scholar", "عالم، علماء", HALAL_TERMINAL, "Of a person also «من أهل العلم»."),
  forReader("Shari'ah board", "الهيئة الشرعية"),
  forReader("neither a fatwa nor advice", "ليس فتوى ولا توصية استثمارية"),
  read("disclaimer", "إخلاء المسؤولية", HALAL_TERMINAL),

  read("screening, to screen", "الفحص، فحص", HALAL_TERMINAL),
  read("methodology", "المنهجية", HALAL_TERMINAL),
  forReader(
    "standard",
    "معيار، معايير",
    "Publishers as Arabic names them: أيوفي, داو جونز, فوتسي يسار; MSCI and S&P stay Latin.",
  ),
  forScholar("house method", "منهجية ميزان"),
  forScholar(
    "AAOIFI Standard 21 methodology",
    "منهجية معيار أيوفي رقم 21",
    "In full: هيئة المحاسبة والمراجعة للمؤسسات المالية الإسلامية «أيوفي».",
  ),
  forReader("house limits 33/33/5", "حدود ميزان 33/33/5"),
  read("business activity", "النشاط", HALAL_TERMINAL),
  read("financial ratios, ratio", "النسب المالية، نسبة", HALAL_TERMINAL),
  forReader("limit", "الحد", "Above it: «فوق الحد» or «يتجاوز الحد»; within it: «ضمن الحد»; near it: «قريب من الحد»."),
  forReader("denominator", "المقام"),
  read("market capitalization", "القيمة السوقية", HALAL_TERMINAL),
  read("average market capitalization", "متوسط القيمة السوقية", INVESTSKY),
  forReader("total assets", "إجمالي الأصول"),
  forReader("total liabilities", "إجمالي الالتزامات"),
  read("revenue, total revenue", "الإيرادات، إجمالي الإيرادات", INVESTSKY),
  forScholar("interest-bearing debt", "الديون ذات الفائدة"),
  read("interest", "الفوائد", INVESTSKY),
  forReader("interest income", "دخل الفوائد"),
  forScholar("cash and interest-bearing securities", "النقد والأوراق المالية ذات الفائدة"),
  forReader("short-term investments", "الاستثمارات قصيرة الأجل"),
  forReader("receivables", "الذمم المدينة"),
  forScholar("non-compliant income", "الدخل غير الجائز"),
  forScholar("non-compliant revenue", "الإيرادات غير الجائزة"),
  forReader("operating lease", "عقد إيجار تشغيلي"),
  forReader("Islamic financing", "التمويل الإسلامي"),
  forReader("murabaha deposit", "وديعة مرابحة"),

  read("purification", "التطهير", HALAL_TERMINAL),
  forReader("amount to purify", "مبلغ التطهير"),
  forScholar("to purify (money)", "إخراجه في وجوه الخير", "Never صدقة. Imperative: أخرِج … تطهيرًا."),
  forReader("purification ledger", "سجل التطهير"),
  read("dividend", "توزيعات الأرباح", HALAL_TERMINAL, "One of them: توزيع."),
  forReader("gain on a sale", "ربح البيع"),
  forReader("share, stock", "سهم، أسهم"),
  forReader("ticker, symbol", "الرمز"),
  forReader("exchange", "البورصة"),
  forReader("listing", "إدراج"),
  read("sector", "القطاع", HALAL_TERMINAL),
  forReader("industry", "الصناعة"),
  forReader("region", "المنطقة"),
  forReader("price", "السعر"),
  read("fund / ETF", "صندوق، صناديق / صندوق متداول", HALAL_TERMINAL),
  read("look-through of a fund", "فحص مكوّنات الصندوق", HALAL_TERMINAL),
  forReader("weight in a fund", "الوزن"),
  forReader("alternatives", "البدائل"),

  forReader("filing", "إفصاح، إفصاحات"),
  forReader("annual report", "التقرير السنوي"),
  forReader("balance sheet", "الميزانية العمومية"),
  forReader("figure", "رقم، أرقام"),
  forReader("evidence", "الأدلة"),
  forReader("source", "المصدر"),
  forReader("market snapshot", "لقطة من السوق"),
  forReader("as of", "بتاريخ / حتى"),
  forReader("reported", "معلَن"),
  forReader("estimated", "تقديري"),
  forReader("verified", "موثّق"),
  forReader("not known", "غير معروف"),
  forReader(
    "about / at least / at most",
    "نحو / ما لا يقل عن / ما لا يزيد على",
    "Before a figure; after one also على الأقل، على الأكثر.",
  ),
  forReader("review (of figures)", "مراجعة"),
  forReader("correction", "تصحيح"),
  forReader("change of a verdict", "تغيّر النتيجة"),

  forReader("dashboard", "الرئيسية"),
  forReader("screener", "فرز الأسهم"),
  read("portfolio", "المحفظة", HALAL_TERMINAL),
  forReader("position", "سهم مملوك، أسهمك", "Not مركز, a trader's word."),
  forReader("watchlist", "قائمة المتابعة", "Not قائمة المراقبة."),
  forReader("learning hub, course, lesson", "مركز التعلّم، دورة، درس"),
  forReader("community (forum), discussion, reply", "المجتمع، نقاش، رد"),
  forReader("funds (page)", "الصناديق"),
  forReader("what changed (page)", "ما الذي تغيّر"),
  forReader("donate", "تبرّع"),
  forReader("contact", "اتصل بنا"),
  forReader("automation (page)", "تحديث البيانات"),
  forReader("admin", "الإدارة"),
  forReader("recent searches", "عمليات البحث الأخيرة"),
  forReader("filters", "عوامل التصفية"),
  forReader("report (PDF)", "التقرير"),
  forReader("feed", "خلاصة التحديثات"),
  forReader("notification", "إشعار"),
  forReader("file, import, export", "ملف، استيراد، تصدير"),
  forReader("device, browser", "الجهاز، المتصفح"),
  forReader("try again", "إعادة المحاولة"),
  forReader("buttons", "حفظ، إضافة، إزالة", "Verbal nouns; sentences address the reader in the masculine singular."),

  read("zakat", "الزكاة", HALAL_TERMINAL),
  forReader("zakat calculator", "حاسبة الزكاة"),
  read("nisab", "النصاب", HALAL_TERMINAL),
  forScholar("hawl", "الحول"),
  forScholar("lunar year / solar year", "السنة القمرية (الهجرية) / السنة الشمسية (الميلادية)"),
  forScholar("zakat owed", "الزكاة الواجبة"),
  forScholar("zakatable assets", "الموجودات الزكوية"),
  forScholar("trade goods", "عروض التجارة"),
  forScholar("shares held to trade", "أسهم مقتناة بقصد التجارة"),
  forScholar("shares held for income", "أسهم مقتناة للريع (لأمد طويل)"),
  forScholar("debts due", "الديون الحالّة"),
  forScholar("2.5% (a quarter of a tenth)", "ربع العشر (2.5%)"),
  forScholar("school (madhab)", "المذهب: الحنفي، المالكي، الشافعي، الحنبلي"),
  forReader("International Islamic Fiqh Academy", "مجمع الفقه الإسلامي الدولي"),

  forScholar("conventional banking", "الأعمال المصرفية التقليدية"),
  forScholar("lending at interest", "الإقراض بفائدة"),
  forScholar("conventional insurance / takaful", "التأمين التقليدي / التأمين التكافلي"),
  forReader("alcohol", "الخمور"),
  forReader("pork", "لحم الخنزير"),
  forReader("gambling", "القمار"),
  forReader("tobacco", "التبغ"),
  forReader("weapons and defense", "الأسلحة والصناعات الدفاعية"),
  forReader("adult entertainment", "الترفيه الإباحي"),
];
