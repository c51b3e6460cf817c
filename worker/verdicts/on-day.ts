import { agedStanding, agedStatus, doubtfulOn } from "../../domain/screening/age.ts";
import {
  type BusinessScreen,
  type ComplianceStatus,
  firstReason,
  type Reason,
} from "../../domain/screening/screening.ts";
import type { Standing } from "../../domain/screening/standing.ts";
import { type Card, reasonsOn } from "../../domain/verdict/card.ts";
import type { StockSummary } from "../../schema/contracts/stocks.ts";
import type { OfCard, StoredOf } from "./repository.ts";

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

/** A stock of a list on the day of reading, with its price as quoted and what decides its answer. */
export function listedOnDay<Stored extends StoredOf<StockSummary>>(
  stored: Stored,
  today: string,
): Omit<Stored, "card" | "verdictCard"> & Pick<StockSummary, OfCard> {
  const { card, verdictCard, ...stock } = verdictOn(stored, today);
  const own = !card ? undefined : (JSON.parse(card) as Card);
  const verdict = verdictCard === card || !verdictCard ? own : (JSON.parse(verdictCard) as Card);
  return {
    ...stock,
    price: own?.price ?? null,
    purificationBound: verdict?.purificationBound ?? null,
    ...(verdict?.isDayAbout && { isDayAbout: true as const }),
    because: decidingOf(stock.standing, {
      reasons: verdict ? reasonsOn(verdict, today) : [],
      business: verdict?.business,
      dividendPerShare: own?.dividendPerShare ?? null,
    }),
  };
}

type Known = {
  reasons: readonly Reason[];
  business: BusinessScreen | undefined;
  dividendPerShare: number | null;
};

/** What of a verdict its line is worded from. */
export function decidingOf(
  standing: Standing,
  { reasons, business, dividendPerShare }: Known,
): StockSummary["because"] {
  if (standing === "halal" || standing === "not_screened") return null;
  const reason = standing === "purify" ? reasons.find(isPurification) : firstReason(reasons);
  const isBusiness = business && reason?.code === "prohibited_business";
  return { reasons: reason ? [reason] : [], ...(isBusiness && { business }), dividendPerShare };
}

const isPurification = ({ code }: Reason) => code === "purification_required";

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
