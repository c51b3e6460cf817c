export const purificationTexts = {
  calculatorTitle: "Hitung Total Pembersihan",
  calculatorDescription: (symbol: string) => `Berapa yang harus disalurkan dari saham ${symbol} Anda, dalam dolar AS.`,
  typeLegend: "Yang dibersihkan",
  dividend: "Dividen",
  capitalGains: "Keuntungan penjualan",
  heldShare: "Saham yang dipegang (AAOIFI)",
  monthsHeld: "Jumlah bulan dipegang tahun ini",
  heldShareFormula: "jumlah saham × pendapatan tidak halal perusahaan ÷ jumlah sahamnya × jumlah bulan dipegang ÷ 12",
  noDividends: "Saham ini tidak membagikan dividen. Gunakan pembersihan Keuntungan penjualan.",
  unknownDividends: "Dividen saham ini tidak diketahui. Gunakan pembersihan Keuntungan penjualan.",
  shares: "Jumlah saham",
  purchasePrice: "Harga beli per saham",
  salePrice: "Harga jual per saham",
  calculate: "Hitung",
  total: "Total yang disalurkan",
  dividendFormula: "jumlah saham × pembersihan per saham",
  capitalGainsFormula: "jumlah saham × (jual − beli) × pendapatan tidak halal ÷ 100",

  infoTitle: "Bagaimana pembersihan dihitung",
  infoIntroduction:
    "Perusahaan yang diperbolehkan sering memperoleh sedikit pendapatan yang tidak halal: terutama bunga atas simpanannya. Pemegang saham menyalurkan bagian itu dari hasil sahamnya untuk amal, tanpa menghitungnya sebagai sedekah mereka sendiri.",
  infoDividendTitle: "Atas dividen",
  infoDividend:
    "Pembersihan per saham = dividen per saham dua belas bulan terakhir × pendapatan tidak halal ÷ total pendapatan. Totalnya adalah jumlah itu kali banyaknya saham Anda.",
  infoCapitalGainsTitle: "Atas keuntungan dari penjualan",
  infoCapitalGains:
    "Pembersihan = jumlah saham × (harga jual − harga beli) × pendapatan tidak halal ÷ total pendapatan. Penjualan tanpa keuntungan tidak memerlukannya.",
  infoHeldShareTitle: "Atas saham yang dipegang, dengan atau tanpa dividen",
  infoHeldShare:
    "Pembersihan = jumlah saham × pendapatan tidak halal perusahaan dalam setahun ÷ jumlah sahamnya × bagian tahun selama saham itu dipegang. Ini metode AAOIFI; hasil ketiganya dapat berbeda berkali-kali lipat.",
  infoBasisTitle: "Dasar keilmuan",
  infoBasis:
    "Standar Syariah AAOIFI No. 21 tentang saham meminta pemegangnya menyalurkan bagian pendapatan yang tidak diperbolehkan, baik dibagikan maupun tidak. Apakah keuntungan dari penjualan juga harus dibersihkan diperselisihkan ulama; menyalurkannya adalah cara yang lebih berhati-hati.",
} as const;

export const purificationErrors = {
  shares: "Masukkan jumlah saham di atas 0",
  purchasePrice: "Masukkan harga beli",
  salePrice: "Masukkan harga jual",
  monthsHeld: "Masukkan jumlah bulan Anda memegangnya, dari 1 sampai 12",
  noGain: "Harga jual harus lebih tinggi daripada harga beli",
} as const;
