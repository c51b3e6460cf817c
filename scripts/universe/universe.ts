import type { Dataset, ExchangeRates, FundHoldings, SeedName, SeedStock } from "../../schema/seed/universe-format.ts";

/** The embedded universe as its files hold it. */
export type Universe = {
  stocks: SeedStock[];
  names: SeedName[];
  rates: ExchangeRates;
  holdings: FundHoldings;
  dataset: Dataset;
};
