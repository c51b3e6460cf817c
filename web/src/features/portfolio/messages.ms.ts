import type { LedgerNote, LedgerRule, LedgerWay } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import { formatCount } from "../../../../schema/wording/ms/format.ts";
import { STANDING_LABELS } from "../../../../schema/wording/ms/screening/standing.ts";
import type { Notice } from "../../lib/notices.ts";

const andMore = (number: number) => ` dan ${formatCount(number)} lagi`;

export const pageTexts = {
  title: "Portfolio",
  lead: "Yang mana antara pegangan anda dibolehkan, dan berapa banyak yang perlu diserahkan kepada kebajikan. Semuanya kekal pada peranti ini.",
  loading: "Membuka portfolio anda…",
  forbiddenTitle: "Pelayar ini tidak menyimpan apa-apa",
  forbidden:
    "Portfolio disimpan hanya dalam pelayar anda, dan pelayar ini tidak membenarkannya. Tetingkap peribadi sering menjadi sebabnya.",
  crashedTitle: "Portfolio anda tidak dapat dibuka",
  crashed:
    "Ada masalah di pihak kami, atau sambungan terputus. Apa yang anda masukkan dikekalkan; sila muat semula halaman.",
  failedTitle: "Bahagian ini tidak dapat ditunjukkan",
  failed: "Ada masalah di pihak kami, atau sambungan terputus. Portfolio anda dikekalkan.",
  emptyTitle: "Belum ada apa-apa di sini",
  empty:
    "Taip apa yang anda miliki, tampalkannya, atau import fail broker anda. Hanya simbol dan nama syarikat yang anda taip dihantar kepada kami, untuk menyemaknya.",
  tabs: { positions: "Pegangan", purification: "Penyucian", zakat: "Zakat", keeping: "Fail anda" },
  tabsLabel: "Bahagian portfolio",
  asking: "Menyemak apa yang anda miliki…",
  lookUpFailed: "Keputusan tidak dapat disemak sebentar tadi; keputusan terakhir yang diketahui ditunjukkan.",
  neverAnswered: "Keputusan tidak dapat disemak sebentar tadi. Pegangan anda dikekalkan.",
  tryAgain: "Cuba lagi",
  askedAt: (day: string, oldest: string) => `Disemak pada ${day}. Harga tertua ialah harga ${oldest}.`,
} as const;

export const answerTexts = {
  heading: "Apa yang anda miliki",
  total: "keseluruhan",
  standard: "Dinilai menurut",
  houseStandard: (name: string) => `${name} (Mizan)`,
  bar: "Nilai mengikut kedudukan",
  barLabel: (parts: readonly string[]) => `Nilai mengikut kedudukan: ${parts.join(", ")}`,
  columns: { standing: "Kedudukan", value: "Nilai", percent: "Bahagian nilai", count: "Pegangan" },
  withoutValue: (number: number) => `${formatCount(number)} pegangan tiada harga dan tidak dimasukkan dalam nilai.`,
  empty: "Belum ada pegangan yang mempunyai harga.",
  stepsTitle: "Apa yang perlu dibuat dahulu",
  nothing: "Tiada apa-apa yang memerlukan perhatian anda.",
  steps: {
    haram: (names: string, value: string) =>
      `Tidak dibolehkan menurut piawaian ini: ${names}${value}. Lihat sebabnya, kemudian tentukan tindakan anda.`,
    fundsHaram: (names: string) => `Dana dengan syarikat yang tidak dibolehkan menurut piawaian ini: ${names}.`,
    nameInDoubt: (names: string) => `Fail anda mungkin merujuk kepada syarikat lain: ${names}. Semak simbolnya.`,
    unknown: (names: string) => `Tidak dikenali: ${names}. Masukkan simbolnya.`,
    noPrice: (names: string) => `Tiada harga: ${names}. Masukkan harga supaya dikira.`,
    purify: (amount: string, year: number) => `Bagi ${year}, ${amount} masih perlu diserahkan kepada kebajikan.`,
    unknownLines: (number: number) => `${formatCount(number)} catatan dalam lejar anda belum dapat dikira.`,
    doubt: (names: string) => `Belum dapat ditentukan: ${names}. Angka kami tidak mencukupi untuk menentukannya.`,
    incomplete: (names: string) =>
      `Rekod anda menunjukkan lebih banyak jualan daripada belian: ${names}. Fail yang lebih lama tiada.`,
  },
  andMore,
  names: (keys: readonly string[], others: number) => keys.join(", ") + (others > 0 ? andMore(others) : ""),
  changesTitle: "Berubah sejak lawatan terakhir anda",
  noChanges: (day: string) => `Tiada keputusan yang berubah sejak ${day}.`,
  firstVisit: "Mulai sekarang, keputusan yang berubah antara lawatan anda disenaraikan di sini.",
  change: (from: string, to: string) => `${from} → ${to}`,
  sectorsTitle: "Mengikut sektor",
  unknownSector: "Sektor tidak diketahui",
  concentrated: (sector: string, percent: string) => `${percent} berada dalam satu sektor: ${sector}.`,
  companiesTitle: "Mengikut syarikat",
  companiesNote: "Hanya sepuluh pegangan terbesar setiap dana dikira, jadi angka sebenar mungkin lebih tinggi.",
  within: (funds: readonly string[]) => `juga dalam ${funds.join(", ")}`,
  onlyWithin: (funds: readonly string[]) => `dalam ${funds.join(", ")}`,
  unreliableFunds: (names: string) =>
    `Dikira mengikut pegangan yang lama, tidak lengkap atau kebanyakannya tidak dikenali: ${names}. Baris di bawah menyatakan yang mana; dana itu mungkin memegang saham lain hari ini.`,
  funds: "Dana dikira mengikut apa yang dipegangnya, termasuk tunainya.",
  standings: { ...STANDING_LABELS, not_screened: "Belum disaring", cash: "Tunai dalam dana" },
} as const;

export const addTexts = {
  heading: "Tambah apa yang anda miliki",
  ways: { type: "Taip", paste: "Tampal", file: "Daripada fail" },
  waysLegend: "Cara menambah",
  symbol: "Simbol atau syarikat",
  symbolHint: "Apple, atau seperti di bursanya: AAPL, VOD.L, 2222.SR",
  chooseCompany: "Pilih syarikat yang anda maksudkan",
  searching: "Mencari syarikat…",
  suggestions: (number: number) => `${formatCount(number)} syarikat`,
  shares: "Bilangan saham",
  cost: "Harga dibayar sesaham",
  costHint: "Pilihan; untuk keuntungan",
  currency: "Mata wang",
  account: "Akaun",
  accountHint: "Pilihan",
  heldSince: "Dipegang sejak",
  heldSinceHint: "Pilihan; untuk penyucian mengikut saham yang dipegang",
  add: "Tambah pegangan",
  accountName: (account: string) =>
    account === BY_HAND ? "Secara manual" : account === OWN_FILE ? "Fail saya" : account,
  noConnection: "Tiada sambungan: taip simbolnya, seperti AAPL.",
  badSymbol: "Masukkan simbol atau nama syarikat",
  badShares: "Masukkan bilangan saham di atas 0",
  badCost: "Masukkan harga, atau biarkan kosong",
  paste: "Apa yang anda miliki, satu pada setiap baris",
  pasteHint: "AAPL 25, atau baris yang disalin daripada hamparan atau halaman broker.",
  read: "Baca baris",
  file: "Fail broker anda (CSV atau XLSX)",
  fileHint: (brokers: string) =>
    `Dikenali melalui lajurnya: ${brokers}. Bagi fail lain, anda menentukan sendiri isi setiap lajur.`,
  reading: "Membaca…",
  choose: "Apakah isi setiap lajur?",
  chooseLead: "Kami tidak mengenali format ini. Baris pertama fail anda:",
  notThere: "Tiada dalam fail",
  fields: {
    symbol: "Simbol",
    isin: "ISIN",
    name: "Nama",
    shares: "Bilangan saham",
    price: "Harga atau kos sesaham",
    amount: "Amaun",
    date: "Tarikh",
    kind: "Belian, jualan atau dividen",
    currency: "Mata wang",
  },
  ownCurrency: "Mata wang jika tiada dalam fail",
  dateOrder: "Tarikh seperti 03/04/2025 ialah",
  dayFirst: "hari dahulu (3 April)",
  monthFirst: "bulan dahulu (4 Mac)",
  take: "Import baris",
  cancel: "Batal",
  chooseMissing: "Pilih sekurang-kurangnya simbol, ISIN atau nama, dan bilangan saham atau amaun.",
  taken: (added: number, broker: string | null) =>
    added === 0
      ? "Tiada yang baharu: semua di dalamnya sudah ada di sini."
      : `${formatCount(added)} catatan diimport${broker ? ` daripada ${broker}` : ""}.`,
  known: (number: number) => `${formatCount(number)} baris sudah ada di sini.`,
  ignored: (number: number) =>
    `${formatCount(number)} baris bukan pegangan, urus niaga atau dividen (deposit, faedah dan seumpamanya).`,
  left: (number: number) => `${formatCount(number)} baris ditinggalkan`,
  leftRow: (row: number, table: string | null) => (table ? `${table}, baris ${row}` : `Baris ${row}`),
} as const;

export const positionTexts = {
  caption: "Pegangan anda",
  find: "Cari pegangan",
  standing: "Tunjukkan",
  any: "Semua",
  columns: {
    share: "Saham",
    shares: "Bilangan",
    price: "Harga",
    value: "Nilai",
    standing: "Kedudukan",
    actions: "Tindakan",
  },
  priceOf: (day: string) => `pada ${day}`,
  ownPrice: (day: string) => `harga anda sendiri, ${day}`,
  enterPrice: "Masukkan harga",
  shownOnly: { no_price: "Tanpa harga", not_known: "Tidak dikenali", name_in_doubt: "Mungkin syarikat lain" },
  whichCompany: "Syarikat yang mana?",
  alternatives: (symbol: string) => `Alternatif kepada ${symbol}`,
  alternativesAsked: "Mencari syarikat setara dengan kedudukan lebih baik…",
  alternativesFailed: "Alternatif tidak dapat dicari sebentar tadi.",
  noAlternatives: "Tiada syarikat setara dengan kedudukan lebih baik ditemui.",
  accounts: (number: number) => `${formatCount(number)} akaun`,
  notKnown: "Tidak diketahui oleh kami",
  fund: "Dana, mengikut apa yang dipegangnya",
  fundParts: (passes: string, doubt: string, haram: string) =>
    `${passes} lulus, ${doubt} belum dapat ditentukan, ${haram} tidak dibolehkan; selebihnya tidak dinilai.`,
  fundUnknown: "Pegangannya belum diketahui, jadi tiada bahagiannya yang dinilai.",
  fundOf: (day: string) => `Pegangan pada ${day}.`,
  verdictOf: (name: string) => `keputusan bagi ${name}`,
  nameInDoubt: (name: string) => `Fail anda menamakannya “${name}”. Adakah ini syarikat yang sama?`,
  isSame: "Ya, sama",
  edit: (name: string) => `Ubah ${name}`,
  editShort: "Ubah",
  more: (number: number) => `Tunjukkan ${formatCount(number)} lagi`,
  shown: (shown: number, all: number) => `${formatCount(shown)} daripada ${formatCount(all)} ditunjukkan`,
  noneFound: "Tiada pegangan yang sepadan.",
  editTitle: (name: string) => `Ubah ${name}`,
  symbol: "Simbol platform ini",
  symbolHint: "Jika syarikat lain dimaksudkan, taip nama atau simbolnya",
  ownPriceField: "Harga sesaham anda sendiri, dalam dolar AS",
  ownPriceHint: "Biarkan kosong untuk harga bertarikh platform ini",
  noPriceHint: "Kami tiada harganya: masukkan yang terkini yang anda tahu",
  trading: "Dibeli untuk dijual semula (dipegang untuk jual beli)",
  zakatable: "Bahagian nilainya yang layak zakat, peratus",
  zakatableHint: "Hanya jika anda mengetahuinya daripada akaun syarikat",
  save: "Simpan",
  remove: "Buang pegangan ini",
  removeNote: "Belian, jualan, dividen dan pecahan sahamnya turut dibuang.",
  confirmRemove: "Ya, buang",
  badNumber: "Masukkan nombor, atau biarkan kosong",
  badPercent: "Masukkan peratus dari 0 hingga 100, atau biarkan kosong",
  records: "Rekodnya",
  deleteRecord: "Padam",
} as const;

export const WAY_LABELS: Readonly<Record<LedgerWay, string>> = {
  dividend: "Atas dividen",
  capital_gains: "Atas keuntungan jualan",
  held_share: "Atas saham yang dipegang",
};

export const WAY_HOLDERS: Readonly<Record<LedgerWay, string>> = {
  dividend:
    "Muhammad Taqi Usmani: bahagian setiap dividen yang sama dengan bahagian pendapatan tidak dibolehkan daripada jumlah pendapatan syarikat.",
  capital_gains:
    "Bahagian keuntungan yang sama. Usmani menyatakan lebih berhati-hati jika keuntungan juga disucikan; yang lain berpendapat keuntungan tidak memerlukan penyucian.",
  held_share:
    "Piawaian AAOIFI No. 21: pendapatan syarikat yang tidak dibolehkan dibahagikan antara semua sahamnya, bagi tempoh dipegang, sama ada syarikat membayar dividen atau tidak.",
};

export const RULE_LABELS: Readonly<Record<LedgerRule, string>> = {
  dividend: "Dividen sahaja",
  dividend_and_gains: "Dividen dan keuntungan",
  held_share: "Saham yang dipegang (AAOIFI)",
};

export const NOTE_TEXTS: Readonly<Record<LedgerNote, string>> = {
  first_known_ratio: "lebih lama daripada nisbah pertama kami, yang digunakan sebagai ganti",
  nearest_ratio: "nisbah pada hari itu tidak diketahui; nisbah terdekat yang diketahui digunakan",
  ratio_not_known: "nisbahnya tidak diketahui",
  ratio_estimated: "nisbahnya bersandar pada anggaran",
  income_estimated: "pendapatan syarikat dianggarkan",
  at_least: "paling sedikit: sumber tidak memasukkan pelaburan jangka pendek dan perolehannya",
  at_most: "paling banyak: sumber memasukkan pendapatan lain",
  income_of_other_year: "mengikut pendapatan syarikat bagi tahun lain",
  income_not_known: "pendapatan syarikat atau bilangan sahamnya tidak diketahui",
  rate_of_other_day: "ditukar pada kadar pertukaran hari lain",
  rate_not_known: "tiada kadar pertukaran diketahui",
  no_gain: "tiada keuntungan",
  purchase_price_not_known: "harga belian tidak diketahui",
  sold_before_bought: "rekod anda mempunyai kurang saham pada hari itu",
  spin_off_cost_not_known: "pemisahan syarikat mengambil bahagian kos yang tidak diketahui",
  cost_average: "kos: purata belian",
  cost_first_in: "kos: yang dibeli dahulu, dijual dahulu",
  cost_given: "kos seperti dalam rekod anda",
  merger_cash: "tunai yang dibayar dalam penggabungan",
  reinvested: "dibayar dalam bentuk saham: perlu diserahkan walaupun tiada tunai diterima",
  tax_not_deducted: "seluruh dividen, sebelum cukai yang ditahan",
  moved_away: "sebahagian saham berpindah ke akaun tanpa rekod dan tidak dikira mulai hari itu",
  time_assumed: "dipegang sepanjang tahun, setakat yang dinyatakan rekod anda",
  fund_by_weight: "dana: apa yang dipegangnya, mengikut wajaran dan dividen",
  fund_holds_haram:
    "sebahagiannya datang daripada pegangan yang tidak dibolehkan: semua yang dibayar perniagaan terlarang diserahkan kepada kebajikan, dan daripada yang lain apa yang dinyatakan nisbahnya sendiri; tanyalah ulama sama ada itu mencukupi",
  given_whole:
    "semuanya: perniagaannya terlarang, atau ia gagal dan nisbahnya tidak diketahui; bahagian dana dalam syarikat sebegini diperlakukan sama",
  haram_on_that_day: "tidak patuh Syariah pada hari itu: tanyalah ulama sama ada menyerahkan bahagian ini mencukupi",
};

export const ledgerTexts = {
  heading: "Penyucian dari tahun ke tahun",
  rule: "Kaedah saya",
  yearsCaption: "Jumlah untuk diserahkan setiap tahun, mengikut setiap kaedah",
  columns: { year: "Tahun", due: "Perlu diserahkan", given: "Telah diserahkan", owed: "Masih perlu diserahkan" },
  about: (amount: string) => `kira-kira ${amount}`,
  atLeast: (amount: string) => `sekurang-kurangnya ${amount}`,
  atMost: (amount: string) => `paling banyak ${amount}`,
  unknownLines: (number: number) => `${formatCount(number)} catatan tanpa amaun`,
  empty:
    "Dividen, jualan dan saham yang anda pegang muncul di sini, dengan jumlah yang perlu diserahkan bagi setiap satunya.",
  linesTitle: "Butiran catatan",
  lineColumns: { date: "Tarikh", what: "Perkara", base: "Amaun", ratio: "Nisbah", purification: "Perlu diserahkan" },
  way: "Tunjukkan",
  followed: "Mengikut kaedah saya",
  unknown: "Tanpa amaun",
  allWays: "Setiap catatan",
  noLines: "Belum ada catatan jenis ini.",
  line: { dividend: "Dividen", capital_gains: "Jualan", held_share: "Saham yang dipegang" },
  lineOf: (line: string, key: string) => `${line}, ${key}`,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join("; "),
  ratioFrom: (day: string) => `setakat ${day}`,
  notKnown: "tidak diketahui",
  ratesOf: (day: string) =>
    `Mata wang lain pada kadar pertukaran ${day}. Amaun dikira tanpa dibundarkan; jumlah dibundarkan ke atas kepada sen.`,
  addTitle: "Tambah catatan",
  kindLegend: "Apa yang ditambah",
  symbol: "Simbol atau syarikat",
  date: "Tarikh",
  amount: "Amaun",
  currency: "Mata wang",
  shares: "Bilangan saham",
  salePrice: "Harga jualan sesaham",
  purchasePrice: "Harga belian sesaham",
  ratio: "Saham baharu bagi setiap saham lama",
  to: "Diserahkan kepada",
  forYear: "Bagi tahun",
  add: "Tambah catatan",
  givenTitle: "Diserahkan setakat ini",
  givenOn: (day: string, year: number) => `${day}, tahun ${year}`,
  givenTo: (to: string) => (to ? `kepada ${to}` : ""),
  delete: (what: string) => `Padam ${what}`,
  deleteShort: "Padam",
  exportPdf: "Muat turun rekod (PDF)",
  exportCsv: "Muat turun sebagai CSV",
  print: "Cetak",
  more: "Tunjukkan lagi",
  recordTitle: "Rekod penyucian",
  recordLead: (day: string) =>
    `Dibuat pada ${day} oleh Mizan, pada peranti ini. Bukan nasihat kewangan dan bukan nasihat agama.`,
  year: (year: number) => `Tahun ${year}`,
} as const;

export const zakatTexts = {
  heading: "Zakat atas saham anda",
  lead: "Saham yang dipegang untuk jual beli dikira pada nilai penuh; saham yang dipegang jangka panjang dikira mengikut bahagiannya yang layak zakat.",
  columns: { share: "Saham", purpose: "Dipegang", value: "Nilai", percent: "Layak zakat", counted: "Dikira" },
  trading: "untuk jual beli",
  longTerm: "jangka panjang",
  bases: {
    own: "seperti yang anda masukkan",
    company_figures: "tunai dan akaun belum terimanya, sekurang-kurangnya",
    accepted_share: "kadar 25% (National Zakat Foundation)",
  },
  acceptedNote:
    "Jika akaunnya tidak dapat diteliti, National Zakat Foundation mengira 25% daripada nilai pasaran sebagai harta layak zakat syarikat tersenarai:",
  companyNote:
    "Angka kami tidak termasuk inventori, jadi bahagian syarikat sendiri ialah batas bawah; ia digunakan apabila melebihi 25%.",
  total: "Jumlah layak zakat",
  haramNote:
    "Saham yang tidak dibolehkan turut dikira: zakat wajib atas nilainya, di samping apa yang perlu dilepaskan. Tanyalah ulama yang anda percayai.",
  hawl: "Tahun zakat saya bermula pada",
  hawlHint: "Hari anda mula memiliki nisab, atau terakhir membayar zakat",
  hawlDue: (day: string) => `Genap setahun hijrah pada ${day}.`,
  hawlOver: (day: string) => `Genap setahun hijrah pada ${day}: zakat telah wajib.`,
  fill: "Tambah ke kalkulator zakat",
  filled: "Saham anda sudah ada dalam kalkulator.",
  open: "Buka kalkulator",
  more: (number: number) => `Tunjukkan ${formatCount(number)} lagi`,
  left: (number: number) => `${formatCount(number)} pegangan tanpa harga tidak dimasukkan.`,
} as const;

export const keepingTexts = {
  heading: "Di mana portfolio disimpan",
  lead: "Dalam pelayar ini, pada peranti ini, dan tidak di tempat lain. Kami tidak pernah melihatnya. Muat turun salinan sebelum anda menukar peranti atau mengosongkan pelayar.",
  persistent: "Pelayar telah berjanji untuk tidak memadamnya sendiri.",
  evictable:
    "Pelayar ini mungkin memadamnya apabila peranti kehabisan ruang; Safari mungkin berbuat demikian selepas tujuh hari tanpa lawatan. Minta pelayar menyimpannya, atau muat turun salinan.",
  persist: "Minta pelayar menyimpannya",
  persistRefused: "Pelayar menolak. Ia sering bersetuju apabila laman ini dipasang atau ditanda buku.",
  export: "Muat turun salinan",
  passphrase: "Frasa laluan bagi salinan",
  passphraseHint: "Pilihan. Jika anda terlupa frasa ini, tiada sesiapa, termasuk kami, dapat membukanya.",
  import: "Buka salinan",
  importHint: "Catatan dalam salinan ditambah kepada apa yang ada di sini.",
  openPassphrase: "Frasa laluannya",
  unlock: "Buka kunci",
  needPassphrase: "Salinan ini berkunci. Taip frasa laluannya.",
  wrongPassphrase: "Frasa laluan ini tidak membuka salinan itu.",
  notACopy: "Fail ini bukan salinan portfolio; tiada yang diubah.",
  imported: (number: number) => `Salinan telah dibuka: ${formatCount(number)} catatan kini ada di sini.`,
  forget: "Padam semuanya",
  forgetAsk:
    "Pegangan, lejar, penyucian yang diserahkan dan apa yang anda masukkan untuk zakat dipadam daripada peranti ini serta-merta dan tidak dapat dipulihkan.",
  confirm: "Ya, padam semuanya",
  keep: "Simpan",
} as const;

export const portfolioNotices = {
  saveFailed: {
    tone: "error",
    title: "Ini tidak dapat disimpan",
    description: "Storan pelayar penuh atau disekat. Tiada apa-apa yang telah ada hilang.",
  },
  recordFailed: { tone: "error", title: "Rekod tidak dapat dibuat", description: "Sila cuba lagi." },
} as const satisfies Record<string, Notice>;
