export const pageTexts = {
  description:
    "Write to the people behind Mizan: a figure that looks wrong, a question, an idea. Replies within 24 hours, Monday to Friday.",
  lead: "A figure that looks wrong, a question, an idea: write to us.",
} as const;
