import type { SourcedFact, SourceId } from "../../../domain/facts/company-facts.ts";
import { AMERICAN_EXCHANGES, type ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { shellsAmong, whyNotAShare } from "../../../domain/issuers/listed-shares.ts";
import { countLeftOut, type Quote } from "../answers/providers.ts";
import type { FetchRequest, FetchSource, QuoteRow } from "../answers/refresh-sources.ts";
import { readBySymbols, readInParts, rowsAnswer } from "../network/answer-parts.ts";
import { accessOf, type LiveNetwork, readOf } from "../network/live-network.ts";
import { quotesOf, screenerOf } from "./nasdaq-screener.ts";
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
  const list = screenerOf(exchange, today);
  return readInParts(list, readOf(live, accessOf(live, "api.nasdaq.com"), today), (found, tally) => {
    const quotes = quotesOf(found, tally);
    const shells = shellsAmong(found.map(({ listing }) => listing));
    const shares = found.flatMap(({ listing: { isin: _, ...listing }, quote }) => {
      const reason = shells.has(listing.symbol) ? "shell_company" : whyNotAShare(listing);
      if (reason) countLeftOut(tally, reason);
      return reason ? [] : [{ ...listing, marketCapitalization: quote?.marketCapitalization ?? null }];
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
