export const pageTexts = {
  title: "Apakah saham ini halal? Periksa perusahaan mana pun",
  description:
    "Periksa apakah suatu saham halal: hasil penyaringannya, rasionya, angka dan laporan di baliknya, serta jumlah yang dibersihkan. Gratis.",
  lead: "Selamat datang di pusat keuangan Islam gratis Anda",
} as const;
