import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const summaryTexts = {
  ...words.summaryTexts,
  growth: (percent: number) => words.summaryTexts.growth[percent < 0 ? "fell" : "grew"](Number(percent.toFixed(1))),
};
