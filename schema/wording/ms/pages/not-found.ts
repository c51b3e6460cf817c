export const pageTexts = {
  title: "Halaman Tidak Ditemui",
  text: "Alamat ini mungkin tersilap, atau halamannya telah dipindahkan.",
  back: "Kembali ke Papan Pemuka",
} as const;
