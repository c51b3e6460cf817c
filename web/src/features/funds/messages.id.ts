export const fundTexts = {
  listTitle: "Isi reksa dana",
  listLead:
    "Reksa dana dinilai dari isinya. Untuk setiap reksa dana kami tunjukkan berapa bagian bobotnya yang lolos, belum dapat dipastikan, atau tidak lolos, dan berapa yang tidak dapat dinilai.",
  halalFunds: "Reksa dana yang menyebut dirinya halal",
  otherFunds: "Reksa dana saham Amerika",
  beyondFunds: "Di luar jangkauan penyaringan perusahaan",
  fund: "Reksa dana",
  passes: "Lolos",
  doubt: "Belum dapat dipastikan",
  fails: "Tidak lolos",
  unjudged: "Tidak dinilai",
  holdingsOf: "Kepemilikan per",
  noHoldings: "Isinya belum diketahui.",
  isRead: (next: string | null, atOnce: number) =>
    `Karena Anda membuka halaman ini, reksa dana ini masuk daftar yang akan dibaca. Setiap pembaruan dari sumber langsung membaca hingga ${atOnce} di antaranya; ${
      next === null ? "kapan pembaruan berikutnya berjalan tidak diketahui di sini." : `yang berikutnya pada ${next}.`
    }`,
  isKnownRead: (next: string | null) =>
    next === null
      ? "Isinya datang bersama pembaruan berikutnya dari sumber langsung, dari penerbitnya atau dari Formulir N-PORT."
      : `Isinya datang bersama pembaruan berikutnya, pada ${next}, dari penerbitnya atau dari Formulir N-PORT.`,
  listFull: (most: number) =>
    `Kami membaca ${most} reksa dana atas permintaan, dan orang lain telah meminta sebanyak itu dalam tiga bulan terakhir. Silakan coba lagi nanti.`,
  meanwhile: "Sampai saat itu, Anda dapat mencari kepemilikan terbesarnya satu per satu: penerbitnya mencantumkannya.",
  aged: (percent: string) =>
    `Dari itu, ${percent} bertumpu pada angka yang sudah kedaluwarsa; bagian itu dihitung sebagai belum dapat dipastikan.`,
  demanded: "Dibaca karena ada yang memintanya",
  question: (name: string, symbol: string) => (name === symbol ? `Apa isi ${symbol}?` : `Apa isi ${name} (${symbol})?`),
  shellTitle: "Apa isi reksa dana ini?",
  another: "Semua reksa dana",
  check: "Periksa saham",
  claims: "Reksa dana ini menyebut dirinya halal. Itu pernyataannya sendiri; di bawah ini yang kami temukan.",
  failed: "Reksa dana ini tidak dapat ditampilkan. Silakan coba lagi dalam satu menit.",
  dates: (asOf: string, screenedOn: string) =>
    `Kepemilikan per ${asOf}, perusahaan sebagaimana disaring pada ${screenedOn}.`,
  source: "Sumber kepemilikan",
  judged: (percent: string, standard: string) =>
    `${percent} dari bobotnya dinilai menurut ${standard}. Selebihnya tidak ikut dihitung.`,
  house: "metode Mizan",
  standards: "Bobotnya menurut setiap standar",
  standard: "Standar",
  judgedColumn: "Dinilai",
  offenders: "Kepemilikan terbesar yang tidak lolos",
  doubtful: "Kepemilikan terbesar yang belum dapat dipastikan",
  noOffenders: "Tidak ada kepemilikan yang kami kenali yang tidak lolos.",
  largest: "Kepemilikan terbesarnya",
  purification: "Pembersihan atas dividen yang dibagikannya",
  ofPermissible: (percent: string) =>
    `Dari dividen yang dibagikan reksa dana ini dalam setahun, sekitar ${percent} adalah pendapatan tidak halal dari kepemilikan selain yang tidak lolos. Salurkan bagian itu.`,
  fromHaram: (percent: string) =>
    `Sekitar ${percent} lagi berasal dari kepemilikan yang tidak lolos. Ulama dapat mengatakan berapa dari itu yang harus disalurkan; pilihan yang berhati-hati adalah semuanya.`,
  asIfHeld: (percent: string) =>
    `Bila dipegang langsung, perusahaan-perusahaan ini mengharuskan penyaluran ${percent}: semua yang dibayarkan usaha yang dilarang, dan dari setiap perusahaan lain sebesar bagian pendapatan tidak halalnya sendiri. Portofolio Anda menghitung jumlah itu.`,
  purificationKnown: (percent: string) =>
    `Dihitung menurut bobot dan dividen atas ${percent} dari reksa dana yang dividen dan pendapatannya diketahui.`,
  noPurification:
    "Dividen dari kepemilikannya tidak diketahui, sehingga kami tidak dapat mengatakan bagian mana dari dividen yang dibagikannya yang harus disalurkan.",
  alike: "Adakah reksa dana halal yang serupa?",
  overlap: (percent: string) => `${percent} dari kedua reksa dana bertumpang tindih.`,
  noAlike: "Kami tidak mengetahui kepemilikan reksa dana halal lain untuk dibandingkan dengannya.",
  yetUnknown: "Diketahui namanya saja",
  anyFund: "Reksa dana AS lainnya: ketik kodenya di pencarian, atau buka /funds/ diikuti kodenya.",
  yetUnknownLead:
    "Kepemilikannya datang dari penerbitnya atau dari Formulir N-PORT bersama pembaruan berikutnya dari sumber langsung.",
  scoresTitle: "Reksa dana halal menurut bobot, dari waktu ke waktu",
  scoresLead:
    "Berapa bagian bobot setiap reksa dana yang menyebut dirinya halal yang lolos setiap standar menurut angka kami, satu baris untuk setiap hari perusahaannya disaring. Dewan lain memilih sahamnya, pada tanggal lain dan menurut angkanya sendiri: ini hanya pembanding, bukan hasil penyaringan.",
  ofJudged: (percent: string) => `dari ${percent} yang dinilai`,
  mostlyUnjudged:
    "Sebagian besar bobotnya tidak dapat dinilai: tidak ada sumber yang memuat yang diperlukan standar itu.",
  scoresOf: (fund: string) => `${fund}: bagian bobotnya yang lolos`,
  screenedOn: "Disaring pada",
  scoresUncovered: (funds: string) =>
    `Belum dicakup, karena kami tidak memiliki daftar kepemilikannya yang boleh kami pakai: ${funds}.`,
  scoresBeyond: (funds: string) => `Di luar jangkauan penyaringan perusahaan: ${funds}.`,
  scoresNone: "Belum ada reksa dana halal yang diperiksa isinya.",
  scoresMore: (shown: number) => `${shown} hari terakhir ditampilkan.`,
  openData: "Setiap baris bertanggal, sebagai data terbuka (CC BY 4.0)",
  today: "Semua reksa dana sebagaimana hari ini",
  notFatwa:
    "Kami tidak menyebut reksa dana mana pun halal atau haram secara keseluruhan: dewan-dewan syariah berbeda tentang berapa bagiannya yang boleh tidak lolos. Tanyakan kepada yang Anda percayai.",
} as const;

/** The first reason of a holding's status in a few words. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  prohibited_business: "Usaha yang dilarang",
  debt_above_limit: "Utang di atas batas",
  cash_above_limit: "Kas dan surat berharga di atas batas",
  income_above_limit: "Pendapatan tidak halal di atas batas",
  purification_required: "Perlu pembersihan",
  grey_business: "Usahanya diperselisihkan ulama",
  mixed_business: "Kemungkinan besar sebagian usahanya dilarang",
  insufficient_data: "Ada angka yang tidak tersedia",
  stale_data: "Angkanya kedaluwarsa",
  sources_disagree: "Sumber-sumber berbeda",
};
