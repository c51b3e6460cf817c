export const purificationTexts = {
  calculatorTitle: "Kira Jumlah Penyucian",
  calculatorDescription: (symbol: string) =>
    `Jumlah untuk diserahkan kepada kebajikan atas saham ${symbol} anda, dalam dolar AS.`,
  typeLegend: "Apa yang disucikan",
  dividend: "Dividen",
  capitalGains: "Keuntungan jualan",
  heldShare: "Saham yang dipegang (AAOIFI)",
  monthsHeld: "Bilangan bulan dipegang tahun ini",
  heldShareFormula: "saham × pendapatan tidak patuh Syariah syarikat ÷ bilangan sahamnya × bulan dipegang ÷ 12",
  noDividends: "Saham ini tidak membayar dividen. Gunakan penyucian Keuntungan jualan.",
  unknownDividends: "Dividen saham ini tidak diketahui. Gunakan penyucian Keuntungan jualan.",
  shares: "Bilangan saham",
  purchasePrice: "Harga belian sesaham",
  salePrice: "Harga jualan sesaham",
  calculate: "Kira",
  total: "Jumlah untuk diserahkan kepada kebajikan",
  dividendFormula: "saham × penyucian sesaham",
  capitalGainsFormula: "saham × (jualan − belian) × pendapatan tidak patuh Syariah ÷ 100",

  infoTitle: "Bagaimana penyucian dikira",
  infoIntroduction:
    "Syarikat yang dibolehkan sering memperoleh sedikit pendapatan yang tidak dibolehkan: kebanyakannya faedah atas depositnya. Pemegang saham menyerahkan bahagian itu daripada perolehan pegangannya kepada kebajikan, tanpa menganggapnya sebagai sedekah mereka sendiri.",
  infoDividendTitle: "Atas dividen",
  infoDividend:
    "Penyucian sesaham = dividen sesaham dua belas bulan terakhir × pendapatan tidak patuh Syariah ÷ jumlah pendapatan. Jumlahnya ialah amaun itu didarab bilangan saham anda.",
  infoCapitalGainsTitle: "Atas keuntungan daripada jualan",
  infoCapitalGains:
    "Penyucian = saham × (harga jualan − harga belian) × pendapatan tidak patuh Syariah ÷ jumlah pendapatan. Jualan tanpa keuntungan tidak memerlukannya.",
  infoHeldShareTitle: "Atas saham yang dipegang, dengan atau tanpa dividen",
  infoHeldShare:
    "Penyucian = saham × pendapatan tidak patuh Syariah syarikat setahun ÷ bilangan sahamnya × bahagian tahun saham itu dipegang. Inilah kaedah AAOIFI; hasil ketiga-tiga kaedah boleh berbeza berkali-kali ganda.",
  infoBasisTitle: "Asas keilmuan",
  infoBasis:
    "Piawaian Syariah AAOIFI No. 21 tentang saham meminta pemegang menyerahkan bahagian pendapatan yang tidak dibolehkan, sama ada diagihkan atau tidak. Ulama berbeza pendapat sama ada keuntungan daripada jualan juga mesti disucikan; menyerahkannya ialah cara yang lebih berhati-hati.",
} as const;

export const purificationErrors = {
  shares: "Masukkan bilangan saham di atas 0",
  purchasePrice: "Masukkan harga belian",
  salePrice: "Masukkan harga jualan",
  monthsHeld: "Masukkan bilangan bulan anda memegangnya, dari 1 hingga 12",
  noGain: "Harga jualan mesti melebihi harga belian",
} as const;
