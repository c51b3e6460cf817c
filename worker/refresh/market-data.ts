import { ASKED_FUNDS_A_RUN } from "../../domain/funds/fund-requests.ts";
import { database } from "../platform/database.ts";
import { type Bindings, marketDataMode } from "../platform/env.ts";
import type { RefreshSources } from "../providers/answers/refresh-sources.ts";
import { liveSources } from "../providers/live-sources.ts";
import type { LiveNetwork } from "../providers/network/live-network.ts";
import { pacedFetch, REAL_PACE } from "../providers/network/paced-fetch.ts";
import { recordingSources } from "../providers/recording.ts";
import { findRegistrant, listAskedFunds } from "./funds/repository.ts";
import { profileOf } from "./run/chunk.ts";
import { listCompanies, listSymbols } from "./runs/repository.ts";

export type MarketDataBindings = Pick<
  Bindings,
  | "DB"
  | "CACHE"
  | "PLAN"
  | "MARKET_DATA"
  | "MARKET_DATA_CONTACT"
  | "MARKET_DATA_NETWORK"
  | "EODHD_API_KEY"
  | "FMP_API_KEY"
>;

/**
 * The sources of a run, and the number of requests so far.
 *
 * @throws ProviderError when the recording is needed but not loaded
 */
export async function marketData(
  env: MarketDataBindings,
  today: string,
  pace = REAL_PACE,
): Promise<{ sources: RefreshSources; requests: () => number }> {
  if (marketDataMode(env) === "live") {
    const { fetch: paced, requests } = pacedFetch((url, init) => fetch(url, init), pace);
    const live: LiveNetwork = {
      fetch: paced,
      userAgent: `Mizan/1.0 (${env.MARKET_DATA_CONTACT ?? "recorded network"})`,
      network: env.MARKET_DATA_NETWORK ?? null,
      answerCharacters: profileOf(env.PLAN).answerCharacters,
      keys: { eodhd: env.EODHD_API_KEY, fmp: env.FMP_API_KEY },
      symbols: (exchange, most) => listSymbols(env.DB, exchange, most),
      registrant: (fund) => findRegistrant(database(env.DB), fund),
      askedFunds: () => listAskedFunds(database(env.DB), ASKED_FUNDS_A_RUN),
      companies: (exchange) => listCompanies(env.DB, exchange),
    };
    const sources = liveSources(live, today);
    return { sources, requests };
  }
  let requests = 0;
  const sources = await recordingSources((key) => {
    requests++;
    return env.CACHE.get(key, "json");
  });
  return { sources, requests: () => requests };
}
