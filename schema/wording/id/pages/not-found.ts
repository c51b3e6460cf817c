export const pageTexts = {
  title: "Halaman Tidak Ditemukan",
  text: "Apakah Anda lupa menambahkan halaman ini ke router?",
  back: "Kembali ke Dasbor",
} as const;
