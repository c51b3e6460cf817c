import type { SeedFact } from "../../schema/seed/universe-format.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { goldApi } from "./gold-api.ts";
import { nasdaqScreener } from "./nasdaq-screener.ts";
import type { ProviderAccess, Quote } from "./providers.ts";
import type { FetchAnswer, FetchSource, FetchTask, QuoteRow, RefreshSources } from "./refresh-sources.ts";
import { edgar } from "./sec/edgar.ts";
import { type Frame, frameKey, framesOn, requestFrame } from "./sec/frames.ts";
import { spFunds } from "./sp-funds.ts";

const AMERICAN_EXCHANGES = ["NYSE", "NASDAQ", "AMEX"] as const;
const FUNDS = ["SPUS", "SPTE", "SPRE", "SPWO"] as const;

export type LiveNetwork = {
  fetch: ProviderAccess["fetch"];
  /** Names the application and a contact; the SEC refuses requests without one. */
  userAgent: string;
  /** A recorded network that answers at `<network>/<host>`; null for the providers themselves. */
  network: string | null;
};

/** The providers that need no key, as tasks of one or two requests. */
export function liveSources(live: LiveNetwork, today: string): RefreshSources {
  const access = (host: string): ProviderAccess => ({
    fetch: live.fetch,
    userAgent: live.userAgent,
    baseUrl: live.network ? `${live.network}/${host}` : `https://${host}`,
  });
  const sec = edgar({ files: access("www.sec.gov"), data: access("data.sec.gov"), today });
  const screener = nasdaqScreener(access("api.nasdaq.com"), { closeOn: today });
  const funds = spFunds(access("www.sp-funds.com"));
  const metals = goldApi(access("api.gold-api.com"));
  const currencies = exchangeRates(access("open.er-api.com"));
  return {
    mode: "live",
    asOf: today,
    covers: AMERICAN_EXCHANGES,
    tasks: {
      listings: [
        task("filers", {
          source: "sec-edgar",
          fetch: async () => {
            const filers = await sec.filers();
            const rows = filers.map(({ cik, symbol }) => [cik, symbol] as const);
            return { asOf: today, items: rows.length, leftOut: {}, parts: [{ kind: "filer", rows }] };
          },
        }),
      ],
      fundamentals: framesOn(today).map((frame) => frameTask(access("data.sec.gov"), frame, today)),
      quotes: AMERICAN_EXCHANGES.map((exchange) =>
        task(exchange, {
          source: "nasdaq-screener",
          fetch: async () => {
            const { listings, quotes, tally } = await screener.listings(exchange);
            const names = listings.map(({ symbol, name }) => [symbol, name, exchange] as const);
            return {
              asOf: today,
              items: quotes.length,
              leftOut: tally.leftOut,
              parts: [
                { kind: "quote", rows: quotes.map(quoteRow) },
                { kind: "listing", rows: names },
              ],
            };
          },
        }),
      ),
      holdings: FUNDS.map((fund) =>
        task(fund, {
          source: "sp-funds",
          fetch: async () => {
            const { tally, ...holdings } = await funds.holdings(fund);
            return { asOf: holdings.asOf, items: holdings.symbols.length, leftOut: tally.leftOut, holdings };
          },
        }),
      ),
      metals: (["gold", "silver"] as const).map((metal) =>
        task(metal, {
          source: "gold-api",
          fetch: async () => {
            const price = await metals.price(metal);
            return { asOf: price.asOf, items: 1, leftOut: {}, metal: { ...price, source: "gold-api" } };
          },
        }),
      ),
      rates: [
        task("rates", {
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

function task(key: string, ...sources: [FetchSource, ...FetchSource[]]): FetchTask {
  return { key, sources };
}

function frameTask(access: ProviderAccess, frame: Frame, today: string): FetchTask {
  const fetch = async (): Promise<FetchAnswer> => {
    const { rows, tally } = await requestFrame(access, frame);
    return { asOf: today, items: rows.length, leftOut: tally.leftOut, parts: [{ kind: "frame", rows }] };
  };
  return task(frameKey(frame), { source: "sec-edgar", fetch });
}

function quoteRow({ symbol, price, currency, marketCapitalization, changePercent, asOf }: Quote): QuoteRow {
  const quoted = (value: number): SeedFact => ({
    ...{ value, currency, periodEnd: asOf, source: "nasdaq-screener", quality: "estimated" },
  });
  return [
    symbol,
    {
      price: quoted(price),
      ...(marketCapitalization !== null && { marketCapitalization: quoted(marketCapitalization) }),
    },
    changePercent,
  ];
}
