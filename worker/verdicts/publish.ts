import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { isoDay } from "../../domain/facts/iso-date.ts";
import { agedBefore } from "../../domain/refresh/screening-history.ts";
import { ratesOn } from "../../domain/verdict/derive.ts";
import { batch, type Database, database } from "../platform/database.ts";
import type { Bindings } from "../platform/env.ts";
import { countChanges, fromList, insertChanges, publicationOf, type StagedChange } from "./changes/repository.ts";
import { insertDataset, nextDatasetVersion } from "./datasets/repository.ts";
import { forgetPublished } from "./published.ts";
import {
  findIdsBySymbol,
  findTexts,
  listTakenIds,
  type StockDocument,
  type StockRow,
  upsertStocksFrom,
} from "./repository.ts";
import { stagedChange, stagedNearMiss } from "./staged-change.ts";
import { type ScreenedStock, stockDocument, stockRow } from "./stock-document.ts";
import { stockIdGiver } from "./stock-id.ts";

/** Keeps one bound parameter well under D1's 2 MB. */
const CHUNK_CHARACTERS = 500_000;
/** The number of documents read at once for their previous state. */
const STOCKS_AT_ONCE = 500;

type NewUniverse = {
  screenedOn: string;
  now: Date;
  universe?: string;
  isAddition?: boolean;
};

/**
 * Writes stocks and the dataset that counts all of them, records changed statuses, and makes readers see it. A known symbol keeps its
 * id and its history. Near misses are listed again, unless the stocks are an addition to others. For loading a universe: a refresh
 * publishes what it staged in one transaction.
 */
export async function publishStocks(
  { DB, CACHE }: Pick<Bindings, "DB" | "CACHE">,
  stocks: readonly ScreenedStock[],
  dataset: NewUniverse,
): Promise<void> {
  const db = database(DB);
  const publication = publicationOf(await nextDatasetVersion(db), isoDay(dataset.now));
  await writeStocks(db, stocks, publication);
  const ids = await findIdsBySymbol(db, stocks.map(symbolOf));
  const near = dataset.isAddition
    ? undefined
    : fromList(stocks.flatMap((stock) => nearMissesOf(ids.get(symbolOf(stock)) ?? 0, stock)));
  await batch(db, {
    counted: countChanges(db, publication, near),
    dataset: insertDataset(db, dataset),
  });
  await forgetPublished(CACHE);
}

const symbolOf = ({ profile }: ScreenedStock) => profile.symbol;

type NewStock = { row: StockRow; before: StockDocument | undefined; after: StockDocument };

async function writeStocks(
  db: Database,
  stocks: readonly ScreenedStock[],
  publication: ReturnType<typeof publicationOf>,
): Promise<void> {
  const known = await findIdsBySymbol(db, stocks.map(symbolOf));
  const giveId = stockIdGiver(await listTakenIds(db));
  for (let from = 0; from < stocks.length; from += STOCKS_AT_ONCE) {
    const some = stocks.slice(from, from + STOCKS_AT_ONCE);
    const ids = some.flatMap(({ profile }) => known.get(profile.symbol) ?? []);
    const documents = ids.length > 0 ? await findTexts(db, "document", ids) : new Map<number, string>();
    const newStock = (stock: ScreenedStock): NewStock => {
      const id = known.get(symbolOf(stock)) ?? giveId(stock.financials.marketCapitalization?.amount ?? null);
      const text = documents.get(id);
      const before = text ? (JSON.parse(text) as StockDocument) : undefined;
      const after = stockDocument(stock, before);
      return { row: stockRow(id, stock, after), before, after };
    };
    for (const chunk of chunksOf(some, newStock)) {
      const rows = chunk.map(({ row }) => row);
      await batch(db, {
        changes: insertChanges(db, fromList(await changesOf(db, chunk)), publication),
        stocks: upsertStocksFrom(db, fromList(rows)),
      });
      for (const { id, symbol } of rows) known.set(symbol, id);
    }
  }
}

/** How the verdicts of stocks differ from the stored ones. */
export async function changesOf(db: Database, stocks: readonly NewStock[]): Promise<StagedChange[]> {
  const isChanging = ({ before, after }: NewStock) =>
    before?.isScreened &&
    after.isScreened &&
    (before.standing !== after.standing || agedBefore(before, after.analysis.screenedOn) !== undefined);
  const changing = stocks.filter(isChanging);
  if (changing.length === 0) return [];
  const ids = changing.map(({ row }) => row.id);
  const facts = await findTexts(db, "facts", ids);
  return changing.flatMap(({ row, before = null, after }) => {
    const [from, to] = [factsOf(facts.get(row.id) ?? null), factsOf(row.facts)];
    const { screenedOn: asOf } = after.analysis;
    const day = { asOf, rates: ratesOn(asOf, to?.rates) };
    return stagedChange(row.id, { before, after, from, to, day }) ?? [];
  });
}

function factsOf(text: string | null): CompanyFacts | null {
  return text === null ? null : (JSON.parse(text) as CompanyFacts);
}

function nearMissesOf(id: number, stock: ScreenedStock) {
  if (!stock.isScreened) return [];
  const { exchange, sector, profile, screening } = stock;
  return stagedNearMiss(id, { exchange, sector, symbol: profile.symbol, name: profile.name }, screening) ?? [];
}

function* chunksOf(
  stocks: readonly ScreenedStock[],
  newStock: (stock: ScreenedStock) => NewStock,
): Generator<NewStock[]> {
  let chunk: NewStock[] = [];
  let characters = 0;
  for (const stock of stocks) {
    const next = newStock(stock);
    const { length } = next.row.document;
    if (characters > 0 && characters + length > CHUNK_CHARACTERS) {
      yield chunk;
      chunk = [];
      characters = 0;
    }
    chunk.push(next);
    characters += length;
  }
  if (chunk.length > 0) yield chunk;
}
