/** Who should confirm a term that no source was found for; a term of fiqh needs a scholar. */
export type Reviewer = "native reader" | "scholar";

export type GlossaryEntry = {
  /** The English word of the product. */
  term: string;
  urdu: string;
  review: Reviewer;
  note?: string;
};

const of =
  (review: Reviewer) =>
  (term: string, urdu: string, note?: string): GlossaryEntry =>
    note === undefined ? { term, urdu, review } : { term, urdu, review, note };
const forReader = of("native reader");
const forScholar = of("scholar");

/** One Urdu word for each word of the product. Alternatives that are not to be used stand in the notes. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  forReader("verdict", "نتیجہ، جانچ کا نتیجہ", "Never فیصلہ or فتویٰ; the ruling of an authority is فیصلہ."),
  forScholar("Halal (badge), standing: halal", "حلال"),
  forScholar("Questionable (badge)", "محلِ نظر", "It holds permissible shares and doubts alike, so not مشتبہ."),
  forScholar("Haram (badge), standing: haram", "شریعت کے مطابق نہیں", "The softer form; a business is «حرام کاروبار»."),
  forScholar("standing: halal, purify", "حلال، تطہیر کے ساتھ"),
  forScholar("standing: in doubt", "غیر یقینی", "Either figures are missing or scholars differ."),
  forReader("standing: not screened", "ابھی جانچا نہیں گیا"),
  forReader("standing", "شرعی حیثیت"),
  forScholar("permissible / prohibited", "جائز / حرام"),
  forScholar("scholars differ", "علماء کا اختلاف"),
  forReader("we can't tell yet", "ابھی کہا نہیں جا سکتا"),
  forReader("disclaimer", "دستبرداری"),

  forReader("screening, to screen", "جانچ، جانچنا"),
  forReader("methodology, standard", "طریقۂ کار، معیار"),
  forReader("house method, house limits", "میزان کا طریقۂ کار، میزان کی حدود"),
  forReader("limit", "حد", "حد کے اندر، حد پر، حد سے اوپر، حد کے قریب."),
  forReader("ratio", "تناسب"),
  forReader("market capitalization", "مارکیٹ کیپ"),
  forReader("total assets, total liabilities", "کل اثاثے، کل واجبات"),
  forReader("revenue and income", "آمدنی", "Total revenue is «کل آمدنی»."),
  forScholar("interest-bearing debt", "سودی قرض"),
  forScholar("cash and interest-bearing securities", "نقد اور سودی سیکیورٹیز"),
  forScholar("non-compliant income", "ناجائز آمدنی"),
  forReader("receivables", "واجب الوصول رقوم"),
  forScholar("conventional banking, insurance", "روایتی (سودی) بینکاری، روایتی انشورنس", "Not بیمہ."),
  forScholar("lending at interest", "سود پر قرض دینا"),

  forScholar("purification", "تطہیر"),
  forScholar("to purify (money)", "تطہیر کے لیے دینا", "Never صدقہ."),
  forReader("dividend", "ڈیویڈنڈ", "Not منافع, which is a gain."),
  forReader("share, stock", "شیئر، شیئرز"),
  forReader("symbol", "سمبل"),
  forReader("exchange, listing", "ایکسچینج، لسٹنگ"),
  forReader("fund, holdings of a fund", "فنڈ، اجزا"),
  forReader("alternatives, peers", "متبادل، اسی شعبے کی کمپنیاں"),

  forReader("filing, annual report, balance sheet", "فائلنگ، سالانہ رپورٹ، بیلنس شیٹ"),
  forReader("figure, figures", "عدد، اعداد و شمار"),
  forReader("source, evidence", "ماخذ، شواہد"),
  forReader("market snapshot", "مارکیٹ اسنیپ شاٹ"),
  forReader("reported, estimated, verified", "رپورٹ شدہ، تخمینی، تصدیق شدہ"),
  forReader("about / at least / at most", "تقریباً / کم از کم / زیادہ سے زیادہ"),
  forReader("refresh, review", "اپ ڈیٹ، نظرِ ثانی"),

  forScholar("zakat, nisab", "زکوٰۃ، نصاب"),
  forScholar("zakatable wealth", "قابلِ زکوٰۃ مال"),
  forScholar("trade goods", "مالِ تجارت"),
  forScholar("shares held to trade", "خرید و فروخت کی نیت سے رکھے گئے شیئرز"),
  forScholar("debts due", "جن قرضوں کی ادائیگی کا وقت آ چکا ہو", "Not واجب الادا, which is every debt."),
  forScholar("school (madhab)", "فقہی مسلک", "Of one of them فقہ حنفی."),
];
