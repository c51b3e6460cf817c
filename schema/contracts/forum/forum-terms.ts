export const FORUM_CATEGORIES = ["screening", "zakat", "strategies", "general"] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

export const FORUM_MAX_LENGTHS = { title: 200, content: 10_000, fullName: 80, reason: 500 } as const;

/** Stored as they stand here, whatever language the reporter reads. */
export const REPORT_REASONS = [
  "Advertising",
  "Insulting or hateful",
  "Wrong about religion",
  "Something else",
] as const;
