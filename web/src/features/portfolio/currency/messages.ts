export const shownMoneyTexts = {
  label: "Show amounts in",
  at: (currency: string, day: string) =>
    `Amounts in ${currency} are approximate, at the rate of ${day}. The record and its files stay in US dollars.`,
  noRate: (currency: string) => `No rate is known for ${currency}: shown in US dollars.`,
} as const;
