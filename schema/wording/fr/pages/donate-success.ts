export const pageTexts = {
  title: "Merci",
  description: "Votre don mensuel à Mizan est actif. Merci de votre soutien.",
} as const;
