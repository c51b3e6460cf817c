import { formatCount } from "#wording/format.ts";

export const summaryTexts = {
  heading: "The screened universe",
  halal: {
    title: "Halal Stocks",
    note: "",
    tip: "Within every limit, with no purification required, on sufficient evidence.",
  },
  questionable: {
    title: "Questionable",
    note: "Requires purification",
    tip: "To purify, or in doubt: within the limits, but a part of the dividends must be given to charity, or the evidence leaves a doubt.",
  },
  haram: {
    title: "Non-Compliant",
    note: "Avoid investment",
    tip: "The primary business is prohibited, or a ratio is above its limit.",
  },
  watchlist: { title: "Your Watchlist", note: "", tip: "The stocks you keep an eye on, on this device." },
  kinds: (purify: number, doubt: number) => `${formatCount(purify)} to purify, ${formatCount(doubt)} in doubt`,
  growth: (percent: number) => `${percent < 0 ? "" : "+"}${Number(percent.toFixed(1))}% from last month`,
  statusChanges: (count: number) => `${formatCount(count)} status changes today`,
  asOf: (day: string) => `Figures as of ${day}`,
  failed: "The counts could not be loaded.",
  retry: "Try again",
  about: (title: string) => `About: ${title}`,
  notKnown: "not known",
} as const;

export const quickToolTexts = {
  heading: "Quick Access Tools",
  zakat: { title: "Zakat Calculator", note: "Calculate your obligations" },
  learn: { title: "Learning Hub", note: "Islamic finance courses" },
  community: { title: "Community", note: "Ask scholars & peers" },
  portfolio: { title: "Portfolio", note: "Which of your shares are halal" },
  funds: { title: "Funds", note: "What is inside, by weight" },
  changes: { title: "What Changed", note: "Verdicts that moved, and why" },
} as const;
