export const pageTexts = {
  description:
    "Saring saham enam belas bursa mengikut kepatuhan, sektor dan rantau: patuh Syariah, perlu diteliti atau tidak patuh Syariah, dengan harga, secara bersebelahan dan sebagai fail. Percuma.",
  lead: "Setiap saham yang disaring, mengikut keputusan, piawaian, hutang, pasaran dan industri.",
} as const;
