import type { BusinessActivity } from "./screening.ts";

/** What the company earns its income from, in percent: its line of business, and interest. They add up to exactly 100. */
export function businessActivities(interestPercent: number | null): BusinessActivity[] {
  const interest = Math.min(interestPercent ?? 0, 100);
  const main: BusinessActivity = { kind: "line_of_business", percentage: 100 - interest };
  if (interest === 0) return [main];
  return [main, { kind: "interest_income", percentage: 100 - main.percentage }];
}
