export const reportTexts = {
  download: "Muat Turun Laporan",
  preparing: "Menyediakan...",
  heading: "Laporan saringan Mizan",
  reason: "Sebab",
  note: "Catatan",
  business: "Perniagaan",
  age: "Usia",
  perShare: "Sesaham",
  perShareBasis:
    "Dividen sesaham dua belas bulan terakhir × pendapatan tidak patuh Syariah ÷ jumlah pendapatan, dolar AS",
  footer: (screenedOn: string, methodology: string, address: string) =>
    `Disaring pada ${screenedOn} dengan ${methodology}. ${address} Ini bukan nasihat kewangan dan bukan nasihat agama.`,
} as const;
