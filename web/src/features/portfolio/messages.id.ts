import type { LedgerNote, LedgerRule, LedgerWay } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import { formatCount } from "../../../../schema/wording/id/format.ts";
import { STANDING_LABELS } from "../../../../schema/wording/id/screening/standing.ts";
import type { Notice } from "../../lib/notices.ts";

const count = (number: number, noun: string) => `${formatCount(number)} ${noun}`;
const andMore = (number: number) => ` dan ${formatCount(number)} lainnya`;

export const pageTexts = {
  title: "Portofolio",
  lead: "Mana di antara kepemilikan Anda yang diperbolehkan, dan berapa yang harus disalurkan. Semuanya tetap di perangkat ini.",
  loading: "Membuka portofolio Anda…",
  forbiddenTitle: "Browser ini tidak menyimpan apa pun",
  forbidden:
    "Portofolio disimpan hanya di browser Anda, dan browser ini tidak mengizinkannya. Jendela pribadi sering menjadi penyebabnya.",
  crashedTitle: "Portofolio Anda tidak dapat dibuka",
  crashed:
    "Terjadi kesalahan di pihak kami, atau koneksi terputus. Yang Anda masukkan tetap tersimpan; silakan muat ulang halaman.",
  failedTitle: "Bagian ini tidak dapat ditampilkan",
  failed: "Terjadi kesalahan di pihak kami, atau koneksi terputus. Portofolio Anda tetap tersimpan.",
  emptyTitle: "Belum ada apa pun di sini",
  empty:
    "Ketik yang Anda miliki, tempelkan, atau impor file broker Anda. Hanya kode saham dan nama perusahaan yang Anda ketik yang dikirim kepada kami, untuk dicari.",
  tabs: { positions: "Posisi", purification: "Pembersihan", zakat: "Zakat", keeping: "File Anda" },
  tabsLabel: "Bagian-bagian portofolio",
  asking: "Mencari yang Anda miliki…",
  lookUpFailed: "Hasilnya saat ini tidak dapat dicari; yang terakhir diketahui ditampilkan.",
  neverAnswered: "Hasilnya saat ini tidak dapat dicari. Posisi Anda tetap tersimpan.",
  tryAgain: "Coba lagi",
  askedAt: (day: string, oldest: string) => `Dicari pada ${day}. Harga tertua per ${oldest}.`,
} as const;

export const answerTexts = {
  heading: "Yang Anda miliki",
  total: "seluruhnya",
  standard: "Dinilai menurut",
  houseStandard: (name: string) => `${name} (Mizan)`,
  bar: "Nilai menurut status syariah",
  barLabel: (parts: readonly string[]) => `Nilai menurut status syariah: ${parts.join(", ")}`,
  columns: { standing: "Status syariah", value: "Nilai", percent: "Bagian dari nilai", count: "Posisi" },
  withoutValue: (number: number) =>
    `${count(number, "posisi")} tidak memiliki harga dan tidak dihitung dalam nilainya.`,
  empty: "Belum ada posisi yang memiliki harga.",
  stepsTitle: "Yang perlu dilakukan dahulu",
  nothing: "Tidak ada yang memerlukan perhatian Anda.",
  steps: {
    haram: (names: string, value: string) =>
      `Tidak boleh menurut standar ini: ${names}${value}. Lihat alasannya, lalu putuskan yang akan Anda lakukan.`,
    fundsHaram: (names: string) =>
      `Reksa dana berisi perusahaan yang tidak diperbolehkan menurut standar ini: ${names}.`,
    nameInDoubt: (names: string) => `File Anda mungkin merujuk ke perusahaan lain: ${names}. Periksa kodenya.`,
    unknown: (names: string) => `Tidak dikenali: ${names}. Masukkan kodenya.`,
    noPrice: (names: string) => `Tanpa harga: ${names}. Masukkan harganya agar ikut dihitung.`,
    purify: (amount: string, year: number) => `Untuk ${year}, ${amount} masih harus disalurkan.`,
    unknownLines: (number: number) => `${count(number, "entri")} dalam buku Anda belum dapat dihitung.`,
    doubt: (names: string) => `Belum dapat dipastikan: ${names}. Angka kami tidak menentukannya.`,
    incomplete: (names: string) =>
      `Catatan Anda menunjukkan lebih banyak yang dijual daripada yang dibeli: ${names}. Ada file lebih lama yang kurang.`,
  },
  andMore,
  names: (keys: readonly string[], others: number) => keys.join(", ") + (others > 0 ? andMore(others) : ""),
  changesTitle: "Berubah sejak kunjungan terakhir Anda",
  noChanges: (day: string) => `Tidak ada hasil yang berubah sejak ${day}.`,
  firstVisit: "Mulai sekarang, hasil yang berubah di antara kunjungan Anda tercantum di sini.",
  change: (from: string, to: string) => `${from} → ${to}`,
  sectorsTitle: "Menurut sektor",
  unknownSector: "Sektor tidak diketahui",
  concentrated: (sector: string, percent: string) => `${percent} berada dalam satu sektor: ${sector}.`,
  companiesTitle: "Menurut perusahaan",
  companiesNote:
    "Hanya sepuluh kepemilikan terbesar setiap reksa dana yang dihitung, sehingga angka sebenarnya mungkin lebih tinggi.",
  within: (funds: readonly string[]) => `juga dalam ${funds.join(", ")}`,
  onlyWithin: (funds: readonly string[]) => `dalam ${funds.join(", ")}`,
  unreliableFunds: (names: string) =>
    `Dihitung menurut kepemilikan yang lama, tidak lengkap, atau sebagian besar tidak dikenali: ${names}. Baris di bawah menyebut yang mana; hari ini reksa dana itu mungkin memegang saham lain.`,
  funds: "Reksa dana dihitung menurut isinya, termasuk kasnya.",
  standings: { ...STANDING_LABELS, not_screened: "Belum disaring", cash: "Kas dalam reksa dana" },
} as const;

export const addTexts = {
  heading: "Tambahkan yang Anda miliki",
  ways: { type: "Ketik", paste: "Tempel", file: "Dari file" },
  waysLegend: "Cara menambahkan",
  symbol: "Kode saham atau perusahaan",
  symbolHint: "Apple, atau seperti di bursanya: AAPL, VOD.L, 2222.SR",
  chooseCompany: "Pilih perusahaan yang Anda maksud",
  searching: "Mencari perusahaan…",
  suggestions: (number: number) => count(number, "perusahaan"),
  shares: "Jumlah saham",
  cost: "Harga beli per saham",
  costHint: "Opsional; untuk keuntungan",
  currency: "Mata uang",
  account: "Rekening",
  accountHint: "Opsional",
  heldSince: "Dipegang sejak",
  heldSinceHint: "Opsional; untuk pembersihan menurut saham yang dipegang",
  add: "Tambahkan posisi",
  accountName: (account: string) =>
    account === BY_HAND ? "Diisi sendiri" : account === OWN_FILE ? "File saya" : account,
  noConnection: "Tidak ada koneksi: ketik kodenya, seperti AAPL.",
  badSymbol: "Masukkan kode saham atau nama perusahaan",
  badShares: "Masukkan jumlah saham di atas 0",
  badCost: "Masukkan harga, atau biarkan kosong",
  paste: "Yang Anda miliki, satu per baris",
  pasteHint: "AAPL 25, atau baris yang disalin dari lembar kerja atau halaman broker.",
  read: "Baca barisnya",
  file: "File broker Anda (CSV atau XLSX)",
  fileHint: (brokers: string) =>
    `Dikenali dari kolomnya: ${brokers}. Untuk file lain, Anda menentukan sendiri isi setiap kolom.`,
  reading: "Membaca…",
  choose: "Apa isi setiap kolom?",
  chooseLead: "Kami tidak mengenali format ini. Baris-baris pertama file Anda:",
  notThere: "Tidak ada dalam file",
  fields: {
    symbol: "Kode saham",
    isin: "ISIN",
    name: "Nama",
    shares: "Jumlah saham",
    price: "Harga atau harga perolehan per saham",
    amount: "Jumlah uang",
    date: "Tanggal",
    kind: "Beli, jual, atau dividen",
    currency: "Mata uang",
  },
  ownCurrency: "Mata uang bila file tidak memuatnya",
  dateOrder: "Tanggal seperti 03/04/2025 berarti",
  dayFirst: "hari dahulu (3 April)",
  monthFirst: "bulan dahulu (4 Maret)",
  take: "Impor barisnya",
  cancel: "Batal",
  chooseMissing: "Pilih sedikitnya kode saham, ISIN, atau nama, dan jumlah saham atau jumlah uang.",
  taken: (added: number, broker: string | null) =>
    added === 0
      ? "Tidak ada yang baru: semua isinya sudah ada di sini."
      : `${count(added, "entri")} diimpor${broker ? ` dari ${broker}` : ""}.`,
  known: (number: number) => `${count(number, "baris")} sudah ada di sini.`,
  ignored: (number: number) =>
    `${count(number, "baris")} bukan posisi, transaksi, atau dividen (setoran, bunga, dan sejenisnya).`,
  left: (number: number) => `${count(number, "baris")} dilewatkan`,
  leftRow: (row: number, table: string | null) => (table ? `${table}, baris ${row}` : `Baris ${row}`),
} as const;

export const positionTexts = {
  caption: "Posisi Anda",
  find: "Cari posisi",
  standing: "Tampilkan",
  any: "Semua",
  columns: {
    share: "Saham",
    shares: "Jumlah",
    price: "Harga",
    value: "Nilai",
    standing: "Status syariah",
    actions: "Tindakan",
  },
  priceOf: (day: string) => `per ${day}`,
  ownPrice: (day: string) => `dari Anda, ${day}`,
  enterPrice: "Masukkan harga",
  shownOnly: { no_price: "Tanpa harga", not_known: "Tidak dikenali", name_in_doubt: "Mungkin perusahaan lain" },
  whichCompany: "Perusahaan mana ini?",
  alternatives: (symbol: string) => `Alternatif untuk ${symbol}`,
  alternativesAsked: "Mencari perusahaan sebanding dengan status syariah lebih baik…",
  alternativesFailed: "Saat ini tidak dapat dicari.",
  noAlternatives: "Tidak ada perusahaan sebanding dengan status syariah lebih baik yang ditemukan.",
  accounts: (number: number) => count(number, "rekening"),
  notKnown: "Tidak kami kenal",
  fund: "Reksa dana, menurut isinya",
  fundParts: (passes: string, doubt: string, haram: string) =>
    `${passes} lolos, ${doubt} belum dapat dipastikan, ${haram} tidak diperbolehkan; selebihnya tidak dinilai.`,
  fundUnknown: "Isinya belum diketahui, sehingga tidak ada yang dinilai.",
  fundOf: (day: string) => `Kepemilikan per ${day}.`,
  verdictOf: (name: string) => `hasil penyaringan ${name}`,
  nameInDoubt: (name: string) => `File Anda menyebutnya “${name}”. Apakah ini perusahaan yang sama?`,
  isSame: "Ya, sama",
  edit: (name: string) => `Ubah ${name}`,
  editShort: "Ubah",
  more: (number: number) => `Tampilkan ${formatCount(number)} lagi`,
  shown: (shown: number, all: number) => `${formatCount(shown)} dari ${formatCount(all)} ditampilkan`,
  noneFound: "Tidak ada posisi yang cocok.",
  editTitle: (name: string) => `Ubah ${name}`,
  symbol: "Kode saham di platform ini",
  symbolHint: "Jika yang dimaksud perusahaan lain, ketik nama atau kodenya",
  ownPriceField: "Harga saham dari Anda sendiri, dalam dolar AS",
  ownPriceHint: "Biarkan kosong untuk harga bertanggal dari platform ini",
  noPriceHint: "Kami tidak memiliki harganya: masukkan harga terbaru yang Anda ketahui",
  trading: "Dibeli untuk dijual kembali (untuk diperdagangkan)",
  zakatable: "Bagian nilainya yang wajib dizakati, persen",
  zakatableHint: "Hanya jika Anda mengetahuinya dari laporan keuangan perusahaan",
  save: "Simpan",
  remove: "Hapus posisi ini",
  removeNote: "Pembelian, penjualan, dividen, dan pemecahan sahamnya ikut dihapus.",
  confirmRemove: "Ya, hapus",
  badNumber: "Masukkan angka, atau biarkan kosong",
  badPercent: "Masukkan persentase dari 0 sampai 100, atau biarkan kosong",
  records: "Catatannya",
  deleteRecord: "Hapus",
} as const;

export const WAY_LABELS: Readonly<Record<LedgerWay, string>> = {
  dividend: "Atas dividen",
  capital_gains: "Atas keuntungan penjualan",
  held_share: "Atas saham yang dipegang",
};

export const WAY_HOLDERS: Readonly<Record<LedgerWay, string>> = {
  dividend:
    "Muhammad Taqi Usmani: bagian dari setiap dividen yang sama dengan bagian pendapatan tidak halal perusahaan dalam total pendapatannya.",
  capital_gains:
    "Bagian yang sama dari keuntungannya. Usmani menyebut membersihkan keuntungan juga sebagai lebih berhati-hati; yang lain berpendapat bahwa keuntungan tidak memerlukan pembersihan.",
  held_share:
    "Standar AAOIFI No. 21: pendapatan tidak halal perusahaan dibagi kepada semua sahamnya, untuk waktu selama dipegang, baik perusahaan membagikan dividen maupun tidak.",
};

export const RULE_LABELS: Readonly<Record<LedgerRule, string>> = {
  dividend: "Dividen saja",
  dividend_and_gains: "Dividen dan keuntungan",
  held_share: "Saham yang dipegang (AAOIFI)",
};

export const NOTE_TEXTS: Readonly<Record<LedgerNote, string>> = {
  first_known_ratio: "lebih lama daripada rasio pertama kami, yang dipakai sebagai gantinya",
  nearest_ratio: "rasio pada hari itu tidak diketahui; rasio terdekat yang diketahui dipakai",
  ratio_not_known: "rasionya tidak diketahui",
  ratio_estimated: "rasionya bertumpu pada perkiraan",
  income_estimated: "pendapatan perusahaan diperkirakan",
  at_least: "jumlah paling sedikit: sumbernya tidak mencakup investasi jangka pendek dan hasilnya",
  at_most: "jumlah paling banyak: sumbernya mencakup pendapatan lain",
  income_of_other_year: "menurut pendapatan perusahaan pada tahun lain",
  income_not_known: "pendapatan perusahaan atau jumlah sahamnya tidak diketahui",
  rate_of_other_day: "dikonversi dengan kurs hari lain",
  rate_not_known: "kursnya tidak diketahui",
  no_gain: "tanpa keuntungan",
  purchase_price_not_known: "harga belinya tidak diketahui",
  sold_before_bought: "catatan Anda memuat lebih sedikit saham pada hari itu",
  spin_off_cost_not_known: "pemisahan usaha mengambil bagian harga perolehan yang tidak diketahui",
  cost_average: "harga perolehan: rata-rata pembelian",
  cost_first_in: "harga perolehan: yang pertama dibeli, pertama dijual",
  cost_given: "harga perolehan menurut catatan Anda",
  merger_cash: "uang tunai yang dibayarkan dalam penggabungan",
  reinvested: "dibayar dengan saham: harus disalurkan meski tidak ada uang tunai",
  tax_not_deducted: "dividen utuh, sebelum pajak yang dipotong",
  moved_away: "sebagian saham pindah ke rekening tanpa catatan dan tidak dihitung sejak hari itu",
  time_assumed: "dipegang sepanjang tahun, sejauh yang dinyatakan catatan Anda",
  fund_by_weight: "reksa dana: menurut isinya, dengan bobot dan dividen",
  fund_holds_haram:
    "sebagian berasal dari kepemilikan yang tidak diperbolehkan: semua yang dibayarkan usaha yang dilarang disalurkan, dan dari yang lain sebesar yang dinyatakan rasionya sendiri; tanyakan kepada ulama apakah itu cukup",
  given_whole:
    "semuanya: usahanya dilarang, atau perusahaan itu tidak lolos dan rasionya tidak diketahui; bagian reksa dana dari perusahaan semacam itu diperlakukan sama",
  haram_on_that_day: "haram pada hari itu: tanyakan kepada ulama apakah menyalurkan bagian ini cukup",
};

export const ledgerTexts = {
  heading: "Pembersihan dari tahun ke tahun",
  rule: "Metode saya",
  yearsCaption: "Yang harus disalurkan setiap tahun, menurut setiap metode",
  columns: { year: "Tahun", due: "Harus disalurkan", given: "Disalurkan", owed: "Sisa" },
  about: (amount: string) => `sekitar ${amount}`,
  atLeast: (amount: string) => `paling sedikit ${amount}`,
  atMost: (amount: string) => `paling banyak ${amount}`,
  unknownLines: (number: number) => `${count(number, "entri")} tanpa jumlah`,
  empty:
    "Dividen, penjualan, dan saham yang Anda pegang tampil di sini, dengan yang harus disalurkan untuk masing-masing.",
  linesTitle: "Rincian entri",
  lineColumns: {
    date: "Tanggal",
    what: "Keterangan",
    base: "Jumlah",
    ratio: "Rasio",
    purification: "Harus disalurkan",
  },
  way: "Tampilkan",
  followed: "Menurut metode saya",
  unknown: "Tanpa jumlah",
  allWays: "Setiap entri",
  noLines: "Belum ada entri jenis ini.",
  line: { dividend: "Dividen", capital_gains: "Penjualan", held_share: "Saham yang dipegang" },
  lineOf: (line: string, key: string) => `${line}, ${key}`,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join("; "),
  ratioFrom: (day: string) => `per ${day}`,
  notKnown: "tidak diketahui",
  ratesOf: (day: string) =>
    `Mata uang lain dengan kurs ${day}. Jumlah dihitung tanpa pembulatan; totalnya dibulatkan ke atas hingga satu sen.`,
  addTitle: "Tambahkan entri",
  kindLegend: "Yang ditambahkan",
  symbol: "Kode saham atau perusahaan",
  date: "Tanggal",
  amount: "Jumlah",
  currency: "Mata uang",
  shares: "Jumlah saham",
  salePrice: "Harga jual per saham",
  purchasePrice: "Harga beli per saham",
  ratio: "Saham baru untuk setiap saham lama",
  to: "Disalurkan kepada",
  forYear: "Untuk tahun",
  add: "Tambahkan entri",
  givenTitle: "Yang sudah disalurkan",
  givenOn: (day: string, year: number) => `${day}, tahun ${year}`,
  givenTo: (to: string) => (to ? `kepada ${to}` : ""),
  delete: (what: string) => `Hapus ${what}`,
  deleteShort: "Hapus",
  exportPdf: "Unduh catatan (PDF)",
  exportCsv: "Unduh sebagai CSV",
  print: "Cetak",
  more: "Tampilkan lebih banyak",
  recordTitle: "Catatan pembersihan",
  recordLead: (day: string) =>
    `Dibuat pada ${day} oleh Mizan, di perangkat ini. Bukan nasihat keuangan dan bukan nasihat keagamaan.`,
  year: (year: number) => `Tahun ${year}`,
} as const;

export const zakatTexts = {
  heading: "Zakat atas saham Anda",
  lead: "Saham untuk diperdagangkan dihitung penuh nilainya; saham yang dipegang jangka panjang dihitung menurut bagiannya yang wajib dizakati.",
  columns: { share: "Saham", purpose: "Dipegang", value: "Nilai", percent: "Wajib dizakati", counted: "Dihitung" },
  trading: "untuk diperdagangkan",
  longTerm: "jangka panjang",
  bases: {
    own: "seperti yang Anda masukkan",
    company_figures: "kas dan piutangnya, paling sedikit",
    accepted_share: "patokan 25% (National Zakat Foundation)",
  },
  acceptedNote:
    "Bila laporan keuangannya tidak dapat ditelaah, National Zakat Foundation menghitung 25% dari nilai pasar sebagai harta wajib zakat perusahaan tercatat:",
  companyNote:
    "Angka kami tidak mencakup persediaan, sehingga bagian perusahaan sendiri adalah batas bawah; bagian itu dipakai bila di atas 25%.",
  total: "Wajib dizakati seluruhnya",
  haramNote:
    "Saham yang tidak diperbolehkan juga dihitung: zakat wajib atas nilainya, di samping yang harus dilepaskan. Tanyakan kepada ulama yang Anda percayai.",
  hawl: "Tahun zakat saya dimulai pada",
  hawlHint: "Hari Anda pertama kali memiliki nisab, atau terakhir kali membayar zakat",
  hawlDue: (day: string) => `Satu tahun hijriah genap pada ${day}.`,
  hawlOver: (day: string) => `Satu tahun hijriah telah genap pada ${day}: zakat wajib dibayar.`,
  fill: "Tambahkan ke kalkulator zakat",
  filled: "Saham Anda sudah ada di kalkulator.",
  open: "Buka kalkulator",
  more: (number: number) => `Tampilkan ${formatCount(number)} lagi`,
  left: (number: number) => `${count(number, "posisi")} tanpa harga dilewatkan.`,
} as const;

export const keepingTexts = {
  heading: "Di mana disimpan",
  lead: "Di browser ini, di perangkat ini, dan tidak di tempat lain. Kami tidak pernah melihatnya. Unduh salinan sebelum Anda berganti perangkat atau membersihkan browser.",
  persistent: "Browser telah berjanji untuk tidak menghapusnya dengan sendirinya.",
  evictable:
    "Browser ini mungkin menghapusnya ketika ruang perangkat habis; Safari mungkin menghapusnya setelah tujuh hari tanpa kunjungan. Minta browser mempertahankannya, atau unduh salinan.",
  persist: "Minta browser mempertahankannya",
  persistRefused: "Browser menolak. Browser sering menyetujui setelah situs dipasang atau ditandai sebagai bookmark.",
  export: "Unduh salinan",
  passphrase: "Frasa sandi untuk salinan",
  passphraseHint: "Opsional. Jika Anda lupa frasa ini, tidak seorang pun, termasuk kami, dapat membuka salinannya.",
  import: "Buka salinan",
  importHint: "Entri salinan ditambahkan ke yang ada di sini.",
  openPassphrase: "Frasa sandinya",
  unlock: "Buka kuncinya",
  needPassphrase: "Salinan ini terkunci. Ketik frasa sandinya.",
  wrongPassphrase: "Frasa sandi ini tidak membuka salinannya.",
  notACopy: "File ini bukan salinan portofolio; tidak ada yang diubah.",
  imported: (number: number) => `Salinan sudah dibuka: kini ada ${count(number, "entri")} di sini.`,
  forget: "Hapus semuanya",
  forgetAsk:
    "Posisi, buku pembersihan, penyaluran, dan yang Anda masukkan untuk zakat dihapus dari perangkat ini seketika dan tidak dapat dipulihkan.",
  confirm: "Ya, hapus semuanya",
  keep: "Pertahankan",
} as const;

export const portfolioNotices = {
  saveFailed: {
    tone: "error",
    title: "Ini tidak dapat disimpan",
    description: "Penyimpanan browser penuh atau diblokir. Tidak ada yang sudah ada yang hilang.",
  },
  recordFailed: { tone: "error", title: "Catatan tidak dapat dibuat", description: "Silakan coba lagi." },
} as const satisfies Record<string, Notice>;
