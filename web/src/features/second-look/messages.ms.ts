export const secondLookTexts = {
  year: "Nisbahnya dalam dua belas bulan terakhir",
  since: (day: string) => `Disaring sejak ${day}.`,
  ratio: "Nisbah",
  range: "Terendah hingga tertinggi",
  now: "Kini",
  limit: "Had",
  turned: (times: number) =>
    times === 0
      ? "Keputusan saringannya tidak berubah dalam tempoh itu."
      : `Keputusan saringannya berubah ${times} kali dalam tempoh itu.`,
  debtRatio: "nisbah hutang",
  cashRatio: "nisbah tunai",
  wentAbove: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Daripada 100 syarikat dengan ${ratio} antara ${from} dan ${to}, ${cases} berada di atas had ${limit} setahun kemudian.`,
  cameBack: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Daripada 100 syarikat dengan ${ratio} antara ${from} dan ${to}, ${cases} kembali di bawah had ${limit} setahun kemudian.`,
  fewerThanOne: "kurang daripada 1",
  measured: (cases: string) =>
    `Diukur pada ${cases} pasang laporan syarikat Amerika dari 2011 hingga 2026, dengan harga tidak berubah. Harga yang jatuh menaikkan lagi nisbah ini.`,
  cost: (held: string) => `Yang perlu diserahkan setahun bagi pegangan ${held}`,
  ofDividends: "Daripada dividen dua belas bulan terakhir",
  ofIncome: "Daripada pendapatan syarikat sendiri, dengan atau tanpa dividen (AAOIFI)",
  ofGain: "Daripada keuntungan semasa menjual",
  ofEach: (amount: string, whole: string) => `${amount} daripada setiap ${whole}`,
} as const;

export const whatIfTexts = {
  lead: "Ubah satu angka dan lihat apa jadinya keputusan saringan. Tiada apa-apa keluar dari peranti ini.",
  notAVerdict: "Andaian: bukan keputusan saringan",
  asItIs: "Seperti hari ini",
  millions: "dalam juta dolar AS",
  debt: "Hutang berfaedah",
  cash: "Tunai dan sekuriti berfaedah",
  interest: "Pendapatan faedah setahun",
  price: "Perubahan harga saham dalam peratus",
  priceHint: "-20 ialah kejatuhan satu perlima. Purata dua atau tiga tahun kekal.",
  slider: (name: string) => `${name}, dengan peluncur`,
  standard: "Piawaian",
  badAmount: "Masukkan amaun 0 atau lebih.",
  badPercent: "Masukkan nombor dari -99 hingga 1000.",
  ratio: (percent: string, limit: string) => `${percent} (had ${limit})`,
  turns: "Keputusan berubah di sini",
  moveTo: (name: string, amount: string) => `${name}: ${amount}`,
  reset: "Kembali kepada angka hari ini",
  cannot: "Ini tidak dapat dikira di sini: jawapannya tidak memuatkan semua angka bagi keputusan itu.",
  forAll: "Bagaimana jika semua harga jatuh?",
  forAllLead: "Saham terbesar anda, paling banyak 50. Hanya simbolnya ditanyakan; amaun anda kekal pada peranti ini.",
  fall: "Semua harga jatuh, dalam peratus",
  badFall: "Masukkan nombor dari 0 hingga 99.",
  wouldTurn: "Ini akan berubah keputusannya",
  noneTurns: "Tiada yang berubah keputusannya.",
  notWorkedOut: (symbols: string) => `Tidak dikira: ${symbols}.`,
  share: "Saham",
  before: "Kini",
  after: "Selepas itu",
} as const;
