import type { InputName } from "../facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../facts/fact-limits.ts";
import type { Fact } from "../facts/financials.ts";
import { daysBetween, numberAt } from "../facts/iso-date.ts";
import { complianceStatus } from "./compliance-status.ts";
import { RATIO_INPUTS } from "./evidence.ts";
import type { BusinessScreen, ComplianceStatus, Evidence, FlipPoint, Reason, StandardVerdict } from "./screening.ts";
import type { Standing } from "./standing.ts";

/**
 * Calendar months from one ISO date to another; days count as thirty-firsts of a month, so that the same day of the month gives a
 * whole number.
 */
export function monthsBetween(from: string, to: string): number {
  const years = numberAt(to, 0, 4) - numberAt(from, 0, 4);
  const months = numberAt(to, 5, 7) - numberAt(from, 5, 7);
  const days = numberAt(to, 8, 10) - numberAt(from, 8, 10);
  return years * 12 + months + days / 31;
}

/** The reason when an input is too old on the day of screening; otherwise undefined. */
export function staleReason(
  about: InputName,
  { periodEnd }: Pick<Fact, "periodEnd">,
  screenedOn: string,
): Reason | undefined {
  const months = monthsBetween(periodEnd, screenedOn);
  if (!(months > STALE_AFTER_MONTHS)) return undefined;
  return {
    code: "stale_data",
    effect: "verdict",
    figure: months,
    limit: STALE_AFTER_MONTHS,
    about,
    detail: { kind: "stale", periodEnd },
  };
}

/** A price older than this is called old. Days. */
export const PRICE_OLD_AFTER_DAYS = 45;

/**
 * The day before which a figure is too old for a verdict that is read today: its period ended more than fifteen months ago. Compared
 * as text; it need not be a valid calendar day (31 February).
 */
export function staleBefore(today: string): string {
  const months = numberAt(today, 0, 4) * 12 + numberAt(today, 5, 7) - 1 - STALE_AFTER_MONTHS;
  const two = (count: number) => String(count).padStart(2, "0");
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-${today.slice(8, 10)}`;
}

type DatedInput = Pick<Evidence, "input" | "periodEnd">;
type RestsOn = { business: Pick<BusinessScreen, "isMoneyTrade">; evidence: readonly DatedInput[] };

/** The oldest input of the house verdict, from which the verdict ages. Interest does not count if money is the business itself. */
export function oldestInput({ business, evidence }: RestsOn): DatedInput | undefined {
  const of = (input: InputName) => evidence.find((entry) => entry.input === input);
  let oldest = business.isMoneyTrade ? undefined : of("interestIncome");
  for (const input of RATIO_INPUTS) {
    const entry = of(input);
    if (entry && (oldest === undefined || entry.periodEnd <= oldest.periodEnd)) oldest = entry;
  }
  return oldest;
}

/** A standing on a day, by the date of its oldest figure: a permissible stock is in doubt once that figure is too old. */
export function agedStanding(standing: Standing, figuresOn: string | null, today: string): Standing {
  const isPermissible = standing === "halal" || standing === "purify";
  return isPermissible && figuresOn !== null && figuresOn < staleBefore(today) ? "doubt" : standing;
}

/** The status for an aged standing. */
export function agedStatus(status: ComplianceStatus, standing: Standing): ComplianceStatus {
  return standing === "doubt" ? "questionable" : status;
}

type Judged = RestsOn & {
  reasons: readonly Reason[];
  standards: readonly StandardVerdict[];
  flipPoints: readonly FlipPoint[];
};

/**
 * A screening on the day of reading. If its oldest figure has become too old, every standard's verdict says so, and none is halal any
 * more; the age of a figure that was already too old is counted to that day. All else is unchanged.
 */
export function agedScreening<Of extends Judged>(screening: Of, today: string): Of {
  const oldest = oldestInput(screening);
  const stale = oldest && staleReason(oldest.input, oldest, today);
  if (!stale) return screening;
  return {
    ...screening,
    reasons: withStale(screening.reasons, stale),
    standards: screening.standards.map((verdict) => {
      const reasons = withStale(verdict.reasons, stale);
      return { ...verdict, reasons, status: complianceStatus(reasons) };
    }),
    flipPoints: screening.flipPoints.flatMap((point) => flipOfStale(point, complianceStatus(screening.reasons))),
  };
}

/** A prohibited business stays prohibited, whatever the date of its figures: no doubt is added to it. */
function withStale(reasons: readonly Reason[], stale: Reason): readonly Reason[] {
  if (reasons.some(({ code }) => code === "prohibited_business")) return reasons;
  const known = reasons.findIndex(({ code }) => code === "stale_data");
  return known < 0 ? [...reasons, stale] : reasons.with(known, stale);
}

/** With stale figures no stock becomes halal, and a halal one is questionable already. */
function flipOfStale(point: FlipPoint, from: ComplianceStatus): FlipPoint[] {
  if (point.to === "haram") return [point];
  return from === "haram" ? [{ ...point, to: "questionable" }] : [];
}

/** The age of a verdict's figures and price on the day of reading. */
export type VerdictAge = {
  /** ISO date of reading. */
  readOn: string;
  /** The end of the period of its oldest figure; null when it has none. */
  figuresOn: string | null;
  /** True when that is more than fifteen months ago. */
  isStale: boolean;
  priceOn: string | null;
  /** Whole days since the price; null without one. */
  priceDays: number | null;
  /** True when the price is older than 45 days. */
  isPriceOld: boolean;
};

export function verdictAge(
  { figuresOn, priceOn }: Pick<VerdictAge, "figuresOn" | "priceOn">,
  readOn: string,
): VerdictAge {
  const priceDays = priceOn === null ? null : Math.max(0, daysBetween(priceOn, readOn));
  return {
    readOn,
    figuresOn,
    isStale: figuresOn !== null && figuresOn < staleBefore(readOn),
    priceOn,
    priceDays,
    isPriceOld: priceDays !== null && priceDays > PRICE_OLD_AFTER_DAYS,
  };
}
