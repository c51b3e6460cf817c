export const pageTexts = {
  description:
    "Work out your zakat on savings, gold, shares and trade: the nisab by today's price, each asset by its own rule, and who holds each position.",
  lead: "Add what you own, choose the nisab, and see what you owe and why.",
} as const;
