import type { InputName } from "../facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../facts/fact-limits.ts";
import { addDays, daysBetween } from "../facts/iso-date.ts";
import { dayOf, monthsBetween } from "./age.ts";
import { RATIO_INPUTS } from "./evidence.ts";
import type { BusinessScreen, ComplianceStatus, Evidence } from "./screening.ts";
import type { Standing } from "./standing.ts";

/** A price older than this is called old. Days. */
export const PRICE_OLD_AFTER_DAYS = 45;

type DatedInput = Pick<Evidence, "input" | "periodEnd">;
type RestsOn = {
  business: Pick<BusinessScreen, "isMoneyTrade">;
  evidence: readonly (DatedInput & Pick<Evidence, "newer">)[];
};

/** The end of the period of the oldest figure behind a verdict, an ISO date; null when it rests on none. */
export function figuresOnOf({ isScreened, analysis }: { isScreened: boolean; analysis: RestsOn }): string | null {
  return isScreened ? (oldestInput(analysis)?.periodEnd ?? null) : null;
}

/** The oldest input of the house verdict. Interest does not count if money is the business itself. */
function oldestInput({ business, evidence }: RestsOn): DatedInput | undefined {
  const of = (input: InputName): DatedInput | undefined => {
    const entry = evidence.find((one) => one.input === input);
    return entry && { input, periodEnd: dayOf(entry) };
  };
  let oldest = business.isMoneyTrade ? undefined : of("interestIncome");
  for (const input of [...RATIO_INPUTS, "prohibitedRevenue"] as const) {
    const entry = of(input);
    if (entry && (oldest === undefined || entry.periodEnd <= oldest.periodEnd)) oldest = entry;
  }
  return oldest;
}

/** A standing on a day, by the last day on which its figures carry it; null when age does not change it. */
export function agedStanding(standing: Standing, standsUntil: string | null, today: string): Standing {
  return standsUntil !== null && today > standsUntil ? "doubt" : standing;
}

/** The first day on which a standing is in doubt. */
export const doubtfulOn = (standsUntil: string) => addDays(standsUntil, 1);

/** A verdict that falls into doubt by age is announced this many days before. */
export const AGEING_NOTICE_DAYS = 30;

/** What age does to a verdict: a past or an announced fall into doubt, and the day on which it is to be told. */
export type AgeChange = { doubtOn: string; toldOn: string; isPast: boolean };

/** The change by age that is to be told of a standing on a day; undefined when it is not due within the notice. */
export function ageChangeOn(standsUntil: string | null, today: string): AgeChange | undefined {
  if (standsUntil === null) return undefined;
  const doubtOn = doubtfulOn(standsUntil);
  const toldOn = addDays(doubtOn, -AGEING_NOTICE_DAYS);
  if (today < toldOn) return undefined;
  return today < doubtOn ? { doubtOn, toldOn, isPast: false } : { doubtOn, toldOn: doubtOn, isPast: true };
}

/** The status for an aged standing. */
export function agedStatus(status: ComplianceStatus, standing: Standing): ComplianceStatus {
  return standing === "doubt" ? "questionable" : status;
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
    isStale: figuresOn !== null && monthsBetween(figuresOn, readOn) > STALE_AFTER_MONTHS,
    priceOn,
    priceDays,
    isPriceOld: priceDays !== null && priceDays > PRICE_OLD_AFTER_DAYS,
  };
}
