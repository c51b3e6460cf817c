import type { ListedStock } from "../../../../schema/contracts/stocks.ts";
import type { Copied } from "../../../http/hono-app.ts";
import type { Database } from "../../../platform/database.ts";
import { epochSeconds, isoTime } from "../../../platform/epoch-seconds.ts";
import { listMarkets } from "../../../verdicts/listing/find-companies.ts";
import { nameIndex, stockIndex } from "../../../verdicts/listing/indexes.ts";
import { forgetPublished } from "../../../verdicts/published.ts";
import type { StoredOf } from "../../../verdicts/repository.ts";
import type { StoredStock } from "../../../verdicts/stock-answer.ts";
import {
  BETWEEN,
  type CopyKind,
  type CopyState,
  findCopyPage,
  findCopyStates,
  LISTED_NAMES,
  listDatasetCounts,
  saveCopyState,
} from "./repository.ts";

/** Where answers are found: in the isolate, otherwise in KV or D1; only in the copy while D1 refuses every query. */
export type Store = { db: Database; kv: KVNamespace; now: Date; copy?: StockCopy };
type DatasetCounts = Awaited<ReturnType<typeof listDatasetCounts>>;

/** The head of a copy: its place, its date, and the first key of each of its pages. */
type Contents = Pick<CopyState, "place"> & {
  startedOn: string;
  firsts: readonly string[];
  /** The names of the values in a row, in order: an older copy may have others. */
  columns: readonly string[];
  /** Only in the copy of the lists' rows. */
  datasets: DatasetCounts;
};

/** Lists are copied first: they are small, and the dashboard's counts are with them. */
const KINDS: readonly CopyKind[] = ["rows", "verdicts"];
/** A page must be quick to write and to search, each in under 10 ms; 45,000 stocks must stay below KV's 1,000 writes a day. */
const PAGE_CHARACTERS = 700_000;
/** Each figure that an admin accepts makes a dataset; still, KV is written at most once a day. */
const SECONDS_BETWEEN_COPIES = 86_400;

const contentsKey = (kind: CopyKind) => `copy-of-${kind}`;
const pageKey = (kind: CopyKind, place: number, page: number) => `copy-of-${kind}/${place}/${page}`;

/**
 * Writes the next page of the copy in KV, which is read while the database refuses every query: each verdict by symbol, and each
 * row of the lists by id, as stored. One page a call fits the free plan's CPU for an invocation; only a complete copy is read.
 * Returns false when there is nothing to do.
 */
export async function copyNextStocks(store: Store): Promise<boolean> {
  const served = await store.kv.get(SERVED);
  const { newest, hasServed, states } = await findCopyStates(store.db, served);
  if (newest === undefined) return false;
  if (served !== null && !hasServed) await forgetAll(store.kv);
  if (served !== newest) await store.kv.put(SERVED, newest);
  for (const kind of KINDS) {
    const before = states.find((state) => state.kind === kind);
    const state = stateOf(kind, before, Number.parseInt(newest, 10), epochSeconds(store.now));
    if (!state) continue;
    const copied = await copyPage(store, state);
    await saveCopyState(store.db, copied, before);
    // Readers of the copy need an index, which the first reader after a publication builds, who may come too late. It goes last: if it
    // takes more CPU than an invocation has, the copy is whole all the same.
    if (copied.last === null) await INDEX_OF[kind](store);
    return true;
  }
  return false;
}

/** The dataset that was served last. Without it KV was emptied; where the database lacks it, another one has taken its place. */
const SERVED = "served-dataset";

/** Makes KV forget what was made of a database: all but what comes from the project's files. */
async function forgetAll(kv: KVNamespace): Promise<void> {
  await forgetPublished(kv);
  const { keys } = await kv.list({ prefix: "open-data/" });
  await Promise.all([...KINDS.map(contentsKey), ...keys.map(({ name }) => name)].map((key) => kv.delete(key)));
}

/** The copy to continue or to start; undefined when the last one is of the newest dataset, or less than a day old. */
function stateOf(kind: CopyKind, before: CopyState | undefined, version: number, now: number): CopyState | undefined {
  if (before && before.last !== null) return before;
  if (before && (before.datasetVersion === version || now - before.startedAt < SECONDS_BETWEEN_COPIES))
    return undefined;
  return {
    kind,
    place: freePlace(before),
    datasetVersion: version,
    startedAt: now,
    firsts: "[]",
    last: "",
  };
}

/** A place where no reader of the previous copy looks. */
function freePlace(before: CopyState | undefined): number {
  return before ? 1 - before.place : 0;
}

async function copyPage({ db, kv }: Store, state: CopyState): Promise<CopyState> {
  const { kind, place } = state;
  const firsts = JSON.parse(state.firsts) as string[];
  const page = await findCopyPage(db, kind, state.last || null, PAGE_CHARACTERS);
  if (page) {
    await kv.put(pageKey(kind, place, firsts.length), page.text);
    return { ...state, firsts: JSON.stringify([...firsts, page.first]), last: page.last };
  }
  const datasets = kind === "rows" ? await listDatasetCounts(db) : [];
  const contents: Contents = { place, startedOn: isoTime(state.startedAt), firsts, columns: LISTED_NAMES, datasets };
  await kv.put(contentsKey(kind), JSON.stringify(contents));
  return { ...state, last: null };
}

const INDEX_OF: Readonly<Record<CopyKind, (store: Store) => Promise<unknown>>> = {
  rows: stockIndex,
  verdicts: nameIndex,
};

/** What can be read about stocks without the database. */
type StockCopy = {
  find: (symbol: string) => Promise<StoredStock>;
  rows: (ids: readonly number[]) => Promise<StoredOf<ListedStock>[]>;
  datasets: () => Promise<DatasetCounts>;
};

export async function fromCopy<Answered>(
  store: Store,
  answer: (copy: StockCopy) => Promise<Answered>,
): Promise<Copied<Answered>> {
  let keptOn = "";
  const copy = stockCopy(store, (startedOn) => {
    keptOn = startedOn;
  });
  const result = await answer(copy);
  return { result, keptOn };
}

/** `onRead` receives the copy's date. A missing stock throws, since only the database can say that it does not exist. */
function stockCopy(store: Store, onRead: (startedOn: string) => void): StockCopy {
  const { kv } = store;
  const open = async (kind: CopyKind): Promise<Contents> => {
    const contents = await kv.get<Contents>(contentsKey(kind), "json").catch(() => null);
    if (!contents?.columns) throw new Error(`There is no copy of ${kind}`);
    onRead(contents.startedOn);
    return contents;
  };
  const readPage = async (kind: CopyKind, { place }: Contents, page: number): Promise<string> =>
    BETWEEN.lines + ((await kv.get(pageKey(kind, place, page))) ?? "");
  return {
    async find(symbol) {
      const contents = await open("verdicts");
      const found = async (one: string) => {
        const text = await readPage(
          "verdicts",
          contents,
          pageOf(contents.firsts, (first) => first <= one),
        );
        return storedStock(lineOf(text, one));
      };
      const stock = await found(symbol);
      if (stock) return stock;
      const listings = await listMarkets(store, symbol);
      const only = listings.length === 1 ? await found(listings[0]?.symbol ?? "") : undefined;
      if (!only) throw new Error("There is no copy of this stock");
      return only;
    },
    async rows(ids) {
      const contents = await open("rows");
      const byPage = Map.groupBy(ids, (id) => pageOf(contents.firsts, (first) => Number(first) <= id));
      const pages = await Promise.all(
        [...byPage].map(async ([page, some]) => {
          const text = await readPage("rows", contents, page);
          return some.flatMap((id) => listedStock(lineOf(text, String(id)), contents.columns) ?? []);
        }),
      );
      return pages.flat();
    },
    datasets: async () => (await open("rows")).datasets,
  };
}

/** The last page that starts at or before a key. */
function pageOf(firsts: readonly string[], isNotAfter: (first: string) => boolean): number {
  return Math.max(0, firsts.findLastIndex(isNotAfter));
}

/** The fields of a line after its key; undefined without such a line. */
function lineOf(text: string, key: string): string[] | undefined {
  const before = `${BETWEEN.lines}${key}${BETWEEN.parts}`;
  const at = text.indexOf(before);
  if (at < 0) return undefined;
  const end = text.indexOf(BETWEEN.lines, at + before.length);
  return text.slice(at + before.length, end < 0 ? undefined : end).split(BETWEEN.parts);
}

function storedStock(parts: string[] | undefined): StoredStock | undefined {
  if (!parts) return undefined;
  const [id = "", listings = "", verdictOf = "", document = ""] = parts;
  return { id: Number(id), listings: listings || null, verdictOf: verdictOf || null, document };
}

function listedStock(parts: string[] | undefined, columns: readonly string[]): StoredOf<ListedStock> | undefined {
  const values = parts && (JSON.parse(parts[0] ?? "[]") as unknown[]);
  if (!values) return undefined;
  const row = Object.fromEntries(columns.map((name, place) => [name, values[place]])) as StoredOf<ListedStock>;
  // SQLite stores a truth as a number.
  return { ...row, isRealData: row.isRealData == null ? null : Boolean(row.isRealData) };
}
