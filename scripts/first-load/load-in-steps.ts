import type { StillLoading } from "../../schema/wording/en/loading.ts";
import type { Bindings } from "../../worker/env.ts";
import { database } from "../../worker/platform/database.ts";
import { isFirstLoad } from "../../worker/verdicts/datasets/repository.ts";
import { publishPart, publishStocks } from "../../worker/verdicts/publish.ts";
import { deleteStocksBut, findIdsBySymbol } from "../../worker/verdicts/repository.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { bucketOf } from "../../worker/verdicts/stock-id.ts";
import { loadTexts } from "../content/load-content.ts";
import { loadFunds } from "../content/load-funds.ts";
import { loadRecording, universeVersion } from "../content/load-recording.ts";
import { markCompanies } from "../content/load-universe.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";
import { readDataset } from "../universe/universe-files.ts";

type Env = Pick<Bindings, "DB" | "CACHE">;

/** Companies from 2³⁵ US dollars, some 700, are in before the first page is served; the ids of stocks fall into these buckets. */
const FIRST_BUCKET = bucketOf(2 ** 35);
/** Each step is published by itself, which costs a count of all that is in. */
const STOCKS_A_STEP = 2000;

/** What is still to be loaded when the largest companies are in. */
export type Rest = {
  progress: StillLoading;
  /** Loads the rest; `tell` hears of each step. */
  load(env: Env, now: Date, tell: (progress: StillLoading) => Promise<void>): Promise<void>;
};

type Shipped = {
  universe?: Iterable<ScreenedStock>;
  version?: string;
  aStep?: number;
  /** What rests on all companies. */
  loadBesides?: (env: Env, now: Date) => Promise<void>;
};

async function loadRecordingAndFunds(env: Env, now: Date): Promise<void> {
  await loadRecording(env.CACHE);
  await loadFunds(env, now);
}

/**
 * Loads the texts and the largest companies, and returns how the rest is loaded while they are served; undefined when a universe was
 * loaded as a whole before. A load that was interrupted begins again, and writes only what is missing.
 */
export async function beginFirstLoad(env: Env, now: Date, shipped: Shipped = {}): Promise<Rest | undefined> {
  const db = database(env.DB);
  if (!(await isFirstLoad(db))) return undefined;
  const {
    universe = screenedUniverse(),
    version = universeVersion(),
    aStep = STOCKS_A_STEP,
    loadBesides = loadRecordingAndFunds,
  } = shipped;
  const { screenedOn } = readDataset();
  const stocks = [...universe];
  await loadTexts(env, now);
  await deleteStocksBut(db, stocks.map(symbolOf));
  const sorted = largestFirst(stocks);
  const first = sorted.filter((stock) => stock.isScreened && idBucket(stock) <= FIRST_BUCKET);
  await publishPart(env, first, { screenedOn, now });
  await markCompanies(env);
  const rest = sorted.slice(first.length);
  const total = stocks.length;
  const before = (await findIdsBySymbol(db, stocks.map(symbolOf))).size;
  const progress = (written: number) => ({ loaded: Math.max(before, first.length + written), total });
  return {
    progress: progress(0),
    async load(through, at, tell) {
      let from = 0;
      for (; from + aStep < rest.length; from += aStep) {
        await publishPart(through, rest.slice(from, from + aStep), { screenedOn, now: at });
        await markCompanies(through);
        await tell(progress(from + aStep));
      }
      await publishStocks(through, rest.slice(from), { screenedOn, now: at, universe: version, loaded: stocks });
      await markCompanies(through);
      await tell(progress(rest.length));
      await loadBesides(through, at);
    },
  };
}

const symbolOf = ({ profile }: ScreenedStock) => profile.symbol;
const idBucket = ({ financials }: ScreenedStock) => bucketOf(financials.marketCapitalization?.amount ?? null);

/** By the buckets of their ids, so that each stock gets the id that a load in one go gives it; listed names come last. */
function largestFirst(stocks: readonly ScreenedStock[]): ScreenedStock[] {
  return [...stocks].sort(
    (one, other) => idBucket(one) - idBucket(other) || Number(other.isScreened) - Number(one.isScreened),
  );
}
