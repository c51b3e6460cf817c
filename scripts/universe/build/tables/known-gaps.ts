import type { InputName } from "../../../../domain/facts/company-facts.ts";
import type { Listing } from "../../../../worker/providers/answers/providers.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";

/**
 * Figures of the market snapshot that are known to be incomplete, by the class of case behind it. Which companies belong to a class
 * is general knowledge about them. When no source has the rest, the figure is left out and reported.
 */
const KNOWN_GAPS: readonly { why: string; input: InputName; symbols: readonly string[] }[] = [
  {
    why: "financed by its parent, whose loans stand among what is owed to related parties and not among borrowings",
    input: "interestBearingDebt",
    symbols: ["SHL.DE"],
  },
  {
    why: "keeps most of its money in time deposits, which stand apart from cash and equivalents",
    input: "cashAndInterestBearingSecurities",
    symbols: ["0083.HK"],
  },
];

export function withoutKnownGaps(stock: ImportedStock): ImportedStock {
  const gaps = KNOWN_GAPS.filter(({ symbols }) => symbols.includes(stock.symbol)).map(({ input }) => input);
  if (gaps.length === 0) return stock;
  const facts = { ...stock.facts };
  const leftOut = { ...stock.leftOut };
  for (const input of gaps) {
    delete facts[input];
    leftOut[input] = "known_to_be_partial";
  }
  return { ...stock, facts, leftOut };
}

/** Large companies of Karachi that no list of listings has. */
export const NAMES_BY_HAND: readonly Listing[] = (
  [
    ["MARI.KA", "Mari Energies Limited", "Energy", "Oil & Gas E&P"],
    ["PSO.KA", "Pakistan State Oil Company Limited", "Energy", "Oil & Gas Refining & Marketing"],
    ["EFERT.KA", "Engro Fertilizers Limited", "Materials", "Agricultural Inputs"],
    ["MEBL.KA", "Meezan Bank Limited", "Financial Services", "Banks - Regional"],
  ] as const
).map(([symbol, name, sector, industry]) => ({
  symbol,
  name,
  exchange: "KAR",
  sector,
  industry,
  country: "Pakistan",
  isin: null,
}));
