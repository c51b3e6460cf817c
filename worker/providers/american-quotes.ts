import { AMERICAN_EXCHANGES, type ExchangeCode } from "../../domain/issuers/exchanges.ts";
import { whyNotAShare } from "../../domain/issuers/listed-shares.ts";
import { accessOf, type LiveNetwork } from "./live-network.ts";
import { nasdaqScreener } from "./nasdaq-screener.ts";
import { countLeftOut } from "./providers.ts";
import { quoteRow } from "./quote-row.ts";
import { asksFor, readSlices, symbolPieces, symbolsOfPiece } from "./read-slices.ts";
import type { FetchSource, FetchTask } from "./refresh-sources.ts";
import { yahooSpark } from "./yahoo-spark.ts";

/** Ten requests of twenty symbols each. */
const SYMBOLS_IN_A_PIECE = 200;
const MOST_SYMBOLS = 10_000;

/** Prices of the American exchanges: the screener, and Yahoo for the stocks that are known when the screener does not answer. */
export function americanQuotes(live: LiveNetwork, today: string): FetchTask[] {
  return AMERICAN_EXCHANGES.map((exchange) => ({
    key: exchange,
    sources: [screened(live, exchange, today), charted(live, exchange, today)],
  }));
}

function screened(live: LiveNetwork, exchange: ExchangeCode, today: string): FetchSource {
  const screener = nasdaqScreener(accessOf(live, "api.nasdaq.com"), { closeOn: today });
  return readSlices(
    "nasdaq-screener",
    () => screener.ask(exchange, live.sliceCharacters),
    (slice) => {
      const { listings, quotes, tally } = screener.read(exchange, slice);
      const capitalizations = new Map(quotes.map(({ symbol, marketCapitalization }) => [symbol, marketCapitalization]));
      const shares = listings.filter((listing) => {
        const reason = whyNotAShare(listing);
        if (reason) countLeftOut(tally, `listed, but a ${reason}`);
        return reason === undefined;
      });
      return {
        asOf: today,
        items: quotes.length,
        leftOut: tally.leftOut,
        parts: [
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
    fetch: async () => asksFor(symbolPieces(await live.symbols(exchange, MOST_SYMBOLS), SYMBOLS_IN_A_PIECE), today),
    goOn: async (piece) => {
      const { quotes, tally } = await charts.quotes(symbolsOfPiece(piece));
      const rows = quotes.map((quote) => quoteRow(quote, "yahoo-spark"));
      return { asOf: today, items: rows.length, leftOut: tally.leftOut, parts: [{ kind: "quote", rows }] };
    },
  };
}
