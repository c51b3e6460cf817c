/** Who should confirm a term that no source was found for; a term of fiqh needs a scholar. */
export type Reviewer = "native reader" | "scholar";

export type GlossaryEntry = {
  /** The English word of the product. */
  term: string;
  malay: string;
  /** Where this usage was read; null for our own rendering. */
  usage: string | null;
  review: Reviewer | null;
  note?: string;
};

const SC = "List of Shariah-compliant securities by the Securities Commission Malaysia, its Malay text";
const HALAL_TERMINAL = "README.ms.md of the GitHub repository goww7/halalterminal-mcp";

const read = (term: string, malay: string, usage: string, note?: string): GlossaryEntry =>
  note === undefined ? { term, malay, usage, review: null } : { term, malay, usage, review: null, note };
const own = (term: string, malay: string, review: Reviewer, note?: string): GlossaryEntry =>
  note === undefined ? { term, malay, usage: null, review } : { term, malay, usage: null, review, note };
const forReader = (term: string, malay: string, note?: string) => own(term, malay, "native reader", note);
const forScholar = (term: string, malay: string, note?: string) => own(term, malay, "scholar", note);

/** One Malay word for each word of the product. Alternatives that are not to be used stand in the notes. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  read("verdict", "keputusan saringan", HALAL_TERMINAL, "In a list or a sentence «keputusan»; never hukum or fatwa."),
  forScholar(
    "Halal (badge), standing: halal",
    "Halal",
    "Not Patuh Syariah: the Securities Commission says that of its own list.",
  ),
  forScholar("Questionable (badge)", "Perlu diteliti", "It holds both permissible shares and doubts, so not syubhah."),
  forScholar(
    "Haram (badge), standing: haram",
    "Tidak lulus saringan",
    "Not Tidak patuh Syariah, the word of that list.",
  ),
  forScholar("standing: halal, purify", "Halal, perlu disucikan", "Not harus, which is also «must»."),
  forScholar("standing: in doubt", "Belum dapat ditentukan", "Either figures are missing or scholars differ."),
  forReader("standing: not screened", "Belum disaring"),
  forReader("standing", "kedudukan"),
  forScholar("permissible / prohibited", "dibolehkan / terlarang"),
  forScholar("scholars differ", "ulama berbeza pendapat"),
  read("fatwa", "fatwa", HALAL_TERMINAL),
  read("scholar", "ulama", HALAL_TERMINAL),
  forReader("ruling of an authority", "ketetapan", "Beside «keputusan», which is ours."),
  read("neither a fatwa nor advice", "bukan fatwa dan bukan syor pelaburan", HALAL_TERMINAL),
  read("disclaimer", "penafian", HALAL_TERMINAL),

  read("screening, to screen", "saringan, menyaring", HALAL_TERMINAL),
  forReader("standard / methodology", "piawaian / metodologi"),
  read("limit / threshold", "had / tanda aras", SC, "Above it «di atas had», within it «dalam had»."),
  read("ratio, financial ratios", "nisbah, nisbah kewangan", SC),
  forReader("denominator", "penyebut"),
  forReader("market capitalization", "permodalan pasaran", "Not nilai pasaran, which is the market value."),
  forReader("average market capitalization", "purata permodalan pasaran"),
  read("total assets", "jumlah aset", SC),
  forReader("revenue / income", "hasil / pendapatan"),
  read("interest, interest-bearing debt", "faedah, hutang berfaedah", HALAL_TERMINAL),
  forReader("cash and interest-bearing securities", "tunai dan sekuriti berfaedah"),
  forReader("receivables", "akaun belum terima", "In zakat: hutang yang belum diterima."),
  forScholar("non-compliant income", "pendapatan tidak patuh Syariah"),
  forReader("operating lease", "pajakan operasi"),
  forReader("Islamic financing, murabaha deposit", "pembiayaan Islam, deposit murabahah"),

  forScholar("purification, amount to purify", "penyucian, amaun penyucian", "Not pembersihan, penulenan."),
  forScholar("to give away", "menyerahkan kepada kebajikan", "Not bersedekah, which seeks a reward."),
  forReader("dividend, gain on a sale", "dividen, keuntungan jualan"),
  forReader("fund, holding, weight in a fund", "dana, pegangan, wajaran"),
  forReader("alternatives, peers", "alternatif, syarikat setara"),
  read("filing / annual report", "penyata (yang difailkan), pemfailan SEC / laporan tahunan", SC),
  forReader("evidence, source, figure", "bukti, sumber, angka"),
  forReader("reported / estimated / verified", "dilaporkan / anggaran / disahkan"),
  forReader("about / at least / at most", "kira-kira / sekurang-kurangnya / paling banyak", "Before the figure."),
  read("as of", "setakat", SC),
  forReader("refresh (of the figures)", "kemas kini"),
  forReader("watchlist", "senarai pantau"),
  forReader("feed, notification", "suapan, pemberitahuan"),

  read("zakat, nisab", "zakat, nisab", HALAL_TERMINAL),
  forScholar("hawl", "haul", "In sentences «genap setahun»."),
  forScholar("lunar year / solar year", "tahun hijrah / tahun masihi"),
  forScholar("zakatable assets", "harta layak zakat"),
  forScholar("trade goods", "barang perniagaan"),
  forScholar("shares held to trade / long-term", "saham untuk jual beli / pegangan jangka panjang"),
  forScholar("debts due", "hutang matang"),
  forScholar("school (madhab)", "mazhab: Hanafi, Maliki, Syafie, Hanbali"),
  forReader("International Islamic Fiqh Academy", "Akademi Fiqh Islam Antarabangsa"),
];
