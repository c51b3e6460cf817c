import type { CompanyFacts, ExchangeRates, InputName, SourcedFact } from "../facts/company-facts.ts";

/** What is taken instead of what is known. */
export type OtherFigures = {
  /** Amounts in US dollars: a known figure keeps its day and source, one that is not known is taken as reported on the day of reading. */
  amounts?: Partial<Record<InputName, number>>;
  /** The price, and with it the market value, in percent: -20 is a fall by a fifth. Averages of two or three years stay. */
  priceChangePercent?: number;
};

const OF_THE_PRICE: readonly InputName[] = ["price", "marketCapitalization"];

/** A company's figures with others in their place, from which another verdict is derived. */
export function withOther(
  known: CompanyFacts,
  { amounts = {}, priceChangePercent = 0 }: OtherFigures,
  { rates, on }: { rates: ExchangeRates; on: string },
): CompanyFacts {
  const [facts, leftOut] = [{ ...known.facts }, { ...known.leftOut }];
  const reported: SourcedFact = {
    value: 0,
    currency: "USD",
    periodEnd: on,
    source: "reader-report",
    quality: "reported",
  };
  const put = (input: InputName, amountOf: (fact: SourcedFact) => number) => {
    const { newer: _, ...fact } = facts[input] ?? reported;
    facts[input] = { ...fact, value: amountOf(fact) };
  };
  for (const input of OF_THE_PRICE)
    if (priceChangePercent !== 0 && facts[input])
      put(input, ({ value }) => value * Math.max(0, 1 + priceChangePercent / 100));
  for (const [input, amount] of Object.entries(amounts) as [InputName, number][]) {
    put(input, ({ currency }) => amount * (currency === "USD" ? 1 : (rates.rates[currency] ?? 1)));
    delete leftOut[input];
  }
  return { ...known, facts, leftOut };
}
