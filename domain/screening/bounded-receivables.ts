import type { Fact, Financials } from "../facts/financials.ts";
import { type Denominator, STANDARDS } from "../standards/standards.ts";
import { says } from "./bounds.ts";

/**
 * Receivables and cash together, at most as much where the receivables are only bounded: by what is current and neither cash nor
 * inventory, or beside a cash that is bounded by all assets besides fixed ones, and so contains them. Else undefined.
 */
export function receivablesAndCash({
  accountsReceivable: owed,
  cashAndInterestBearingSecurities: cash,
}: Pick<Financials, "accountsReceivable" | "cashAndInterestBearingSecurities">): number | undefined {
  if (!owed || !cash) return undefined;
  if (owed.bound === null) return owed.amount + cash.amount;
  if (owed.source === "mizan-estimate" || owed.periodEnd !== cash.periodEnd) return undefined;
  if (cash.bound === "upper") return says(cash, "other_assets_included") ? cash.amount : undefined;
  return says(owed, "rest_of_assets") ? owed.amount + cash.amount : undefined;
}

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
