import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const fundTexts = {
  ...words.fundTexts,
  question: (name: string, symbol: string) =>
    name === symbol ? words.fundTexts.question.ofSymbol(symbol) : words.fundTexts.question.ofName(name, symbol),
  isRead: (next: string | null, atOnce: number) =>
    next === null ? words.fundTexts.isRead.whenNotKnown(atOnce) : words.fundTexts.isRead.when(next, atOnce),
  isKnownRead: (next: string | null) =>
    next === null ? words.fundTexts.isKnownRead.whenNotKnown : words.fundTexts.isKnownRead.when(next),
};

export const REASON_WORDS: Readonly<Record<string, string>> = words.REASON_WORDS;
