export const pageTexts = {
  description:
    "Ask about a stock, zakat or your strategy, and read what other Muslim investors and scholars answer. No account needed.",
  lead: "Ask, answer and compare notes with other Muslim investors. You need no account.",
} as const;
