import { RATIO_NAMES, type RatioName } from "../../../../domain/standards/standards.ts";
import type { Stock } from "../../../../schema/contracts/stocks.ts";

export type RatioYear = { name: RatioName; lowest: number | null; highest: number | null; now: number | null };

/**
 * The twelve months before the day of reading, by our own screenings: what stood at their start, what changed since, and how often the
 * verdict turned. `since` is the first screening, where that is later; `isOnce` where
 * it is the only one.
 */
export function yearOf({ history, age, analysis }: Pick<Stock, "history" | "age" | "analysis">) {
  const start = `${Number(age.readOn.slice(0, 4)) - 1}${age.readOn.slice(4)}`;
  const own = history.filter(({ isReconstructed }) => !isReconstructed);
  const first = own.findLastIndex(({ screenedOn }) => screenedOn <= start);
  const points = own.slice(Math.max(0, first));
  const turned = points.filter(({ status }, place) => place > 0 && status !== points[place - 1]?.status).length;
  const ratios = RATIO_NAMES.map((name): RatioYear => {
    const known = [...points, analysis].map((point) => point[name]).filter((ratio) => ratio !== null);
    const [lowest, highest] = known.length === 0 ? [null, null] : [Math.min(...known), Math.max(...known)];
    return { name, lowest, highest, now: analysis[name] };
  });
  const since = first < 0 ? (points[0]?.screenedOn ?? null) : null;
  return { since, turned, ratios, isOnce: since !== null && points.length === 1 };
}
