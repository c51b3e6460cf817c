import { env } from "cloudflare:test";
import type { CompanyFacts, InputName, SourcedFact, SourceId } from "../../domain/facts/company-facts.ts";
import { makeCompany } from "../../domain/test/facts.ts";
import { derive } from "../../domain/verdict/derive.ts";
import { sha256Hex } from "../platform/digest.ts";
import type { FetchAnswer, FetchRequest, QuoteRow, RefreshSources } from "../providers/answers/refresh-sources.ts";
import { RECORDING_MANIFEST_KEY, type RecordingManifest, recordingPartKey } from "../providers/recording.ts";
import { type Advanced, advanceRun, type Driver } from "../refresh/advance.ts";
import { FREE_PROFILE, type RefreshProfile } from "../refresh/run/chunk.ts";
import { insertRun } from "../refresh/runs/repository.ts";
import { publishStocks } from "../verdicts/publish.ts";
import { invocationBindings } from "./production-limits.ts";

export const RATES = {
  asOf: "2026-08-01",
  base: "USD" as const,
  source: "exchange-rates" as const,
  url: "https://rates.test/usd",
  rates: { USD: 1, EUR: 0.9 },
};

const BEFORE = "2026-08-21";
export const REFRESH_DAY = "2026-09-26";
const GOLD = {
  metal: "gold",
  dollarsPerTroyOunce: 4000,
  asOf: REFRESH_DAY,
  url: "https://gold.test",
  source: "gold-api",
} as const;
export const REFRESH_TIME = new Date(`${REFRESH_DAY}T02:00:00Z`);

export type Amounts = Partial<Record<InputName, number>>;

/** A plain halal company: some debt, some cash, hardly any interest. */
const PLAIN: Amounts = {
  price: 100,
  marketCapitalization: 1e9,
  sharesOutstanding: 1e7,
  totalAssets: 8e8,
  interestBearingDebt: 1e8,
  cashAndInterestBearingSecurities: 5e7,
  totalRevenue: 5e8,
  interestIncome: 1e6,
};

const QUOTED = new Set<InputName>(["price", "marketCapitalization"]);

export function fact(input: InputName, value: number, periodEnd: string): SourcedFact {
  const isQuoted = QUOTED.has(input);
  return {
    value,
    currency: input === "sharesOutstanding" ? "shares" : "USD",
    ...(/Revenue|Income/.test(input) && { periodStart: "2025-07-01" }),
    periodEnd: isQuoted ? periodEnd : "2026-06-30",
    source: isQuoted ? "nasdaq-screener" : "sec-edgar",
    quality: isQuoted ? "estimated" : "reported",
  };
}

export function makeSeed(symbol: string, amounts: Amounts = {}, traits: Partial<CompanyFacts> = {}): CompanyFacts {
  const entries = Object.entries({ ...PLAIN, ...amounts }) as [InputName, number][];
  return {
    ...makeCompany({ symbol, name: `${symbol} Software`, exchange: "NASDAQ", ...traits }),
    facts: Object.fromEntries(entries.map(([input, value]) => [input, fact(input, value, BEFORE)])),
  };
}

/** Symbols AAAA, AAAB, … */
export function symbolOf(position: number): string {
  const letter = (power: number) => String.fromCharCode(65 + (Math.floor(position / 26 ** power) % 26));
  return [3, 2, 1, 0].map(letter).join("");
}

/** Publishes seeds as the project's own loader does, with the day's exchange rates. */
export async function publishSeeds(seeds: readonly CompanyFacts[]): Promise<void> {
  const stocks = seeds.map((seed) => {
    const { exchange, sector, region } = seed;
    const place = { exchange, sector, region, localSymbol: null, priceChangePercent: null };
    return { ...place, ...derive({ known: seed, rates: RATES }, BEFORE) };
  });
  await publishStocks(env, stocks, { screenedOn: BEFORE, now: new Date(`${BEFORE}T02:00:00Z`) });
}

/** A value in KV may have 25 MB. */
const SEEDS_IN_A_PART = 5000;

/** Stores seeds as the recording. */
export async function loadRecording(seeds: readonly CompanyFacts[]): Promise<void> {
  const parts = Math.max(1, Math.ceil(seeds.length / SEEDS_IN_A_PART));
  const manifest: RecordingManifest = {
    version: "1",
    asOf: "2026-08-22",
    exchanges: [{ exchange: "NASDAQ", parts }],
    builtFrom: [],
    rates: RATES,
    holdings: {
      fund: "SPUS",
      asOf: "2026-08-21",
      source: "sp-funds",
      url: "https://funds.test/spus",
      symbols: ["AAAA"],
    },
  };
  await env.CACHE.put(RECORDING_MANIFEST_KEY, JSON.stringify(manifest));
  for (let part = 0; part < parts; part++) {
    const inPart = seeds.slice(part * SEEDS_IN_A_PART, (part + 1) * SEEDS_IN_A_PART);
    await env.CACHE.put(recordingPartKey("NASDAQ", part), JSON.stringify(inPart));
  }
}

/** The sources a month later: the same figures, except the amounts given by symbol. */
export function answersFor(seeds: readonly CompanyFacts[], changes: Readonly<Record<string, Amounts>> = {}) {
  return seeds.map((seed) => {
    const facts = { ...seed.facts };
    for (const [input, value] of Object.entries(changes[seed.symbol] ?? {}) as [InputName, number][]) {
      facts[input] = fact(input, value, REFRESH_DAY);
    }
    return { ...seed, facts };
  });
}

type RequestFetch = () => Promise<FetchAnswer>;

/** Sources that answer with these seeds: fundamentals and quotes in requests of `inRequest` stocks. `wrap` may break them. */
export function sourcesOf(
  seeds: readonly CompanyFacts[],
  {
    inRequest = 50,
    wrap = (_key, fetch) => fetch,
  }: { inRequest?: number; wrap?: (key: string, fetch: RequestFetch) => RequestFetch } = {},
): RefreshSources {
  const requests = (step: string, answer: (stocks: readonly CompanyFacts[]) => FetchAnswer): FetchRequest[] =>
    Array.from({ length: Math.ceil(seeds.length / inRequest) }, (_, part) => {
      const key = `${step} ${part}`;
      const stocks = seeds.slice(part * inRequest, (part + 1) * inRequest);
      return { key, sources: [{ source: "nasdaq-screener", fetch: wrap(key, async () => answer(stocks)) }] };
    });
  const plain = { asOf: REFRESH_DAY, leftOut: {} };
  const single = (
    key: string,
    source: SourceId,
    answer: Pick<FetchAnswer, "items" | "metal" | "rates">,
  ): FetchRequest[] => [{ key, sources: [{ source, fetch: wrap(key, async () => ({ ...plain, ...answer })) }] }];
  const split = ({ facts }: CompanyFacts, isQuoted: boolean) =>
    Object.fromEntries(Object.entries(facts).filter(([input]) => QUOTED.has(input as InputName) === isQuoted));
  return {
    mode: "recording",
    asOf: REFRESH_DAY,
    covers: ["NASDAQ"],
    requests: {
      listings: [],
      fundamentals: requests("fundamentals", (stocks) => ({
        ...plain,
        items: stocks.length,
        gathered: [{ kind: "facts", rows: stocks.map((seed) => [seed.symbol, split(seed, false), {}]) }],
      })),
      quotes: requests("quotes", (stocks) => ({
        ...plain,
        items: stocks.length,
        gathered: [{ kind: "quote", rows: stocks.map((seed): QuoteRow => [seed.symbol, split(seed, true), null]) }],
      })),
      holdings: [],
      metals: single("gold", "gold-api", { items: 1, metal: GOLD }),
      rates: single("rates", "exchange-rates", { items: 2, rates: RATES }),
    },
  };
}

export const TEST_PROFILE: RefreshProfile = {
  ...FREE_PROFILE,
  stocksInChunk: 12,
  stocksInSlice: 24,
  backoffSeconds: 0,
  refusedSeconds: 0,
  pauseMilliseconds: 0,
};

export function driverOf(sources: RefreshSources, parts: Partial<Driver> = {}): Driver {
  return {
    db: env.DB,
    sources: async () => ({ sources, requests: () => 1 }),
    profile: TEST_PROFILE,
    token: "driver",
    clock: () => REFRESH_TIME,
    onPublished: async () => undefined,
    ...parts,
  };
}

export async function startRun(month: string | null = null): Promise<number> {
  const run = {
    trigger: "admin",
    month,
    marketData: "recording",
    asOf: REFRESH_DAY,
    total: 1,
    now: REFRESH_TIME,
  } as const;
  return (await insertRun(env.DB, run)) ?? 0;
}

/** Drives a run to its end, each chunk under the limits of an invocation, and returns the number of chunks and the waits. */
export async function driveToEnd(
  driver: Driver,
  runId: number,
): Promise<{ chunks: number; waits: number[]; last: Advanced }> {
  const waits: number[] = [];
  for (let chunks = 1; chunks < 2_000; chunks++) {
    const { DB } = invocationBindings({ DB: driver.db, CACHE: env.CACHE });
    const last = await advanceRun({ ...driver, db: DB }, runId);
    if (last.state !== "running") return { chunks, waits, last };
    if (last.waitSeconds > 0) waits.push(last.waitSeconds);
  }
  throw new Error("the run does not end");
}

/** A whole run by these answers. */
export async function refreshWith(answers: readonly CompanyFacts[], month?: string) {
  return driveToEnd(driverOf(sourcesOf(answers)), await startRun(month));
}

/** Everything a reader can see, without the cost of a run. */
export async function visibleTables(): Promise<Record<string, unknown[]>> {
  const read = async (sql: string) => (await env.DB.prepare(sql).all()).results;
  return {
    stocks: await read("SELECT * FROM stocks ORDER BY id"),
    datasets: await read("SELECT * FROM datasets ORDER BY version"),
    changes: await read("SELECT * FROM verdict_changes ORDER BY id"),
    changeRuns: await read("SELECT * FROM change_runs ORDER BY version"),
    changePlaces: await read("SELECT * FROM change_places ORDER BY place"),
    reviews: await read("SELECT stock_id, state, anomalies, proposed FROM refresh_reviews ORDER BY id"),
    metals: await read("SELECT * FROM metal_prices"),
    rates: await read("SELECT * FROM exchange_rates"),
    sources: await read("SELECT * FROM market_sources ORDER BY 1"),
    leftovers: await read("SELECT run_id FROM refresh_parts UNION ALL SELECT run_id FROM refresh_chunks"),
  };
}

/** The visible tables as one short text, without the times of writing. */
export async function visibleDigest(): Promise<string> {
  const text = JSON.stringify(await visibleTables(), (key, value) => (/_at$/.test(key) ? undefined : value));
  return sha256Hex(text);
}
