/** The unit that `SourcedFact.currency` and `Fact.currency` have for a count of shares. */
export const SHARES_UNIT = "shares";

/** Minor units in which some exchanges quote, and their number per major unit. London prices are in pence. */
const MINOR_UNITS: Readonly<Record<string, { currency: string; perUnit: number }>> = {
  GBX: { currency: "GBP", perUnit: 100 },
  GBp: { currency: "GBP", perUnit: 100 },
  ZAc: { currency: "ZAR", perUnit: 100 },
  ILA: { currency: "ILS", perUnit: 100 },
};

/** A price in its major unit: 308.8 GBp is 3.088 GBP. Codes are case-sensitive, because GBp and GBP differ a hundredfold. */
export function inMajorUnit(price: number, quotedIn: string): { price: number; currency: string } {
  const minor = MINOR_UNITS[quotedIn];
  return minor ? { price: price / minor.perUnit, currency: minor.currency } : { price, currency: quotedIn };
}
