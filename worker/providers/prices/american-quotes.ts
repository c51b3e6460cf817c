import type { SourcedFact, SourceId } from "../../../domain/facts/company-facts.ts";
import { AMERICAN_EXCHANGES, type ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { shellsAmong, whyNotAShare } from "../../../domain/issuers/listed-shares.ts";
import { countLeftOut, type Quote } from "../answers/providers.ts";
import type { FetchRequest, FetchSource, QuoteRow } from "../answers/refresh-sources.ts";
import { readBySymbols, readInParts, rowsAnswer } from "../network/answer-parts.ts";
import { accessOf, type LiveNetwork } from "../network/live-network.ts";
import { readScreener, requestScreener } from "./nasdaq-screener.ts";
import { yahooSpark } from "./yahoo-spark.ts";

/** Ten requests of twenty symbols each. */
const SYMBOLS_IN_A_PART = 200;
const MOST_SYMBOLS = 10_000;

/** Prices of the American exchanges: from the screener, or from Yahoo for known stocks when the screener does not answer. */
export function americanQuotes(live: LiveNetwork, today: string): FetchRequest[] {
  return AMERICAN_EXCHANGES.map((exchange) => ({
    key: exchange,
    sources: [screened(live, exchange, today), charted(live, exchange, today)],
  }));
}

function screened(live: LiveNetwork, exchange: ExchangeCode, today: string): FetchSource {
  const request = () => requestScreener(accessOf(live, "api.nasdaq.com"), exchange, live.answerCharacters);
  return readInParts("nasdaq-screener", today, request, (part) => {
    const { listings, quotes, tally } = readScreener(exchange, part, today);
    const capitalizations = new Map(quotes.map(({ symbol, marketCapitalization }) => [symbol, marketCapitalization]));
    const shells = shellsAmong(listings);
    const shares = listings.flatMap(({ isin: _, ...listing }) => {
      const reason = shells.has(listing.symbol) ? "shell_company" : whyNotAShare(listing);
      if (reason) countLeftOut(tally, reason);
      return reason ? [] : [{ ...listing, marketCapitalization: capitalizations.get(listing.symbol) ?? null }];
    });
    const rows = quotes.map((quote) => quoteRow(quote, "nasdaq-screener"));
    return rowsAnswer(today, tally, { kind: "quote", rows }, { kind: "listing", rows: shares });
  });
}

function charted(live: LiveNetwork, exchange: ExchangeCode, today: string): FetchSource {
  const access = accessOf(live, "query1.finance.yahoo.com");
  const asked = { symbols: () => live.symbols(exchange, MOST_SYMBOLS), inPart: SYMBOLS_IN_A_PART };
  return readBySymbols("yahoo-spark", today, asked, async (symbols) => {
    const { quotes, tally } = await yahooSpark(access, symbols, today);
    return rowsAnswer(today, tally, { kind: "quote", rows: quotes.map((quote) => quoteRow(quote, "yahoo-spark")) });
  });
}

export function quoteRow(
  { symbol, price, currency, marketCapitalization, changePercent, asOf }: Quote,
  source: SourceId,
): QuoteRow {
  const quoted = (value: number): SourcedFact => ({ value, currency, periodEnd: asOf, source, quality: "estimated" });
  return [
    symbol,
    {
      price: quoted(price),
      ...(marketCapitalization !== null && { marketCapitalization: quoted(marketCapitalization) }),
    },
    changePercent,
  ];
}
