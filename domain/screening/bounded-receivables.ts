import type { Fact, Financials } from "../facts/financials.ts";
import { type Denominator, STANDARDS } from "../standards/standards.ts";

/** The limits of the tests of receivables alone, as shares of the market values they divide by. */
const TESTS = STANDARDS.flatMap(({ receivables }) =>
  receivables && !receivables.withCash && receivables.denominator !== "totalAssets"
    ? [{ share: receivables.limit / 100, denominator: receivables.denominator as Exclude<Denominator, "totalAssets"> }]
    : [],
);

/**
 * Receivables that no source gives, as an upper bound: total assets without the cash. Undefined where even the bound passes no
 * standard's test, because a bound never fails one.
 */
export function boundedReceivables({
  totalAssets,
  cashAndInterestBearingSecurities: cash,
  ...facts
}: Pick<
  Financials,
  | "totalAssets"
  | "cashAndInterestBearingSecurities"
  | "averageMarketCapitalization"
  | "longAverageMarketCapitalization"
  | "marketCapitalization"
>): Fact | undefined {
  if (totalAssets === undefined) return undefined;
  const isOfOneDay =
    cash?.periodEnd === totalAssets.periodEnd && cash.bound !== "upper" && cash.currency === totalAssets.currency;
  const certainCash = isOfOneDay ? cash : undefined;
  const amount = totalAssets.amount - (certainCash?.amount ?? 0);
  if (amount < 0 || !TESTS.some(({ share, denominator }) => amount < share * (facts[denominator]?.amount ?? 0)))
    return undefined;
  return {
    ...totalAssets,
    amount,
    originalAmount: totalAssets.originalAmount - (certainCash?.originalAmount ?? 0),
    source: "mizan-estimate",
    url: null,
    quality: "estimated",
    basis: { kind: "source", snapshotOn: null, entries: null, details: ["rest_of_assets"] },
    bound: "upper",
  };
}
