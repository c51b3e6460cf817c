export const analysisTexts = {
  why: "Sebab keputusan ini",
  wouldChange: "Apa yang akan mengubahnya",
  proof: "Tunjukkan buktinya",

  activities: "Pecahan Aktiviti Perniagaan",
  noBreakdown: "Tiada sumber yang memecahkan hasil mengikut aktiviti.",

  ratios: "Analisis Nisbah Kewangan",
  realData: (sources: string) => `✓ Data sebenar: ${sources}`,
  estimatedRatios: "⚠ Nisbah anggaran",
  aboveLimit: "di atas had",
  accuracyTitle: "Ketepatan Nisbah Kewangan",
  accuracyText:
    "Sekurang-kurangnya satu angka di sebalik nisbah ini dianggarkan atau dibundarkan. Bukti di bawah menyatakan yang mana, dan bagaimana. Semak laporan syarikat sendiri sebelum anda bergantung padanya.",
  verifiedTitle: "Data Kewangan Disahkan",
  verifiedText:
    "Hutang, tunai dan hasil dilaporkan oleh syarikat. Nilai pasaran dikira pada harga hari yang ditunjukkan, dan faedah yang dianggarkan ditandai di sebelah nisbahnya. Bukti di bawah menamakan setiap sumber.",

  purification: "Penyucian Diperlukan",
  cautiousPurification: "Penyucian, jika anda mahu lebih berhati-hati",
  perShare: "sesaham",
  perThousand: "setiap 1,000 saham",
  ofDividends: "Daripada dividen setahun",
  ofIncome: "Daripada pendapatan syarikat sendiri, dengan atau tanpa dividen: cara AAOIFI",
  leastOfMixed:
    "Jualan terlarangnya tidak diketahui: ini jumlah paling sedikit yang perlu diserahkan, dan mungkin lebih.",
  leastPurification:
    "Sumbernya tidak memasukkan pelaburan jangka pendek dan perolehannya, jadi ini jumlah paling sedikit untuk diserahkan kepada kebajikan. Laporan syarikat sendiri menyatakan pendapatan faedah atau pendapatan kewangannya.",
  roundsToNothing:
    "Pendapatan tidak patuh Syariah dibundarkan kepada 0% daripada jumlah, jadi keputusan tidak meminta penyucian. Menyerahkannya juga ialah pilihan yang lebih berhati-hati.",
  calculateTotal: "Kira Jumlah",
  aboutPurification: "Bagaimana penyucian dikira",

  standards: "Perbandingan piawaian",
  lists: "Senarai pihak lain",
  listed: (name: string, day: string, isMember: boolean) =>
    `${isMember ? "Ada dalam" : "Tiada dalam"} senarai ${name}, setakat ${day}.`,
  fund: (fund: string) => `pegangan dana halal ${fund}`,
  listsNote:
    "Setiap senarai mengikut had, purata dan tarikh lembaganya sendiri. Ia ditunjukkan sebagai perbandingan dan tidak pernah menentukan keputusan kami.",
  standardsNote: "Semua piawaian menggunakan data yang sama pada tarikh yang sama.",
  caveats: "Apa yang perlu diketahui tentangnya",
  saidYes: (yes: number, judged: number, all: number) =>
    judged === all
      ? `${yes} daripada ${all} menyatakan ya`
      : `${judged} daripada ${all} dapat menilainya${judged > 0 ? `; ya: ${yes}` : ""}`,
  agree: (judged: number, all: number) =>
    judged === all
      ? "Semua piawaian bersetuju tentang saham ini."
      : `${judged} daripada ${all} dapat menilainya, dan bersetuju.`,
  partOnEvidence:
    "Tiada satu nisbah yang menjelaskan perbezaan itu: sesetengah piawaian memerlukan input yang tiada dalam mana-mana sumber, atau menilai sesuatu aktiviti secara berbeza.",
  evidence: "Bukti",
  oldestFigure: (day: string) => `Angka paling lama: ${day}`,
  checkAt: (place: string) => `Semak di ${place}`,
  fromReport: "Ada laporannya? Betulkan angka ini",
  giveFigure: "Ada laporannya? Berikan angka ini",
  readBy: "Siapa yang membacanya",
  missing: (label: string) => `Tiada sumber yang memberikan angka ini: ${label}.`,
  haveReport: "Ada laporan tahunannya?",
  oneFigure: (label: string) => `Satu angka sahaja boleh menentukannya: ${label}`,
  evidenceNote: "Setiap input yang menjadi sandaran keputusan.",
  history: "Apa yang berubah",
  historyChart: "Setiap nisbah dari semasa ke semasa, sebagai peratusan hadnya",
  historyLimit: "Had setiap satu",
  historyDay: "Tarikh",
  noHistory: "Tiada yang berubah sejak mula disaring.",
  tooOldOn: (day: string) => `Angkanya akan lapuk pada ${day}, kecuali jika ada yang lebih baharu sebelum itu.`,
  reconstructed: "Daripada penyata",
  noVerdict: "Tiada keputusan",
  reconstructedNote:
    "Hari yang bertanda “Daripada penyata” dikira kemudian daripada laporan syarikat sendiri, menggunakan nilai pasaran saham yang tidak dipegang orang dalam, yang dinyatakan laporan tahunannya bagi hari itu. Itu bukan keputusan: nilai itu di bawah nilai keseluruhan syarikat, jadi nisbah hutang dan tunai yang sebenar mungkin lebih rendah.",
  noEvidence: "Tiada sumber yang mempunyai angka bagi syarikat ini.",
  screenedOn: (day: string) => `Disaring pada ${day}`,
  priceOf: (day: string, isRounded: boolean) => `${isRounded ? "Harga dibundarkan" : "Harga"} pada ${day}`,

  scholarlyBasis: "Asas Pandangan Ulama",
  defaultScholarlyBasis:
    "Saham sesebuah syarikat boleh dipegang apabila perniagaannya dibolehkan dan hutang berfaedah, deposit berfaedah serta pendapatan tidak patuh Syariahnya masing-masing kekal dalam had; bahagian pendapatan yang tidak patuh Syariah diserahkan kepada kebajikan.",
  methodologyLink: "Lihat metodologi terperinci",
  share: "Kongsi Analisis",

  tryAgain: "Cuba lagi",
  failedTitle: "Saham ini tidak dapat ditunjukkan",
  loading: (symbol = "") => `Memuatkan ${symbol}`.trim(),

  columns: {
    standard: "Piawaian",
    verdict: "Keputusan",
    input: "Input",
    amount: "Amaun",
    period: "Tempoh",
    source: "Sumber",
    quality: "Kualiti",
  },
} as const;
