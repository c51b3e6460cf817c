/** Apart from the screener's other texts, which the page does not load before an email is given. */
export const gateTexts = {
  title: "Masukkan surel Anda untuk memakai penyaring",
  text: "Penyaring ini gratis. Surel Anda tetap di peramban ini: tidak dikirim kepada siapa pun.",
  features: {
    filters: "Filter menurut hasil, status syariah, standar, utang, bursa, sektor, industri, dan kawasan",
    compare: "Bandingkan hingga empat saham berdampingan",
    watchlist: "Simpan daftar pantau Anda dan saring di dalamnya",
    download: "Urutkan menurut angka apa pun, dan unduh semua yang Anda temukan sebagai berkas",
  },
  email: "Alamat surel",
  submit: "Buka penyaring",
  invalid: "Silakan masukkan alamat surel yang valid",
} as const;
