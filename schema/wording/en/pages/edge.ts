export const edgeTexts = {
  fundNotFound: "Fund not found",
  tryLater: "The stock could not be loaded. Please try again in a minute.",
} as const;
