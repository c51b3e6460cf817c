export const pageTexts = {
  title: "Donate",
  description: "One US dollar a month keeps halal screening, zakat and learning free for everyone. Cancel anytime.",
} as const;
