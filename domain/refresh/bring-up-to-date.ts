import { checkFacts } from "../facts/check-facts.ts";
import type { CompanyFacts, ExchangeRates } from "../facts/company-facts.ts";
import { gatherFacts } from "../facts/gather-facts.ts";
import { convertFacts, profileOf } from "../facts/in-dollars.ts";
import { mergeFacts } from "../facts/merge-facts.ts";
import type { SourceAnswer } from "../facts/source-answer.ts";
import { screenBusiness } from "../screening/business-screen.ts";
import { type DecidedFacts, decideFacts, type ReviewDecision } from "./decide-facts.ts";

/**
 * The way of a company's figures: gather, merge, convert, check, decide. Its result is screened and stored. The monthly run and the
 * build of the embedded universe both use it.
 *
 * Undefined when a known fact has no exchange rate today: then the company stays unchanged.
 */
export function bringUpToDate(
  known: CompanyFacts,
  answers: readonly SourceAnswer[],
  { rates, decisions, on }: { rates: ExchangeRates; decisions: readonly ReviewDecision[]; on: string },
): DecidedFacts | undefined {
  const gathered = gatherFacts(known, answers, on);
  const { isLeaseHeavy: rentsPremises } = screenBusiness(profileOf(known));
  const merged = mergeFacts(known, gathered, { rentsPremises });
  const converted = convertFacts(known, merged, rates);
  return converted && decideFacts(checkFacts(converted), decisions);
}
