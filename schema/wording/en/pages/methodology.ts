export const pageTexts = {
  description:
    "How Mizan screens a share: the 33/33/5 house limits, other standards beside it, every source and estimate, and a worked example.",
} as const;
