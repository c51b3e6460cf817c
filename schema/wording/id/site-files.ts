import type * as english from "../en/site-files.ts";

/** What the site says of itself outside its pages: on the pictures of shared links, and to a device that installs it. */
export const shareImageTexts: typeof english.shareImageTexts = {
  mizan: { title: "Kenali yang Anda miliki", lead: "Penyaringan halal, zakat, dan belajar. Gratis." },
  stocks: { title: "Apakah saham ini halal?", lead: "Hasil penyaringan, rasionya, dan laporan di baliknya." },
  funds: {
    title: "Apakah reksa dana ini halal?",
    lead: "Saham demi saham: berapa bagian yang lolos, dan apa yang tidak.",
  },
  screener: { title: "Saring pasar", lead: "Menurut hasil penyaringan, bursa, sektor, dan kawasan." },
  zakat: { title: "Hitung zakat Anda", lead: "Tabungan, emas, saham, dan dagangan, masing-masing dengan kaidahnya." },
  learn: { title: "Keuangan Islam, dari dasar", lead: "Kursus gratis dengan setiap angka dihitung di depan Anda." },
  methodology: {
    title: "Bagaimana suatu saham ditimbang",
    lead: "Setiap batas, sumber, dan perkiraan, serta standar-standarnya berdampingan.",
  },
  community: { title: "Bertanya, menjawab, bertukar catatan", lead: "Investor muslim dan ulama. Tanpa akun." },
  donate: { title: "Satu dolar sebulan", lead: "Menjaga Mizan tetap gratis untuk semua orang." },
};

export const manifestTexts: typeof english.manifestTexts = {
  description: "Penyaringan saham halal beserta buktinya, pembersihan, zakat, dan belajar. Gratis.",
  shortcuts: ["Penyaring Saham", "Kalkulator Zakat", "Pusat Belajar"],
};

export const untilBuiltTexts: typeof english.untilBuiltTexts = {
  title: "Mizan dalam bahasa Indonesia sedang disiapkan",
  text: "Mizan baru saja dijalankan di komputer ini dan menyiapkan bahasa satu per satu. Halaman ini terbuka sendiri dalam waktu sekitar setengah menit.",
  english: "Baca sekarang dalam bahasa Inggris",
};
