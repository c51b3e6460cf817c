export const reportTexts = {
  download: "Unduh Laporan",
  preparing: "Menyiapkan...",
  heading: "Laporan penyaringan Mizan",
  reason: "Alasan",
  note: "Catatan",
  business: "Bidang usaha",
  age: "Umur",
  perShare: "Per saham",
  perShareBasis: "Dividen per saham dua belas bulan terakhir × pendapatan tidak halal ÷ total pendapatan, dolar AS",
  footer: (screenedOn: string, methodology: string, address: string) =>
    `Disaring pada ${screenedOn} dengan ${methodology}. ${address} Ini bukan nasihat keuangan dan bukan nasihat keagamaan.`,
} as const;
