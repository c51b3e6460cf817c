import { EXCHANGE_CODES, type ExchangeCode, isAmericanExchange } from "../../../domain/facts/exchanges.ts";
import { asksFor, readInChunks, symbolChunks, symbolsOfChunk } from "../network/answer-chunks.ts";
import { accessOf, type LiveNetwork } from "../network/live-network.ts";
import { quoteRow } from "../prices/quote-row.ts";
import { countLeftOut, emptyTally } from "../providers.ts";
import type { FactsRow, FetchAnswer, FetchRequest, FetchSource, QuoteRow } from "../refresh-sources.ts";
import { eodhd } from "./eodhd.ts";
import { fmp } from "./fmp.ts";

/** Companies that may be requested per day, shared evenly by the exchanges outside the United States. */
const COMPANIES_A_DAY = 10_000;
const MARKETS = EXCHANGE_CODES.filter((exchange) => !isAmericanExchange(exchange));
const STOCKS_OF_AN_EXCHANGE = Math.floor(COMPANIES_A_DAY / MARKETS.length);
/** One request per company. */
const EODHD_IN_A_CHUNK = 10;
/** Three requests per company. */
const FMP_IN_A_CHUNK = 4;

export type KeyedMarkets = {
  covers: readonly ExchangeCode[];
  fundamentals: readonly FetchRequest[];
  quotes: readonly FetchRequest[];
};

/** The markets outside the United States, from the providers with an operator's key: EODHD first, FMP if it fails. */
export function keyedMarkets(live: LiveNetwork, today: string): KeyedMarkets {
  const { eodhd: eodhdKey, fmp: fmpKey } = live.keys;
  const fundamentals = (exchange: ExchangeCode) => [
    ...(eodhdKey ? [eodhdFundamentals(live, { key: eodhdKey, exchange, today })] : []),
    ...(fmpKey ? [fmpCompanies(live, { key: fmpKey, exchange, today })] : []),
  ];
  const quotes = (exchange: ExchangeCode) => (eodhdKey ? [eodhdCloses(live, { key: eodhdKey, exchange, today })] : []);
  return {
    covers: eodhdKey || fmpKey ? MARKETS : [],
    fundamentals: requestsOf(MARKETS, fundamentals),
    quotes: requestsOf(MARKETS, quotes),
  };
}

function requestsOf(
  markets: readonly ExchangeCode[],
  sourcesOf: (exchange: ExchangeCode) => FetchSource[],
): FetchRequest[] {
  return markets.flatMap((exchange): FetchRequest[] => {
    const [first, ...rest] = sourcesOf(exchange);
    return first ? [{ key: exchange, sources: [first, ...rest] }] : [];
  });
}

type Keyed = { key: string; exchange: ExchangeCode; today: string };

function eodhdFundamentals(live: LiveNetwork, { key, exchange, today }: Keyed): FetchSource {
  const provider = eodhdOf(live, key, today);
  return {
    source: "eodhd",
    fetch: () => askForStocks(live, exchange, EODHD_IN_A_CHUNK, today),
    goOn: async (chunk) => {
      const rows: FactsRow[] = [];
      const tally = emptyTally();
      for (const symbol of symbolsOfChunk(chunk)) {
        const found = await provider.fundamentals(symbol, exchange);
        if (found) rows.push([symbol, found.facts, found.leftOut]);
        else countLeftOut(tally, "unknown_to_source");
      }
      return { asOf: today, items: rows.length, leftOut: tally.leftOut, gathered: [{ kind: "facts", rows }] };
    },
  };
}

function eodhdCloses(live: LiveNetwork, { key, exchange, today }: Keyed): FetchSource {
  const provider = eodhdOf(live, key, today);
  return readInChunks(
    "eodhd",
    () => provider.askCloses(exchange, live.answerCharacters),
    (chunk) => {
      const { quotes, tally } = provider.readCloses(exchange, chunk);
      const rows = quotes.map((quote) => quoteRow(quote, "eodhd"));
      return { asOf: today, items: rows.length, leftOut: tally.leftOut, gathered: [{ kind: "quote", rows }] };
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
    fetch: () => askForStocks(live, exchange, FMP_IN_A_CHUNK, today),
    goOn: async (chunk) => {
      const facts: FactsRow[] = [];
      const quotes: QuoteRow[] = [];
      const tally = emptyTally();
      for (const symbol of symbolsOfChunk(chunk)) {
        const found = await provider.company(symbol);
        if (!found) countLeftOut(tally, "unknown_to_source");
        else {
          facts.push([symbol, found.facts, found.leftOut]);
          if (found.quote) quotes.push(quoteRow(found.quote, "fmp"));
        }
      }
      return {
        ...{ asOf: today, items: facts.length, leftOut: tally.leftOut },
        gathered: [
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
  inChunk: number,
  today: string,
): Promise<FetchAnswer> {
  return asksFor(symbolChunks(await live.symbols(exchange, STOCKS_OF_AN_EXCHANGE), inChunk), today);
}
