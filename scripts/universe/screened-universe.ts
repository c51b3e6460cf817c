import { EXCHANGES } from "../../domain/facts/exchanges.ts";
import { derive } from "../../domain/verdict/derive.ts";
import { factsOfListed } from "../../worker/verdicts/derive-again.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { readCompanyFacts, readDataset, readExchangeRates, readListedNames, readPast } from "./universe-files.ts";

/** Every stock of the embedded universe, screened on the dataset's date or another: first those with figures, then the listed names. */
export function* screenedUniverse(
  screenedOn = readDataset().screenedOn,
  companies = readCompanyFacts(),
): Generator<ScreenedStock> {
  const rates = readExchangeRates();
  const past = readPast();
  for (const seed of companies) {
    yield {
      ...placeOf(seed),
      ...derive({ known: seed, rates, past: past[seed.symbol] }, screenedOn),
      priceChangePercent: null,
    };
  }
  for (const name of readListedNames()) {
    const known = { ...factsOfListed(name), gics: name.industry, industry: null };
    yield { ...placeOf(name), ...derive({ known, rates }, screenedOn), priceChangePercent: null, facts: null };
  }
}

type Place = Pick<ScreenedStock, "exchange" | "sector" | "region"> & { symbol: string };

function placeOf({ symbol, exchange, sector, region }: Place) {
  const { suffix } = EXCHANGES[exchange];
  const localSymbol = suffix && symbol.endsWith(suffix) ? symbol.slice(0, -suffix.length) : null;
  return { exchange, sector, region, localSymbol };
}
