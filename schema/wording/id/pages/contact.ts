export const pageTexts = {
  description:
    "Tulis kepada orang-orang di balik Mizan: angka yang tampak keliru, pertanyaan, gagasan. Dijawab dalam 24 jam, Senin sampai Jumat.",
  lead: "Angka yang tampak keliru, pertanyaan, gagasan: tulislah kepada kami.",
} as const;
