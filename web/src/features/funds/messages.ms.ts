export const fundTexts = {
  listTitle: "Apa yang dipegang dana",
  listLead:
    "Dana dinilai melalui isinya. Bagi setiap dana kami menunjukkan berapa banyak wajarannya yang lulus, belum dapat ditentukan atau gagal, dan berapa banyak yang tidak dapat dinilai.",
  halalFunds: "Dana yang menamakan dirinya halal",
  otherFunds: "Dana saham Amerika",
  beyondFunds: "Di luar saringan syarikat",
  fund: "Dana",
  passes: "Lulus",
  doubt: "Belum dapat ditentukan",
  fails: "Gagal",
  unjudged: "Tidak dinilai",
  holdingsOf: "Pegangan pada",
  noHoldings: "Pegangannya belum diketahui.",
  isRead: (next: string | null, atOnce: number) =>
    `Kerana anda membuka halaman ini, dana ini masuk senarai dana untuk dibaca. Setiap kemas kini sumber langsung membaca sehingga ${atOnce} daripadanya; ${next === null ? "bila yang seterusnya berjalan tidak diketahui di sini." : `yang seterusnya pada ${next}.`}`,
  isKnownRead: (next: string | null) =>
    next === null
      ? "Pegangan tiba dengan kemas kini sumber langsung yang seterusnya, daripada penerbitnya atau daripada Borang N-PORT."
      : `Pegangan tiba dengan kemas kini seterusnya, pada ${next}, daripada penerbitnya atau daripada Borang N-PORT.`,
  listFull: (most: number) =>
    `Kami membaca ${most} dana atas permintaan, dan orang lain telah meminta sebanyak itu dalam tiga bulan terakhir. Sila cuba lagi kemudian.`,
  meanwhile: "Sementara itu, anda boleh menyemak pegangan terbesarnya satu demi satu: penerbitnya menyenaraikannya.",
  aged: (percent: string) =>
    `Daripada itu, ${percent} bersandar pada angka yang sudah lapuk; ia dikira sebagai belum dapat ditentukan.`,
  demanded: "Dibaca kerana diminta orang",
  question: (name: string, symbol: string) =>
    name === symbol ? `Apa di dalam ${symbol}?` : `Apa di dalam ${name} (${symbol})?`,
  shellTitle: "Apa di dalam dana ini?",
  another: "Semua dana",
  check: "Semak saham",
  claims: "Dana ini menamakan dirinya halal. Itu dakwaannya sendiri; di bawah ini apa yang kami temui.",
  failed: "Dana tidak dapat ditunjukkan. Sila cuba lagi sebentar nanti.",
  dates: (asOf: string, screenedOn: string) =>
    `Pegangan pada ${asOf}, syarikat seperti yang disaring pada ${screenedOn}.`,
  source: "Sumber pegangan",
  judged: (percent: string, standard: string) =>
    `${percent} daripada wajarannya dinilai menurut ${standard}. Selebihnya tidak dikira.`,
  house: "kaedah Mizan",
  standards: "Wajarannya menurut setiap piawaian",
  standard: "Piawaian",
  judgedColumn: "Dinilai",
  offenders: "Pegangan terbesar yang gagal",
  doubtful: "Pegangan terbesar yang belum dapat ditentukan",
  noOffenders: "Tiada pegangan yang kami kenali gagal.",
  largest: "Pegangan terbesarnya",
  purification: "Penyucian agihannya",
  ofPermissible: (percent: string) =>
    `Daripada agihan setahun, kira-kira ${percent} ialah pendapatan tidak patuh Syariah daripada pegangan yang tidak gagal. Ia diserahkan kepada kebajikan.`,
  fromHaram: (percent: string) =>
    `Kira-kira ${percent} lagi datang daripada pegangan yang gagal. Ulama boleh menyatakan berapa banyak daripadanya yang perlu diserahkan; pilihan yang berhati-hati ialah semuanya.`,
  asIfHeld: (percent: string) =>
    `Jika dipegang secara langsung, syarikat ini memerlukan ${percent} diserahkan kepada kebajikan: semua yang dibayar oleh perniagaan terlarang, dan daripada setiap syarikat lain, bahagian pendapatan tidak patuh Syariahnya sendiri. Portfolio anda mengira amaun itu.`,
  purificationKnown: (percent: string) =>
    `Dikira mengikut wajaran dan dividen atas ${percent} daripada dana yang dividen dan pendapatannya diketahui.`,
  noPurification:
    "Dividen pegangannya tidak diketahui, jadi kami tidak dapat menyatakan bahagian agihannya yang perlu diserahkan kepada kebajikan.",
  alike: "Adakah dana halal yang serupa dengannya?",
  overlap: (percent: string) => `${percent} daripada kedua-dua dana bertindih.`,
  noAlike: "Kami tidak mengetahui pegangan mana-mana dana halal lain untuk dibandingkan dengannya.",
  yetUnknown: "Diketahui namanya sahaja",
  anyFund: "Mana-mana dana AS yang lain: taip simbolnya dalam carian, atau buka /funds/ diikuti simbolnya.",
  yetUnknownLead:
    "Pegangannya tiba daripada penerbitnya atau daripada Borang N-PORT dengan kemas kini sumber langsung yang seterusnya.",
  scoresTitle: "Dana halal mengikut wajaran, dari semasa ke semasa",
  scoresLead:
    "Berapa bahagian wajaran setiap dana yang menamakan dirinya halal lulus setiap piawaian menurut angka kami, satu baris bagi setiap hari syarikatnya disaring. Lembaga lain memilih sahamnya, pada tarikh lain dan dengan angkanya sendiri: ini semakan, bukan keputusan.",
  ofJudged: (percent: string) => `daripada ${percent} yang dinilai`,
  mostlyUnjudged:
    "Kebanyakan wajarannya tidak dapat dinilai: tiada sumber yang mempunyai apa yang diperlukan piawaian itu.",
  scoresOf: (fund: string) => `${fund}: bahagian wajarannya yang lulus`,
  screenedOn: "Disaring pada",
  scoresUncovered: (funds: string) =>
    `Belum diliputi, kerana kami tiada senarai pegangannya yang boleh kami gunakan: ${funds}.`,
  scoresBeyond: (funds: string) => `Di luar saringan syarikat: ${funds}.`,
  scoresNone: "Belum ada dana halal yang diteliti pegangannya.",
  scoresMore: (shown: number) => `${shown} hari terkini ditunjukkan.`,
  openData: "Setiap baris bertarikh, sebagai data terbuka (CC BY 4.0)",
  today: "Semua dana seperti keadaannya hari ini",
  notFatwa:
    "Kami tidak menyatakan mana-mana dana patuh atau tidak patuh Syariah secara keseluruhan: lembaga Syariah berbeza tentang berapa banyak daripadanya boleh gagal. Tanyalah lembaga yang anda percayai.",
} as const;

/** The first reason of a holding's status in a few words. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  prohibited_business: "Perniagaan terlarang",
  debt_above_limit: "Hutang di atas had",
  cash_above_limit: "Tunai dan sekuriti di atas had",
  income_above_limit: "Pendapatan tidak patuh Syariah di atas had",
  purification_required: "Penyucian diperlukan",
  grey_business: "Ulama berbeza pendapat tentang perniagaannya",
  mixed_business: "Berkemungkinan besar sebahagian perniagaannya terlarang",
  insufficient_data: "Angka tidak lengkap",
  stale_data: "Angka sudah lapuk",
  sources_disagree: "Sumber bercanggah",
};
