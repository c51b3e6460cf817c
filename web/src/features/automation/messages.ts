import type { Notice } from "../../lib/notices.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const updatedBut = (health: string): Notice => ({
  tone: "neutral",
  title: words.updatedBut.title,
  description: words.updatedBut.description(health),
});

export const automationTexts = {
  ...words.automationTexts,
  progress: (label: string, done: number, total: number) =>
    total > 1 ? words.automationTexts.progress.counted(label, done, total) : label,
  percent: (percent: number) => words.automationTexts.percent(Math.floor(percent)),
};
