export const analysisTexts = {
  why: "Alasan hasil ini",
  wouldChange: "Apa yang akan mengubahnya",
  proof: "Tampilkan buktinya",

  activities: "Rincian Kegiatan Usaha",
  noBreakdown: "Tidak ada sumber yang merinci pendapatannya menurut kegiatan.",

  ratios: "Analisis Rasio Keuangan",
  realData: (sources: string) => `✓ Data nyata: ${sources}`,
  estimatedRatios: "⚠ Rasio perkiraan",
  aboveLimit: "di atas batas",
  accuracyTitle: "Ketelitian Rasio Keuangan",
  accuracyText:
    "Sedikitnya satu angka di balik rasio ini diperkirakan atau dibulatkan. Bukti di bawah menyebut yang mana, dan bagaimana. Periksa laporan perusahaan sendiri sebelum Anda mengandalkannya.",
  verifiedTitle: "Data Keuangan Terverifikasi",
  verifiedText:
    "Utang, kas, dan pendapatan dilaporkan oleh perusahaan. Nilai pasar dihitung dari harga pada tanggal yang tertera, dan bunga yang diperkirakan ditandai di samping rasionya. Bukti di bawah menyebut setiap sumber.",

  purification: "Perlu Pembersihan",
  cautiousPurification: "Pembersihan, jika Anda ingin berhati-hati",
  perShare: "per saham",
  perThousand: "per 1.000 saham",
  ofDividends: "Dari dividen setahun",
  ofIncome: "Dari pendapatan perusahaan sendiri, dengan atau tanpa dividen: cara AAOIFI",
  leastOfMixed: "Penjualan terlarangnya belum diketahui: ini jumlah paling sedikit yang disalurkan, dan bisa lebih.",
  leastPurification:
    "Sumbernya tidak mencakup investasi jangka pendek dan hasilnya, sehingga ini adalah jumlah paling sedikit yang harus disalurkan. Laporan perusahaan sendiri menyatakan pendapatan bunga atau pendapatan keuangannya.",
  roundsToNothing:
    "Pendapatan tidak halalnya dibulatkan menjadi 0% dari total, sehingga hasil penyaringan tidak meminta pembersihan. Tetap menyalurkannya adalah pilihan yang berhati-hati.",
  calculateTotal: "Hitung Totalnya",
  aboutPurification: "Bagaimana pembersihan dihitung",

  standards: "Perbandingan standar",
  lists: "Daftar pihak lain",
  listed: (name: string, day: string, isMember: boolean) =>
    `${isMember ? "Ada dalam daftar" : "Tidak ada dalam daftar"} ${name}, per ${day}.`,
  fund: (fund: string) => `kepemilikan reksa dana halal ${fund}`,
  listsNote:
    "Setiap daftar mengikuti batas, rata-rata, dan tanggal milik dewan syariahnya sendiri. Ditampilkan sebagai perbandingan dan tidak pernah menentukan hasil kami.",
  standardsNote: "Semua standar memakai data yang sama pada tanggal yang sama.",
  caveats: "Yang perlu diketahui tentangnya",
  saidYes: (yes: number, judged: number, all: number) =>
    judged === all
      ? `${yes} dari ${all} menyatakan ya`
      : `${judged} dari ${all} dapat menilainya${judged > 0 ? `; ya: ${yes}` : ""}`,
  agree: (judged: number, all: number) =>
    judged === all
      ? "Semua standar sependapat tentang saham ini."
      : `${judged} dari ${all} dapat menilainya, dan sependapat.`,
  partOnEvidence:
    "Tidak ada satu rasio pun yang menjelaskan perbedaannya: sebagian standar memerlukan data yang tidak dimiliki sumber mana pun, atau memperlakukan suatu kegiatan secara berbeda.",
  evidence: "Bukti",
  oldestFigure: (day: string) => `Angka tertua: ${day}`,
  checkAt: (place: string) => `Periksa di ${place}`,
  fromReport: "Punya laporannya? Betulkan angka ini",
  giveFigure: "Punya laporannya? Berikan angka ini",
  readBy: "Siapa yang membacanya",
  missing: (label: string) => `Tidak ada sumber yang memuat angka ini: ${label}.`,
  haveReport: "Punya laporan tahunannya?",
  oneFigure: (label: string) => `Satu angka saja cukup untuk memastikannya: ${label}`,
  evidenceNote: "Setiap data yang menjadi tumpuan hasilnya.",
  history: "Yang berubah",
  historyChart: "Setiap rasio dari waktu ke waktu, sebagai persentase dari batasnya",
  historyLimit: "Batas masing-masing",
  historyDay: "Tanggal",
  noHistory: "Tidak ada yang berubah sejak pertama kali disaring.",
  tooOldOn: (day: string) => `Angkanya akan kedaluwarsa pada ${day}, kecuali ada yang lebih baru sebelum itu.`,
  reconstructed: "Dari laporan",
  noVerdict: "Tanpa hasil",
  reconstructedNote:
    "Hari-hari bertanda “Dari laporan” dihitung kemudian dari laporan perusahaan sendiri, dengan nilai pasar saham yang tidak dipegang orang dalam, yang dinyatakan laporan tahunannya untuk hari itu. Itu bukan hasil penyaringan: nilai itu di bawah nilai seluruh perusahaan, sehingga rasio utang dan kas yang sebenarnya mungkin lebih rendah.",
  noEvidence: "Tidak ada sumber yang memuat angka untuk perusahaan ini.",
  screenedOn: (day: string) => `Disaring pada ${day}`,
  priceOf: (day: string, isRounded: boolean) => `${isRounded ? "Harga dibulatkan" : "Harga"} per ${day}`,

  scholarlyBasis: "Landasan Pendapat Ulama",
  defaultScholarlyBasis:
    "Saham suatu perusahaan boleh dipegang bila usahanya diperbolehkan dan utang berbasis bunganya, simpanan berbunganya, dan pendapatan tidak halalnya masing-masing tetap dalam batasnya; bagian pendapatan yang tidak halal disalurkan untuk kepentingan sosial.",
  methodologyLink: "Lihat metodologi lengkap",
  share: "Bagikan Analisis",

  tryAgain: "Coba lagi",
  failedTitle: "Saham ini tidak dapat ditampilkan",
  loading: (symbol = "") => `Memuat ${symbol}`.trim(),

  columns: {
    standard: "Standar",
    verdict: "Hasil",
    input: "Data",
    amount: "Jumlah",
    period: "Periode",
    source: "Sumber",
    quality: "Kualitas",
  },
} as const;
