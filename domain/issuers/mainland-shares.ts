import type { SourcedFact } from "../facts/company-facts.ts";
import type { FactDetail } from "../facts/fact-details.ts";
import type { SourceAnswer } from "../facts/source-answer.ts";

/** Companies in Hong Kong that also have shares in Shanghai or Shenzhen, as is generally known of them. */
const MAINLAND_COMPANIES: ReadonlySet<string> = new Set(
  [
    1398, 939, 1288, 857, 941, 3988, 3968, 2318, 1088, 2899, 1211, 2628, 3328, 1658, 386, 728, 883, 981, 1347, 998,
    3993, 2338, 1339, 6690, 6818, 1772, 1898, 1336, 1988, 1766, 1171, 358, 1072, 1787, 1776, 1138, 2333, 670, 6881, 753,
    1055, 2208, 1186, 916, 3898, 177, 1071, 2196, 2202, 1618, 921, 2238, 1456, 6196, 1635, 763, 902, 1033, 2600, 914,
  ].map((code) => `${String(code).padStart(4, "0")}.HK`),
);
const MARK: FactDetail = "mainland_shares_at_this_price";

/**
 * The answers, with the market capitalization of a company that also trades on the mainland marked: sources count all of its
 * shares at the price in Hong Kong, and none of them has the other price.
 */
export function markMainlandShares(symbol: string, answers: readonly SourceAnswer[]): readonly SourceAnswer[] {
  if (!MAINLAND_COMPANIES.has(symbol)) return answers;
  return answers.map((answer) => {
    const value = answer.facts.marketCapitalization;
    return value ? { ...answer, facts: { ...answer.facts, marketCapitalization: marked(value) } } : answer;
  });
}

function marked(value: SourcedFact): SourcedFact {
  return value.detail?.includes(MARK) ? value : { ...value, detail: [...(value.detail ?? []), MARK] };
}
