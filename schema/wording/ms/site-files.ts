/** What the site says of itself outside its pages: on the pictures of shared links, and to a device that installs it. */
export const shareImageTexts = {
  mizan: { title: "Kenali apa yang anda miliki", lead: "Saringan Syariah, zakat dan pembelajaran. Percuma." },
  stocks: { title: "Adakah saham ini patuh Syariah?", lead: "Keputusan, nisbahnya, dan penyata di sebaliknya." },
  funds: {
    title: "Adakah dana ini patuh Syariah?",
    lead: "Pegangan demi pegangan: berapa banyak yang lulus, dan apa yang tidak.",
  },
  screener: { title: "Saring pasaran", lead: "Mengikut keputusan, bursa, sektor dan rantau." },
  zakat: { title: "Kira zakat anda", lead: "Simpanan, emas, saham dan perniagaan, setiap satu mengikut kaedahnya." },
  learn: { title: "Kewangan Islam, dari asas", lead: "Kursus percuma dengan setiap angka dihitung." },
  methodology: {
    title: "Bagaimana sesuatu saham ditimbang",
    lead: "Setiap had, sumber dan anggaran, serta piawaian secara bersebelahan.",
  },
  community: { title: "Tanya, jawab, banding pandangan", lead: "Pelabur Muslim dan ulama. Tanpa akaun." },
  donate: { title: "Satu dolar sebulan", lead: "Mengekalkan Mizan percuma untuk semua." },
};

export const manifestTexts = {
  description: "Saringan saham patuh Syariah berserta buktinya, penyucian, zakat dan pembelajaran. Percuma.",
  /** Names of the shortcuts in web/public/manifest.webmanifest, in its order. */
  shortcuts: ["Saringan Saham", "Kalkulator Zakat", "Hab Pembelajaran"],
};

export const untilBuiltTexts = {
  title: "Mizan dalam Bahasa Melayu sedang disediakan",
  text: "Mizan baru sahaja dimulakan pada komputer ini dan menyediakan bahasa satu demi satu. Halaman ini akan terbuka sendiri dalam kira-kira setengah minit.",
  english: "Baca sekarang dalam bahasa Inggeris",
};
