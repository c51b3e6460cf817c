import type { BusinessActivity } from "./screening.ts";

export const INTEREST_ACTIVITY = "Interest income";

/** What the company lives from, in percent of its income: its line of business, and interest beside it. They add up to exactly 100. */
export function businessActivities(industry: string, interestPercent: number | null): BusinessActivity[] {
  const interest = Math.min(interestPercent ?? 0, 100);
  const main = { activity: industry, percentage: 100 - interest };
  if (interest === 0) return [main];
  return [main, { activity: INTEREST_ACTIVITY, percentage: 100 - main.percentage }];
}
