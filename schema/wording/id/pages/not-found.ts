export const pageTexts = {
  title: "Halaman Tidak Ditemukan",
  text: "Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan.",
  back: "Kembali ke Dasbor",
} as const;
