export const pageTexts = {
  title: "Donasi",
  description:
    "Satu dolar AS sebulan menjaga penyaringan halal, zakat, dan pembelajaran tetap gratis untuk semua orang. Dapat dihentikan kapan saja.",
} as const;
