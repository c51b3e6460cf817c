import { isolate, joined } from "#wording/format.ts";
import { countryInSentence } from "#wording/places.ts";
import type { Notice } from "../../lib/notices.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

const MARKETS: Readonly<Record<string, string>> = words.MARKETS;

export const elsewhereTexts = {
  ...words.elsewhereTexts,
  notCovered: (country: string) => words.elsewhereTexts.notCovered(countryInSentence(country)),
  tradedOn: (name: string, country: string, market: string) =>
    words.elsewhereTexts.tradedOn(name, countryInSentence(country), MARKETS[market] ?? isolate(market)),
  covered: (countries: readonly string[]) => words.elsewhereTexts.covered(joined(countries.map(countryInSentence))),
};

export const halalStocksFound = (count: number, market: string): Notice => ({
  tone: "success",
  title: words.halalStocksFound.title,
  description: words.halalStocksFound.description(count, market),
});

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: words.unknownSymbol.title,
  description: words.unknownSymbol.description(symbol),
});
