export const pageTexts = {
  description:
    "Mizan bir pay senedini nasıl tarar: 33/33/5 Mizan sınırları, yanında başka standartlar, her kaynak ve tahmin ve baştan sona bir örnek.",
} as const;
