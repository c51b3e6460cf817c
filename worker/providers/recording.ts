import type { CompanyFacts, ExchangeRates, SourcedFacts, SourceId } from "../../domain/facts/company-facts.ts";
import { type ExchangeCode, isAmericanExchange } from "../../domain/facts/exchanges.ts";
import type { FundHoldings } from "../../domain/funds/holdings.ts";
import { ProviderError } from "./network/provider-error.ts";
import type { FetchAnswer, FetchRequest, FetchSource, ListingRow, RefreshSources } from "./refresh-sources.ts";

/** The keys of the recording in KV: the manifest, and one blob per few hundred stocks. */
export const RECORDING_MANIFEST_KEY = "recording";
export const recordingChunkKey = (exchange: ExchangeCode, chunk: number) => `recording/${exchange}/${chunk}`;

/** What the recording contains besides its stocks. Changes with every new recording. */
export type RecordingManifest = {
  version: string;
  /** ISO date of its figures. */
  asOf: string;
  chunks: readonly { exchange: ExchangeCode; parts: number }[];
  builtFrom: readonly { source: SourceId; asOf: string }[];
  rates: ExchangeRates;
  holdings: FundHoldings;
};

export type ReadRecording = (key: string) => Promise<unknown>;

const PROVIDER = "recording";
const QUOTED = ["price", "marketCapitalization"] as const;

/**
 * The recording that the project ships, as the sources of a run, so that the whole pipeline runs without a network.
 *
 * @throws ProviderError when there is no recording
 */
export async function recordingSources(read: ReadRecording): Promise<RefreshSources> {
  const manifest = (await read(RECORDING_MANIFEST_KEY)) as RecordingManifest | null;
  if (!manifest) throw new ProviderError(PROVIDER, RECORDING_MANIFEST_KEY, "no_recording");
  const { asOf, rates, holdings } = manifest;
  const dated = (source: SourceId) => manifest.builtFrom.find((built) => built.source === source)?.asOf ?? asOf;
  const perChunk = (
    answer: (stocks: readonly CompanyFacts[]) => Omit<FetchAnswer, "asOf" | "leftOut">,
    american: SourceId,
  ) =>
    manifest.chunks.flatMap(({ exchange, parts }) =>
      Array.from({ length: parts }, (_, chunk): FetchRequest => {
        const source = isAmericanExchange(exchange) ? american : "market-snapshot";
        const key = recordingChunkKey(exchange, chunk);
        const fetch = async () => ({ asOf: dated(source), leftOut: {}, ...answer(await readStocks(read, key)) });
        return request(key, { source, fetch });
      }),
    );
  return {
    mode: "recording",
    asOf,
    covers: manifest.chunks.map(({ exchange }) => exchange),
    requests: {
      listings: perChunk(
        (stocks) => ({
          items: stocks.length,
          gathered: [{ kind: "listing", rows: stocks.map(listedStock) }],
        }),
        "nasdaq-screener",
      ),
      fundamentals: perChunk(
        (stocks) => ({
          items: stocks.length,
          gathered: [
            {
              kind: "facts",
              rows: stocks.map(({ symbol, facts, leftOut }) => [symbol, without(facts), leftOut ?? {}]),
            },
          ],
        }),
        "sec-edgar",
      ),
      quotes: perChunk(
        (stocks) => ({
          items: stocks.length,
          gathered: [{ kind: "quote", rows: stocks.map(({ symbol, facts }) => [symbol, only(facts), null]) }],
        }),
        "nasdaq-screener",
      ),
      holdings: [
        request(holdings.fund, {
          source: holdings.source,
          fetch: async () => ({ asOf: holdings.asOf, items: holdings.symbols.length, leftOut: {}, holdings }),
        }),
      ],
      metals: [
        request("gold and silver", {
          source: "gold-api",
          fetch: async () => ({ asOf, items: 0, leftOut: {}, absent: "no_metal_prices" }),
        }),
      ],
      rates: [
        request("rates", {
          source: "exchange-rates",
          fetch: async () => ({ asOf: rates.asOf, items: Object.keys(rates.rates).length, leftOut: {}, rates }),
        }),
      ],
    },
  };
}

function request(key: string, source: FetchSource): FetchRequest {
  return { key, sources: [source] };
}

function listedStock({ symbol, name, exchange, sector, industry, country }: CompanyFacts): ListingRow {
  return { symbol, name, exchange, sector, industry, country, marketCapitalization: null };
}

async function readStocks(read: ReadRecording, key: string): Promise<readonly CompanyFacts[]> {
  const stocks = (await read(key)) as readonly CompanyFacts[] | null;
  if (!stocks) throw new ProviderError(PROVIDER, key, "missing_from_recording");
  return stocks;
}

function only(facts: SourcedFacts): SourcedFacts {
  return Object.fromEntries(Object.entries(facts).filter(([input]) => isQuoted(input)));
}

function without(facts: SourcedFacts): SourcedFacts {
  return Object.fromEntries(Object.entries(facts).filter(([input]) => !isQuoted(input)));
}

const isQuoted = (input: string) => (QUOTED as readonly string[]).includes(input);
