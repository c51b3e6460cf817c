import { EXCHANGE_CODES, type ExchangeCode, isAmericanExchange } from "../../domain/issuers/exchanges.ts";
import { eodhd } from "./eodhd.ts";
import { fmp } from "./fmp.ts";
import { accessOf, type LiveNetwork } from "./live-network.ts";
import { countLeftOut, emptyTally } from "./providers.ts";
import { quoteRow } from "./quote-row.ts";
import { asksFor, readSlices, symbolPieces, symbolsOfPiece } from "./read-slices.ts";
import type { FactsRow, FetchAnswer, FetchSource, FetchTask, QuoteRow } from "./refresh-sources.ts";

/** Companies that may be asked for a day, shared evenly by the exchanges outside the United States. */
const COMPANIES_A_DAY = 10_000;
const MARKETS = EXCHANGE_CODES.filter((exchange) => !isAmericanExchange(exchange));
const STOCKS_OF_AN_EXCHANGE = Math.floor(COMPANIES_A_DAY / MARKETS.length);
/** A request a company. */
const EODHD_IN_A_PIECE = 20;
/** Three requests a company. */
const FMP_IN_A_PIECE = 8;

export type KeyedMarkets = {
  covers: readonly ExchangeCode[];
  fundamentals: readonly FetchTask[];
  quotes: readonly FetchTask[];
};

/** The markets outside the United States, from the providers whose key the operator has set: EODHD first, FMP where it fails. */
export function keyedMarkets(live: LiveNetwork, today: string): KeyedMarkets {
  const { eodhd: eodhdKey, fmp: fmpKey } = live.keys;
  const fundamentals = (exchange: ExchangeCode) => [
    ...(eodhdKey ? [eodhdFundamentals(live, { key: eodhdKey, exchange, today })] : []),
    ...(fmpKey ? [fmpCompanies(live, { key: fmpKey, exchange, today })] : []),
  ];
  const quotes = (exchange: ExchangeCode) => (eodhdKey ? [eodhdCloses(live, { key: eodhdKey, exchange, today })] : []);
  return {
    covers: eodhdKey || fmpKey ? MARKETS : [],
    fundamentals: tasksOf(MARKETS, fundamentals),
    quotes: tasksOf(MARKETS, quotes),
  };
}

function tasksOf(markets: readonly ExchangeCode[], sourcesOf: (exchange: ExchangeCode) => FetchSource[]): FetchTask[] {
  return markets.flatMap((exchange): FetchTask[] => {
    const [first, ...rest] = sourcesOf(exchange);
    return first ? [{ key: exchange, sources: [first, ...rest] }] : [];
  });
}

type Keyed = { key: string; exchange: ExchangeCode; today: string };

function eodhdFundamentals(live: LiveNetwork, { key, exchange, today }: Keyed): FetchSource {
  const provider = eodhdOf(live, key, today);
  return {
    source: "eodhd",
    fetch: () => askForStocks(live, exchange, EODHD_IN_A_PIECE, today),
    goOn: async (piece) => {
      const rows: FactsRow[] = [];
      const tally = emptyTally();
      for (const symbol of symbolsOfPiece(piece)) {
        const found = await provider.fundamentals(symbol, exchange);
        if (found) rows.push([symbol, found.facts, found.leftOut]);
        else countLeftOut(tally, "not known to the provider");
      }
      return { asOf: today, items: rows.length, leftOut: tally.leftOut, parts: [{ kind: "facts", rows }] };
    },
  };
}

function eodhdCloses(live: LiveNetwork, { key, exchange, today }: Keyed): FetchSource {
  const provider = eodhdOf(live, key, today);
  return readSlices(
    "eodhd",
    () => provider.askCloses(exchange, live.sliceCharacters),
    (slice) => {
      const { quotes, tally } = provider.readCloses(exchange, slice);
      const rows = quotes.map((quote) => quoteRow(quote, "eodhd"));
      return { asOf: today, items: rows.length, leftOut: tally.leftOut, parts: [{ kind: "quote", rows }] };
    },
    today,
  );
}

function fmpCompanies(live: LiveNetwork, { key, exchange, today }: Keyed): FetchSource {
  const provider = fmp(
    { ...accessOf(live, "financialmodelingprep.com"), key: `apikey=${encodeURIComponent(key)}` },
    today,
  );
  return {
    source: "fmp",
    fetch: () => askForStocks(live, exchange, FMP_IN_A_PIECE, today),
    goOn: async (piece) => {
      const facts: FactsRow[] = [];
      const quotes: QuoteRow[] = [];
      const tally = emptyTally();
      for (const symbol of symbolsOfPiece(piece)) {
        const found = await provider.company(symbol);
        if (!found) countLeftOut(tally, "not known to the provider");
        else {
          facts.push([symbol, found.facts, found.leftOut]);
          if (found.quote) quotes.push(quoteRow(found.quote, "fmp"));
        }
      }
      return {
        ...{ asOf: today, items: facts.length, leftOut: tally.leftOut },
        parts: [
          { kind: "facts", rows: facts },
          { kind: "quote", rows: quotes },
        ],
      };
    },
  };
}

function eodhdOf(live: LiveNetwork, key: string, today: string) {
  return eodhd({ ...accessOf(live, "eodhd.com"), key: `api_token=${encodeURIComponent(key)}` }, today);
}

async function askForStocks(
  live: LiveNetwork,
  exchange: ExchangeCode,
  inPiece: number,
  today: string,
): Promise<FetchAnswer> {
  return asksFor(symbolPieces(await live.symbols(exchange, STOCKS_OF_AN_EXCHANGE), inPiece), today);
}
