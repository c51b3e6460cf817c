import type { Fact, Segment } from "../facts/financials.ts";
import { problemOf } from "../facts/usable-facts.ts";
import { PROHIBITED_SEGMENT_WORDS } from "../standards/activities-segments.ts";
import type { BusinessActivity } from "./screening.ts";

export const INTEREST_ACTIVITY = "Interest income";

/**
 * What the company lives from, in percent of its income: the reported segments, else the industry as one activity, and
 * interest income beside it. The percentages add up to exactly 100; the last activity takes the rest.
 */
export function businessActivities(
  industry: string,
  segments: readonly Segment[],
  interestPercent: number | null,
): BusinessActivity[] {
  const interest = Math.min(interestPercent ?? 0, 100);
  const main = segments.length > 0 ? segmentActivities(segments, 100 - interest) : [];
  if (main.length === 0) main.push({ activity: industry, percentage: 100 - interest });
  if (interest > 0) main.push({ activity: INTEREST_ACTIVITY, percentage: interest });
  return addUpToHundred(main);
}

/** The segments whose name says that their trade is prohibited, added up in US dollars; undefined when a revenue is unusable. */
export function prohibitedSegments(
  segments: readonly Segment[],
): { amount: number; names: string[]; quality: Fact["quality"]; fact: Fact } | undefined {
  let amount = 0;
  let quality: Fact["quality"] = "reported";
  let fact: Fact | undefined;
  const names: string[] = [];
  for (const segment of segments) {
    if (problemOf("nonCompliantRevenue", segment.revenue) !== null) return undefined;
    fact ??= segment.revenue;
    if (!isProhibited(segment.name)) continue;
    amount += segment.revenue.amount;
    names.push(segment.name);
    fact = segment.revenue;
    if (segment.revenue.quality === "estimated") quality = "estimated";
  }
  return fact && { amount, names, quality, fact };
}

function isProhibited(segmentName: string): boolean {
  return PROHIBITED_SEGMENT_WORDS.some((words) => words.test(segmentName));
}

function segmentActivities(segments: readonly Segment[], share: number): BusinessActivity[] {
  const usable = segments.filter(({ revenue }) => problemOf("totalRevenue", revenue) === null);
  const total = usable.reduce((sum, { revenue }) => sum + revenue.amount, 0);
  return usable.map(({ name, revenue }) => ({ activity: name, percentage: (revenue.amount / total) * share }));
}

function addUpToHundred(activities: BusinessActivity[]): BusinessActivity[] {
  let before = 0;
  for (const [index, activity] of activities.entries()) {
    if (index === activities.length - 1) activity.percentage = 100 - before;
    else {
      activity.percentage = Math.min(activity.percentage, 100 - before);
      before += activity.percentage;
    }
  }
  return activities;
}
