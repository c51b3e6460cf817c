export const secondLookTexts = {
  year: "Rasionya dalam dua belas bulan terakhir",
  since: (day: string) => `Disaring sejak ${day}.`,
  ratio: "Rasio",
  range: "Terendah sampai tertinggi",
  now: "Sekarang",
  limit: "Batas",
  turned: (times: number) =>
    times === 0
      ? "Hasil penyaringannya tidak berubah selama itu."
      : `Hasil penyaringannya berubah ${times} kali selama itu.`,
  debtRatio: "rasio utang",
  cashRatio: "rasio kas",
  wentAbove: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Dari 100 perusahaan dengan ${ratio} antara ${from} dan ${to}, ${cases} berada di atas batas ${limit} setahun kemudian.`,
  cameBack: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Dari 100 perusahaan dengan ${ratio} antara ${from} dan ${to}, ${cases} kembali di bawah batas ${limit} setahun kemudian.`,
  fewerThanOne: "kurang dari 1",
  measured: (cases: string) =>
    `Diukur pada ${cases} pasang laporan perusahaan Amerika dari 2011 sampai 2026, dengan harga tetap. Harga yang turun menaikkan rasio ini lebih jauh.`,
  cost: (held: string) => `Yang disalurkan setahun untuk kepemilikan ${held}`,
  ofDividends: "Dari dividen dua belas bulan terakhir",
  ofIncome: "Dari pendapatan perusahaan sendiri, dengan atau tanpa dividen (AAOIFI)",
  ofGain: "Dari keuntungan saat menjual",
  ofEach: (amount: string, whole: string) => `${amount} dari setiap ${whole}`,
} as const;

export const whatIfTexts = {
  lead: "Ubah sebuah angka dan lihat apa hasilnya nanti. Tidak ada yang keluar dari perangkat ini.",
  notAVerdict: "Pengandaian: bukan hasil penyaringan",
  asItIs: "Seperti hari ini",
  millions: "dalam juta dolar AS",
  debt: "Utang berbasis bunga",
  cash: "Kas dan surat berharga berbunga",
  interest: "Pendapatan bunga setahun",
  price: "Perubahan harga saham dalam persen",
  priceHint: "-20 berarti turun seperlima. Rata-rata dua atau tiga tahun tetap.",
  slider: (name: string) => `${name}, dengan penggeser`,
  standard: "Standar",
  badAmount: "Masukkan jumlah 0 atau lebih.",
  badPercent: "Masukkan angka dari -99 sampai 1000.",
  ratio: (percent: string, limit: string) => `${percent} (batas ${limit})`,
  turns: "Hasilnya berubah di sini",
  moveTo: (name: string, amount: string) => `${name}: ${amount}`,
  reset: "Kembali ke angka hari ini",
  cannot: "Ini tidak dapat dihitung di sini: jawabannya tidak memuat semua angka yang mendasari hasilnya.",
  forAll: "Bagaimana jika semua harga turun?",
  forAllLead:
    "Saham terbesar Anda, paling banyak 50. Hanya kode sahamnya yang ditanyakan; jumlah Anda tetap di perangkat ini.",
  fall: "Semua harga turun, dalam persen",
  badFall: "Masukkan angka dari 0 sampai 99.",
  wouldTurn: "Ini akan berubah hasilnya",
  noneTurns: "Tidak ada yang berubah hasilnya.",
  notWorkedOut: (symbols: string) => `Tidak dihitung: ${symbols}.`,
  share: "Saham",
  before: "Sekarang",
  after: "Setelahnya",
} as const;
