import { checkFacts } from "../facts/check-facts.ts";
import type { CompanyFacts, ExchangeRates } from "../facts/company-facts.ts";
import { gatherFacts, markMainlandShares } from "../facts/gather-facts.ts";
import { convertFacts } from "../facts/in-dollars.ts";
import { mergeFacts } from "../facts/merge-facts.ts";
import type { SourceAnswer } from "../facts/source-answer.ts";
import { type DecidedFacts, decideFacts, type ReviewDecision } from "./decide-facts.ts";

/**
 * The pipeline of a company's figures: gather, merge, convert, check, decide. Its result is screened and stored. The monthly run and
 * the build of the embedded universe both use it.
 *
 * Undefined when a known fact has no exchange rate today: then nothing of the company can be compared, and it stays unchanged.
 */
export function bringUpToDate(
  known: CompanyFacts,
  answers: readonly SourceAnswer[],
  { rates, decisions }: { rates: ExchangeRates; decisions: readonly ReviewDecision[] },
): (DecidedFacts & { noted: number }) | undefined {
  const merged = mergeFacts(known, markMainlandShares(known.symbol, gatherFacts(known, answers)));
  const converted = convertFacts(known, merged, rates);
  if (converted.knownWithoutRate.length > 0) return undefined;
  const checked = checkFacts(known, merged, converted);
  return { ...decideFacts(known, merged, converted, { checked, decisions }), noted: merged.noted };
}
