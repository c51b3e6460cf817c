import { ledgerTexts as texts } from "#messages/portfolio.ts";
import { formatDollars } from "#wording/format.ts";
import { roundedUpToCents, type WayTotal } from "../../../../domain/portfolio/purification-ledger.ts";

/** An amount of a year, rounded up to the next cent. */
export const yearAmount = (amount: number, year: Pick<WayTotal, "isLeast" | "isEstimated">, say = formatDollars) =>
  saidAmount(say(roundedUpToCents(amount)), amount > 0 ? year : {});

type Certainty = { isLeast?: boolean; isMost?: boolean; isEstimated?: boolean };

export function saidAmount(amount: string, { isLeast, isMost, isEstimated }: Certainty): string {
  if (isLeast) return texts.atLeast(amount);
  if (isMost) return texts.atMost(amount);
  return isEstimated ? texts.about(amount) : amount;
}
