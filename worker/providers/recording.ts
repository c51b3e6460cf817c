import type { CompanyFacts, ExchangeRates, SourcedFacts, SourceId } from "../../domain/facts/company-facts.ts";
import { type ExchangeCode, isAmericanExchange } from "../../domain/facts/exchanges.ts";
import type { FundHoldings } from "../../domain/funds/holdings.ts";
import type { FetchAnswer, FetchRequest, GatheredRows, ListingRow, RefreshSources } from "./answers/refresh-sources.ts";
import { rowsAnswer } from "./network/answer-parts.ts";
import { ProviderError } from "./network/provider-error.ts";

/** The keys of the recording in KV: the manifest, and one blob per few hundred stocks. */
export const RECORDING_MANIFEST_KEY = "recording/manifest";
export const recordingPartKey = (exchange: ExchangeCode, part: number) => `recording/${exchange}/${part}`;

/** What the recording contains besides its stocks. Changes with every new recording. */
export type RecordingManifest = {
  version: string;
  /** ISO date of its figures. */
  asOf: string;
  exchanges: readonly { exchange: ExchangeCode; parts: number }[];
  builtFrom: readonly { source: SourceId; asOf: string }[];
  rates: ExchangeRates;
  holdings: FundHoldings;
};

export type ReadRecording = (key: string) => Promise<unknown>;

const PROVIDER = "recording";
const QUOTED: ReadonlySet<string> = new Set(["price", "marketCapitalization"]);

/**
 * The recording that the project ships, as the sources of a run, so that the whole pipeline runs without a network.
 *
 * @throws ProviderError when there is no recording
 */
export async function recordingSources(read: ReadRecording): Promise<RefreshSources> {
  const manifest = (await read(RECORDING_MANIFEST_KEY)) as RecordingManifest | null;
  if (!manifest) throw new ProviderError(PROVIDER, RECORDING_MANIFEST_KEY, "no_recording");
  const { asOf, rates, holdings } = manifest;
  const ofStocks = (american: SourceId, gather: (stocks: readonly CompanyFacts[]) => GatheredRows) =>
    manifest.exchanges.flatMap(({ exchange, parts }) =>
      Array.from({ length: parts }, (_, part) => {
        const source = isAmericanExchange(exchange) ? american : "market-snapshot";
        const builtOn = manifest.builtFrom.find((built) => built.source === source)?.asOf ?? asOf;
        const key = recordingPartKey(exchange, part);
        return request(key, source, async () =>
          rowsAnswer(builtOn, { leftOut: {} }, gather(await readStocks(read, key))),
        );
      }),
    );
  return {
    mode: "recording",
    asOf,
    covers: manifest.exchanges.map(({ exchange }) => exchange),
    requests: {
      listings: ofStocks("nasdaq-screener", (stocks) => ({ kind: "listing", rows: stocks.map(listedStock) })),
      fundamentals: ofStocks("sec-edgar", (stocks) => ({
        kind: "facts",
        rows: stocks.map(({ symbol, facts, leftOut }) => [symbol, pick(facts, false), leftOut ?? {}]),
      })),
      quotes: ofStocks("nasdaq-screener", (stocks) => ({
        kind: "quote",
        rows: stocks.map(({ symbol, facts }) => [symbol, pick(facts, true), null]),
      })),
      holdings: [
        request(holdings.fund, holdings.source, async () => {
          return { asOf: holdings.asOf, items: holdings.symbols.length, leftOut: {}, holdings };
        }),
      ],
      metals: [
        request("gold and silver", "gold-api", async () => {
          return { asOf, items: 0, leftOut: {}, absent: "no_metal_prices" };
        }),
      ],
      rates: [
        request("rates", "exchange-rates", async () => {
          return { asOf: rates.asOf, items: Object.keys(rates.rates).length, leftOut: {}, rates };
        }),
      ],
    },
  };
}

function request(key: string, source: SourceId, fetch: () => Promise<FetchAnswer>): FetchRequest {
  return { key, sources: [{ source, fetch }] };
}

function listedStock({ symbol, name, exchange, sector, industry, country }: CompanyFacts): ListingRow {
  return { symbol, name, exchange, sector, industry, country, marketCapitalization: null };
}

async function readStocks(read: ReadRecording, key: string): Promise<readonly CompanyFacts[]> {
  const stocks = (await read(key)) as readonly CompanyFacts[] | null;
  if (!stocks) throw new ProviderError(PROVIDER, key, "missing_from_recording");
  return stocks;
}

function pick(facts: SourcedFacts, isOfQuote: boolean): SourcedFacts {
  return Object.fromEntries(Object.entries(facts).filter(([input]) => QUOTED.has(input) === isOfQuote));
}
