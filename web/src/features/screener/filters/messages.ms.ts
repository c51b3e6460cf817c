/** Apart from the screener's other texts, which the page does not load before an email is given. */
export const gateTexts = {
  title: "Masukkan e-mel anda untuk menggunakan saringan saham",
  text: "Saringan saham ini percuma. E-mel anda kekal dalam pelayar ini: ia tidak dihantar kepada sesiapa.",
  features: {
    filters: "Tapis mengikut keputusan, kedudukan, piawaian, hutang, bursa, sektor, industri dan rantau",
    compare: "Bandingkan sehingga empat saham bersebelahan",
    watchlist: "Simpan senarai pantau anda dan saring di dalamnya",
    download: "Susun mengikut mana-mana angka, dan muat turun semua yang anda temui sebagai fail",
  },
  email: "Alamat e-mel",
  submit: "Buka saringan saham",
  invalid: "Sila masukkan alamat e-mel yang sah",
} as const;
