export const pageTexts = {
  description:
    "Bertanyalah tentang suatu saham, zakat, atau strategi Anda, dan baca jawaban investor muslim lain dan ulama. Tanpa akun.",
  lead: "Bertanya, menjawab, dan bertukar catatan dengan investor muslim lain. Anda tidak memerlukan akun.",
} as const;
