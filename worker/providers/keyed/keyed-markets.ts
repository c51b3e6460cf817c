import { COVERED_EXCHANGES, type ExchangeCode, isAmericanExchange } from "../../../domain/facts/exchanges.ts";
import { countLeftOut, emptyTally, type Quote } from "../answers/providers.ts";
import type { FactsRow, FetchRequest, FetchSource, QuoteRow } from "../answers/refresh-sources.ts";
import { readBySymbols, readInParts, rowsAnswer } from "../network/answer-parts.ts";
import { accessOf, type LiveNetwork, readOf } from "../network/live-network.ts";
import { quoteRow } from "../prices/american-quotes.ts";
import { closesOf, eodhdFundamentals } from "./eodhd.ts";
import { fmpCompany } from "./fmp.ts";
import type { VendorFacts } from "./vendor-facts.ts";

/** Companies that may be requested per day, shared evenly by the exchanges outside the United States. */
const COMPANIES_A_DAY = 10_000;
const MARKETS = COVERED_EXCHANGES.filter((exchange) => !isAmericanExchange(exchange));
const STOCKS_OF_AN_EXCHANGE = Math.floor(COMPANIES_A_DAY / MARKETS.length);
/** EODHD takes one request per company, FMP three. */
const IN_A_PART = { eodhd: 10, fmp: 4 } as const;

export type KeyedMarkets = {
  covers: readonly ExchangeCode[];
  fundamentals: readonly FetchRequest[];
  quotes: readonly FetchRequest[];
};

/** The markets outside the United States, from the providers with an operator's key: EODHD first, FMP if it fails. */
export function keyedMarkets(live: LiveNetwork, today: string): KeyedMarkets {
  const { eodhd: eodhdKey, fmp: fmpKey } = live.keys;
  const eodhd = eodhdKey && { ...accessOf(live, "eodhd.com"), key: `api_token=${encodeURIComponent(eodhdKey)}` };
  const fmp = fmpKey && { ...accessOf(live, "financialmodelingprep.com"), key: `apikey=${encodeURIComponent(fmpKey)}` };
  const fundamentals = (exchange: ExchangeCode) => {
    const asked = { live, exchange, today };
    return [
      eodhd && companies("eodhd", asked, (symbol) => eodhdFundamentals(eodhd, symbol, exchange, today)),
      fmp && companies("fmp", asked, (symbol) => fmpCompany(fmp, symbol, today)),
    ];
  };
  const closes = (exchange: ExchangeCode) => [
    eodhd &&
      readInParts(closesOf(exchange), readOf(live, eodhd, today), (quotes, tally) =>
        rowsAnswer(today, tally, { kind: "quote", rows: quotes.map((quote) => quoteRow(quote, "eodhd")) }),
      ),
  ];
  return {
    covers: eodhd || fmp ? MARKETS : [],
    fundamentals: requestsOf(fundamentals),
    quotes: requestsOf(closes),
  };
}

function requestsOf(sourcesOf: (exchange: ExchangeCode) => (FetchSource | "" | undefined)[]): FetchRequest[] {
  return MARKETS.flatMap((exchange): FetchRequest[] => {
    const [first, ...rest] = sourcesOf(exchange).filter((source) => typeof source === "object");
    return first ? [{ key: exchange, sources: [first, ...rest] }] : [];
  });
}

/** The companies of an exchange from one provider, which does not know those for which `company` gives nothing. */
function companies(
  source: keyof typeof IN_A_PART,
  { live, exchange, today }: { live: LiveNetwork; exchange: ExchangeCode; today: string },
  company: (symbol: string) => Promise<(VendorFacts & { quote?: Quote | null }) | undefined>,
): FetchSource {
  const asked = { symbols: () => live.symbols(exchange, STOCKS_OF_AN_EXCHANGE), inPart: IN_A_PART[source] };
  return readBySymbols(source, today, asked, async (symbols) => {
    const facts: FactsRow[] = [];
    const quotes: QuoteRow[] = [];
    const tally = emptyTally();
    for (const symbol of symbols) {
      const found = await company(symbol);
      if (found) facts.push([symbol, found.facts, found.leftOut]);
      else countLeftOut(tally, "unknown_to_source");
      if (found?.quote) quotes.push(quoteRow(found.quote, source));
    }
    return rowsAnswer(today, tally, { kind: "facts", rows: facts }, { kind: "quote", rows: quotes });
  });
}
