export const pageTexts = {
  description:
    "Écrivez aux personnes qui font Mizan : un chiffre qui semble faux, une question, une idée. Réponse sous 24 heures, du lundi au vendredi.",
  lead: "Un chiffre qui semble faux, une question, une idée : écrivez-nous.",
} as const;
