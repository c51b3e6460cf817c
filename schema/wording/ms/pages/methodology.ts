export const pageTexts = {
  description:
    "Bagaimana Mizan menyaring saham: had Mizan 33/33/5, piawaian lain di sebelahnya, setiap sumber dan anggaran, serta contoh pengiraan.",
} as const;
