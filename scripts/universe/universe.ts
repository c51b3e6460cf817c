import type { CompanyFacts, ExchangeRates, ListedName, ShownList } from "../../domain/facts/company-facts.ts";
import type { FundHoldings } from "../../domain/funds/holdings.ts";
import type { Dataset } from "../../schema/seed/universe-format.ts";

/** The content of the embedded universe's files. */
export type Universe = {
  stocks: CompanyFacts[];
  names: ListedName[];
  rates: ExchangeRates;
  holdings: FundHoldings;
  lists: ShownList[];
  dataset: Dataset;
};
