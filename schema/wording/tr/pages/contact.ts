export const pageTexts = {
  description:
    "Mizan'ın arkasındaki insanlara yazın: yanlış görünen bir rakam, bir soru, bir fikir. Pazartesiden cumaya 24 saat içinde yanıt.",
  lead: "Yanlış görünen bir rakam, bir soru, bir fikir: bize yazın.",
} as const;
