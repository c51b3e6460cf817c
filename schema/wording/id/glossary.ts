/** Who should confirm a term that no source was found for; a term of fiqh needs a scholar. */
export type Reviewer = "native reader" | "scholar";

export type GlossaryEntry = {
  /** The English word of the product. */
  term: string;
  indonesian: string;
  /** Where this usage was read; null for our own rendering. */
  usage: string | null;
  review: Reviewer | null;
  note?: string;
};

const HALAL_TERMINAL = "README.id.md of the GitHub repository goww7/halalterminal-mcp";
const OJK = "Reports on the regulations of the OJK on the list of Sharia securities, POJK 35/2017 and POJK 8/2025";

const read = (term: string, indonesian: string, usage: string, note?: string): GlossaryEntry => ({
  term,
  indonesian,
  usage,
  review: null,
  ...(note && { note }),
});
const own = (term: string, indonesian: string, review: Reviewer, note?: string): GlossaryEntry => ({
  term,
  indonesian,
  usage: null,
  review,
  ...(note && { note }),
});
const forReader = (term: string, indonesian: string, note?: string) => own(term, indonesian, "native reader", note);
const forScholar = (term: string, indonesian: string, note?: string) => own(term, indonesian, "scholar", note);

/** One Indonesian word for each word of the product. Alternatives that are not to be used stand in the notes. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  forReader("verdict", "hasil penyaringan", "Never putusan, hukum or fatwa; in a list or a sentence also «hasil»."),
  read("Halal (badge)", "Halal", HALAL_TERMINAL),
  forScholar(
    "Questionable (badge)",
    "Perlu dicermati",
    "It holds both «Halal, perlu pembersihan» and «Belum dapat dipastikan», so neither syubhat nor meragukan.",
  ),
  forScholar("Haram (badge)", "Tidak sesuai syariah", "The softer form as a label; haram in some sentences."),
  forScholar("standing: halal, purify", "Halal, perlu pembersihan"),
  forScholar("standing: in doubt", "Belum dapat dipastikan", "Either figures are missing or scholars differ."),
  forReader("standing: not screened", "Belum disaring"),
  forReader("standing", "status syariah", "The compliance status is «status kesesuaian»."),
  forScholar("permissible", "diperbolehkan", "Boleh needs a verb after it."),
  read("prohibited", "dilarang", OJK),
  forScholar("scholars differ", "diperselisihkan ulama"),
  read("fatwa", "fatwa", HALAL_TERMINAL),
  read("scholar", "ulama", HALAL_TERMINAL),
  read("neither a fatwa nor advice", "bukan fatwa dan bukan rekomendasi investasi", HALAL_TERMINAL),
  read("disclaimer", "penyangkalan", HALAL_TERMINAL),

  read("screening, to screen", "penyaringan, menyaring", HALAL_TERMINAL),
  read("methodology", "metodologi", HALAL_TERMINAL),
  read("standard", "standar", HALAL_TERMINAL),
  forScholar("house method", "metode Mizan"),
  forReader("house limits 33/33/5", "batas Mizan 33/33/5"),
  read("business activity", "kegiatan usaha", OJK, "What a company does is its «bidang usaha»."),
  read("financial ratios, ratio", "rasio keuangan, rasio", OJK),
  forReader(
    "limit",
    "batas",
    "Above: di atas batas; within: dalam batas; at: tepat pada batas; near: mendekati batas.",
  ),
  forReader("denominator", "penyebut"),
  read("market capitalization", "kapitalisasi pasar", HALAL_TERMINAL),
  read("total assets", "total aset", OJK),
  forReader("revenue", "pendapatan"),
  read("interest-bearing debt", "utang berbasis bunga", OJK, "Inside a sentence also «utang berbunga»."),
  read("interest", "bunga", OJK),
  forReader("cash and interest-bearing securities", "kas dan surat berharga berbunga"),
  forReader("receivables", "piutang"),
  read("non-compliant income, non-compliant revenue", "pendapatan tidak halal", OJK),
  forReader("operating lease", "sewa operasi"),
  forReader("Islamic financing", "pembiayaan syariah"),

  forScholar("purification", "pembersihan", "As in «cleansing» of the DSN-MUI; not pemurnian or penyucian."),
  forScholar("to give away", "menyalurkan", "In full: untuk kepentingan sosial. Not bersedekah, which seeks a reward."),
  forReader("purification ledger", "buku pembersihan"),
  read("dividend", "dividen", HALAL_TERMINAL),
  forReader("gain on a sale", "keuntungan penjualan"),
  read("share, stock", "saham", HALAL_TERMINAL),
  forReader("ticker, symbol", "kode saham"),
  forReader("exchange", "bursa"),
  forReader("listing", "pencatatan"),
  forReader("region", "kawasan"),
  read("fund / ETF", "reksa dana / ETF", HALAL_TERMINAL),
  forReader("holdings of a fund", "isi portofolio, efek", "Not kepemilikan, which is ownership."),
  read("alternatives", "alternatif", HALAL_TERMINAL),

  read("filing, annual report", "laporan, laporan tahunan", OJK),
  forReader("balance sheet", "neraca"),
  forReader("figure", "angka"),
  forReader("evidence", "bukti"),
  forReader("source", "sumber"),
  forReader("as of", "per"),
  forReader("reported / estimated / verified", "dilaporkan / perkiraan / terverifikasi"),
  forReader("about / at least / at most", "sekitar / paling sedikit / paling banyak"),
  forReader("refresh", "pembaruan"),
  forReader("review (of figures)", "peninjauan"),

  read("portfolio", "portofolio", HALAL_TERMINAL),
  forReader("position", "posisi"),
  read("watchlist", "daftar pantau", HALAL_TERMINAL),
  forReader("learning hub, course, module", "pusat belajar, kursus, modul"),
  forReader("file, browser, email", "file, browser, email"),
  forReader("feed", "feed", "Known by its English name."),

  forReader("zakat", "zakat"),
  forReader("nisab", "nisab", "Not nishab."),
  forScholar("hawl", "haul"),
  forScholar("lunar year / solar year", "tahun hijriah / tahun masehi"),
  forScholar("zakat owed", "zakat yang wajib dibayar"),
  forScholar("zakatable assets", "harta wajib zakat"),
  forScholar("trade goods", "barang dagangan"),
  forScholar("debts due", "utang jatuh tempo"),
  forScholar("school (madhab)", "mazhab: Hanafi, Maliki, Syafi'i, Hanbali"),
  forReader("International Islamic Fiqh Academy", "Akademi Fikih Islam Internasional"),
];
