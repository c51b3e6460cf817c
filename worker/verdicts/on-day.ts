import { agedStanding, agedStatus, doubtfulOn } from "../../domain/screening/age.ts";
import type { ComplianceStatus } from "../../domain/screening/screening.ts";
import type { Standing } from "../../domain/screening/standing.ts";

/** A verdict as its row has it; `standsUntil` is the last day on which its figures carry it, and `reason` the code of its first one. */
type StoredVerdict = {
  complianceStatus: ComplianceStatus;
  standing: Standing;
  standsUntil: string | null;
  reason?: string | null;
};

/** A stored verdict on the day of reading: in doubt once its figures are too old to carry it, and for that reason. */
export function verdictOn<Stored extends StoredVerdict>(stored: Stored, today: string): Stored {
  const standing = agedStanding(stored.standing, stored.standsUntil, today);
  if (standing === stored.standing) return stored;
  const complianceStatus = agedStatus(stored.complianceStatus, standing);
  return { ...stored, standing, complianceStatus, ...("reason" in stored && { reason: "stale_data" }) };
}

type AgeingCount = [standsUntil: string, halal: number, purify: number, haram: number];

/** A dataset's own count by the last day of a standing, up to a day. */
function agedCounts(ageing: string, today: string): AgeingCount[] {
  return (JSON.parse(ageing) as AgeingCount[]).filter(([standsUntil]) => standsUntil < today);
}

/** How many verdicts of a dataset have aged on a day, by the standing they had; `ageing` is the dataset's own count by date. */
export function countAged(ageing: string, today: string): { halal: number; purify: number; haram: number } {
  const counts = { halal: 0, purify: 0, haram: 0 };
  for (const [, halal, purify, haram] of agedCounts(ageing, today)) {
    counts.halal += halal;
    counts.purify += purify;
    counts.haram += haram;
  }
  return counts;
}

/** The days on which verdicts of a dataset fell into doubt, up to a day, with their number. */
export function agedByDay(ageing: string, today: string): { on: string; verdicts: number }[] {
  return agedCounts(ageing, today).map(([standsUntil, ...counts]) => ({
    on: doubtfulOn(standsUntil),
    verdicts: counts.reduce((sum, count) => sum + count, 0),
  }));
}
