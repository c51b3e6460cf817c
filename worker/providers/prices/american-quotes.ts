import { AMERICAN_EXCHANGES, type ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { shellsAmong, whyNotAShare } from "../../../domain/issuers/listed-shares.ts";
import { asksFor, readInChunks, symbolChunks, symbolsOfChunk } from "../network/answer-chunks.ts";
import { accessOf, type LiveNetwork } from "../network/live-network.ts";
import { countLeftOut } from "../providers.ts";
import type { FetchRequest, FetchSource } from "../refresh-sources.ts";
import { nasdaqScreener } from "./nasdaq-screener.ts";
import { quoteRow } from "./quote-row.ts";
import { yahooSpark } from "./yahoo-spark.ts";

/** Ten requests of twenty symbols each. */
const SYMBOLS_IN_A_CHUNK = 200;
const MOST_SYMBOLS = 10_000;

/** Prices of the American exchanges: from the screener, or from Yahoo for known stocks when the screener does not answer. */
export function americanQuotes(live: LiveNetwork, today: string): FetchRequest[] {
  return AMERICAN_EXCHANGES.map((exchange) => ({
    key: exchange,
    sources: [screened(live, exchange, today), charted(live, exchange, today)],
  }));
}

function screened(live: LiveNetwork, exchange: ExchangeCode, today: string): FetchSource {
  const screener = nasdaqScreener(accessOf(live, "api.nasdaq.com"), { closeOn: today });
  return readInChunks(
    "nasdaq-screener",
    () => screener.ask(exchange, live.answerCharacters),
    (chunk) => {
      const { listings, quotes, tally } = screener.read(exchange, chunk);
      const capitalizations = new Map(quotes.map(({ symbol, marketCapitalization }) => [symbol, marketCapitalization]));
      const shells = shellsAmong(listings);
      const shares = listings.filter((listing) => {
        const reason = shells.has(listing.symbol) ? "shell_company" : whyNotAShare(listing);
        if (reason) countLeftOut(tally, reason);
        return reason === undefined;
      });
      return {
        asOf: today,
        items: quotes.length,
        leftOut: tally.leftOut,
        gathered: [
          { kind: "quote", rows: quotes.map((quote) => quoteRow(quote, "nasdaq-screener")) },
          {
            kind: "listing",
            rows: shares.map(({ isin: _, ...listing }) => ({
              ...listing,
              marketCapitalization: capitalizations.get(listing.symbol) ?? null,
            })),
          },
        ],
      };
    },
    today,
  );
}

function charted(live: LiveNetwork, exchange: ExchangeCode, today: string): FetchSource {
  const charts = yahooSpark(accessOf(live, "query1.finance.yahoo.com"), today);
  return {
    source: "yahoo-spark",
    fetch: async () => asksFor(symbolChunks(await live.symbols(exchange, MOST_SYMBOLS), SYMBOLS_IN_A_CHUNK), today),
    goOn: async (chunk) => {
      const { quotes, tally } = await charts.quotes(symbolsOfChunk(chunk));
      const rows = quotes.map((quote) => quoteRow(quote, "yahoo-spark"));
      return { asOf: today, items: rows.length, leftOut: tally.leftOut, gathered: [{ kind: "quote", rows }] };
    },
  };
}
