export const pageTexts = {
  description:
    "Tulis kepada orang di sebalik Mizan: angka yang nampak salah, soalan, idea. Balasan dalam 24 jam, Isnin hingga Jumaat.",
  lead: "Angka yang nampak salah, soalan, idea: tulis kepada kami.",
} as const;
