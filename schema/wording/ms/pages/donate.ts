export const pageTexts = {
  title: "Derma",
  description:
    "Satu dolar AS sebulan mengekalkan saringan Syariah, zakat dan pembelajaran percuma untuk semua. Batalkan bila-bila masa.",
} as const;
