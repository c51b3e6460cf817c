/** Who should confirm a term that no source was found for; a term of fiqh needs a scholar. */
export type Reviewer = "native reader" | "scholar";

export type GlossaryEntry = {
  /** The English word of the product. */
  term: string;
  turkish: string;
  /** Where this usage was read; null for our own rendering. */
  usage: string | null;
  review: Reviewer | null;
  note?: string;
};

const INVESTING_SKILL = "A public guide in Turkish to halal investing in Turkey, a file of a GitHub repository";
const SCREENING_CODE = "A public screening of US shares that is written in Turkish, a file of a GitHub repository";
const ZAKAT_COMPANION = "messages/tr.json of the GitHub repository Talha-Bayansar/zakat-companion";

const read = (term: string, turkish: string, usage: string, note?: string): GlossaryEntry => ({
  term,
  turkish,
  usage,
  review: null,
  ...(note && { note }),
});
const own = (term: string, turkish: string, review: Reviewer, note?: string): GlossaryEntry => ({
  term,
  turkish,
  usage: null,
  review,
  ...(note && { note }),
});
const forReader = (term: string, turkish: string, note?: string) => own(term, turkish, "native reader", note);
const forScholar = (term: string, turkish: string, note?: string) => own(term, turkish, "scholar", note);

/** One Turkish word for each word of the product. Alternatives that are not to be used stand in the notes. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  forReader("verdict", "tarama sonucu", "Never hüküm or fetva; in a list or a sentence also «sonuç»."),
  read("Halal (badge)", "Helal", INVESTING_SKILL),
  forScholar(
    "Questionable (badge)",
    "İncelenmeli",
    "Read so for a doubt; here it also holds what is permissible with purification.",
  ),
  read("Haram (badge)", "Uygun değil", INVESTING_SKILL, "A prohibited business in a sentence is «haram faaliyet»."),
  forScholar("standing: halal, purify", "Helal, arındırma gerekir"),
  forScholar("standing: in doubt", "Belirsiz", "Either figures are missing or scholars differ."),
  forReader("standing: not screened", "Taranmadı"),
  forReader("standing", "durum", "A change of it is «durum değişikliği»."),
  forScholar("permissible", "uygun", "Never caiz, which is a ruling."),
  forScholar("prohibited business", "haram faaliyet"),
  read("scholars differ", "ihtilaflı", INVESTING_SKILL),
  read("scholar", "âlim", INVESTING_SKILL),
  read("Shari'ah board", "danışma kurulu", INVESTING_SKILL),
  forReader("neither a fatwa nor advice", "ne yatırım tavsiyesi ne de fetva"),
  forReader("disclaimer", "yasal uyarı"),
  read("screening, to screen", "tarama, taramak", INVESTING_SKILL),
  forReader("screener", "Hisse Tarama", "Never tarayıcı alone, which is the browser."),
  forReader("test of a screening", "ölçüt"),
  forReader("methodology", "yöntem"),
  forReader("house method", "Mizan yöntemi", "Its limits: Mizan sınırları 33/33/5."),
  forScholar("AAOIFI's Sharia Standard No. 21", "AAOIFI 21 No'lu Şer'î Standart"),
  read("business activity", "faaliyet", INVESTING_SKILL),
  forReader("financial ratios, ratio", "finansal oranlar, oran"),
  forReader("limit", "sınır", "Others write eşik. At it: «sınırında»; above it: «sınırının üstünde»."),
  read("denominator", "payda", SCREENING_CODE),
  read("market capitalization", "piyasa değeri", SCREENING_CODE),
  read("total assets", "toplam varlıklar", SCREENING_CODE),
  read("total revenue", "toplam gelir", SCREENING_CODE, "Hasılat is not used: income and revenue are both gelir."),
  read("interest-bearing debt", "faizli borç", INVESTING_SKILL),
  forReader("cash and interest-bearing securities", "nakit ve faizli menkul kıymetler"),
  read("receivables", "alacaklar", SCREENING_CODE),
  read("non-compliant income", "uygun olmayan gelir", INVESTING_SKILL),
  read("purification", "arındırma", INVESTING_SKILL),
  forScholar("to purify (money)", "hayra vermek", "In full: sevap beklemeden. Bağış is a gift to Mizan."),
  read("dividend", "temettü", INVESTING_SKILL),
  forReader("gain on a sale", "satış kazancı"),
  forReader("share, stock", "hisse", "Counted: pay. Institutions write pay senedi."),
  forReader("ticker, symbol", "sembol"),
  forReader("listing", "kotasyon"),
  forReader("industry", "iş kolu"),
  forReader("fund, ETF", "fon, BYF"),
  forReader("holdings", "varlıklar"),
  forReader("to hold", "elde tutmak", "Never tutmak alone; of a fund «içinde … var»."),
  forReader("filing", "bildirim", "A notification is bildirim too; a report in the forum is «şikâyet»."),
  forReader("figure", "rakam"),
  forReader("evidence", "dayanak"),
  forReader("market snapshot", "piyasa görüntüsü"),
  forReader("as of", "… itibarıyla"),
  forReader("estimated", "tahminî"),
  forReader("refresh", "yenileme"),
  forReader("watchlist", "izleme listesi"),
  forReader("portfolio", "portföy"),
  read("zakat", "zekât", INVESTING_SKILL),
  read("nisab", "nisap", ZAKAT_COMPANION, "Without a case ending; before a vowel «nisaba», «nisabın»."),
  read("zakatable", "zekâta tabi", ZAKAT_COMPANION),
  forReader("counted for zakat", "hesaba katılır", "Not sayılır, which is to be deemed."),
  read("debts due", "vadesi gelen borçlar", ZAKAT_COMPANION),
  forScholar("lunar year", "kamerî yıl"),
  forScholar("good debts", "sağlam alacaklar; tahsil edilebilir alacaklar"),
  forScholar("worn jewelry", "takılan ziynet"),
  forScholar("held to trade", "alım satım için tutulan"),
];
