import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

const { money, paid } = words.missedTexts;

export const missedTexts = {
  ...words.missedTexts,
  money: (currency: string) => (currency ? money.inCurrency(currency) : money.inDollars),
  paid: (currency: string) => (currency ? paid.inCurrency(currency) : paid.inDollars),
};
