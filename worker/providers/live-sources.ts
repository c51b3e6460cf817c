import { KNOWN_FUNDS } from "../../domain/funds/known-funds.ts";
import { AMERICAN_EXCHANGES } from "../../domain/issuers/exchanges.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { keyedMarkets } from "./keyed/keyed-markets.ts";
import { goldApi } from "./metals/gold-api.ts";
import { lbma } from "./metals/lbma.ts";
import { readInChunks } from "./network/answer-chunks.ts";
import { accessOf, type LiveNetwork } from "./network/live-network.ts";
import { ProviderError } from "./network/provider-error.ts";
import { americanQuotes } from "./prices/american-quotes.ts";
import type { FundHoldingsProvider, MetalPrice } from "./providers.ts";
import type { FetchAnswer, FetchRequest, FetchSource, RefreshSources } from "./refresh-sources.ts";
import { edgar } from "./sec/edgar.ts";
import { type Frame, frameKey, framesOn, readFrame, requestFrame } from "./sec/frames.ts";
import { nport } from "./sec/nport.ts";
import { spFunds } from "./sp-funds.ts";
import { xbrlFilings } from "./xbrl/xbrl-filings.ts";

const SP_FUNDS = ["SPUS", "SPTE", "SPRE", "SPWO"] as const;
/** Only a small part of a filing is read, compared with other answers of its length. */
const NPORT_CHUNKS = 6;
/** Funds of shares that publish no machine-readable file of their own. */
const NPORT_FUNDS = KNOWN_FUNDS.filter(
  ({ symbol, kind }) => kind === "shares" && !(SP_FUNDS as readonly string[]).includes(symbol),
).map(({ symbol }) => symbol);

/** The providers as requests: those without a key for the United States, and the keyed ones for the other markets. */
export function liveSources(live: LiveNetwork, today: string): RefreshSources {
  const others = keyedMarkets(live, today);
  const currencies = exchangeRates(accessOf(live, "open.er-api.com"));
  return {
    mode: "live",
    asOf: today,
    covers: [...AMERICAN_EXCHANGES, ...others.covers],
    requests: {
      listings: [request("filers", filers(live, today))],
      fundamentals: [
        ...framesOn(today).map((frame) => request(frameKey(frame), frameSource(live, frame, today))),
        ...xbrlFilings(live, today),
        ...others.fundamentals,
      ],
      quotes: [...americanQuotes(live, today), ...others.quotes],
      holdings: [
        ...SP_FUNDS.map((fund) =>
          request(fund, holdingsOf("sp-funds", spFunds(accessOf(live, "www.sp-funds.com")), { fund, today })),
        ),
        ...NPORT_FUNDS.map((fund) =>
          request(
            fund,
            holdingsOf("sec-nport", nport(accessOf(live, "www.sec.gov"), live.answerCharacters * NPORT_CHUNKS), {
              fund,
              today,
            }),
          ),
        ),
      ],
      metals: (["gold", "silver"] as const).map((metal) => request(metal, ...metalSources(live, metal, today))),
      rates: [
        request("rates", {
          source: "exchange-rates",
          fetch: async () => {
            const rates = await currencies.rates();
            return { asOf: rates.asOf, items: Object.keys(rates.rates).length, leftOut: {}, rates };
          },
        }),
      ],
    },
  };
}

function request(key: string, ...sources: [FetchSource, ...FetchSource[]]): FetchRequest {
  return { key, sources };
}

function filers(live: LiveNetwork, today: string): FetchSource {
  const sec = edgar({ files: accessOf(live, "www.sec.gov"), data: accessOf(live, "data.sec.gov"), today });
  const ask = () => sec.askFilers(live.answerCharacters);
  return readInChunks(
    "sec-edgar",
    ask,
    (chunk) => {
      const rows = sec.readFilers(chunk).map(({ cik, symbol }) => [cik, symbol] as const);
      return { asOf: today, items: rows.length, leftOut: {}, gathered: [{ kind: "filer", rows }] };
    },
    today,
  );
}

function frameSource(live: LiveNetwork, frame: Frame, today: string): FetchSource {
  const ask = () => requestFrame(accessOf(live, "data.sec.gov"), frame, live.answerCharacters);
  return readInChunks(
    "sec-edgar",
    ask,
    (chunk) => {
      const { rows, tally } = readFrame(frame, chunk);
      return { asOf: today, items: rows.length, leftOut: tally.leftOut, gathered: [{ kind: "frame", rows }] };
    },
    today,
  );
}

function holdingsOf(
  source: "sp-funds" | "sec-nport",
  provider: FundHoldingsProvider,
  { fund, today }: { fund: string; today: string },
): FetchSource {
  const fetch = async (): Promise<FetchAnswer> => {
    const found = await provider.holdings(fund).catch((cause: unknown) => {
      if (cause instanceof ProviderError && cause.problem.startsWith("too_large")) return undefined;
      throw cause;
    });
    if (!found) return { asOf: today, items: 0, leftOut: {}, absent: `holdings_too_long ${fund}` };
    const { tally, ...holdings } = found;
    return { asOf: holdings.asOf, items: holdings.positions?.length ?? 0, leftOut: tally.leftOut, holdings };
  };
  return { source, fetch };
}

function metalSources(live: LiveNetwork, metal: MetalPrice["metal"], today: string): [FetchSource, FetchSource] {
  const spot = goldApi(accessOf(live, "api.gold-api.com"));
  const benchmark = lbma(accessOf(live, "prices.lbma.org.uk"), today);
  const sourceOf = (source: "gold-api" | "lbma", provider: typeof spot): FetchSource => ({
    source,
    fetch: async () => {
      const price = await provider.price(metal);
      return { asOf: price.asOf, items: 1, leftOut: {}, metal: { ...price, source } };
    },
  });
  return [sourceOf("gold-api", spot), sourceOf("lbma", benchmark)];
}
