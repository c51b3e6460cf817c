import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { standingsByStandard } from "../../../domain/screening/standings-by-standard.ts";
import type { Bindings } from "../../env.ts";
import { batch, type Database, database } from "../../platform/database.ts";
import { countChanges, fromList, insertChanges, publicationOf, type StagedChange } from "../changes/repository.ts";
import { ownRatesOf, stagedChange, stagedNearMiss } from "../changes/staged-change.ts";
import { forgetPublished } from "./dataset-version.ts";
import {
  deleteUnfinishedDatasets,
  findDocuments,
  findIdsBySymbol,
  insertDataset,
  type ListFigures,
  listChanging,
  listTakenIds,
  nextDatasetVersion,
  type StockRow,
  UNFINISHED,
  upsertStocks,
} from "./repository.ts";
import { figuresOnOf, type ScreenedStock, type StockDocument, stockDocument } from "./stock-document.ts";
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
  /** All stocks of the universe, when most were written before. */
  loaded?: readonly ScreenedStock[];
};

/**
 * Writes stocks and the dataset that counts all of them, records changed statuses, and makes readers see it. A known symbol keeps its
 * id and its history. Near misses are listed again, unless the stocks are an addition to others. For loading a universe: a refresh
 * publishes what it staged in one transaction.
 */
export async function publishStocks(
  { DB, CACHE }: Pick<Bindings, "DB" | "CACHE">,
  stocks: readonly ScreenedStock[],
  { loaded = stocks, ...dataset }: NewUniverse,
): Promise<void> {
  const db = database(DB);
  const publication = publicationOf(await nextDatasetVersion(db), isoDay(dataset.now));
  await writeStocks(db, stocks, publication);
  const ids = await findIdsBySymbol(db, loaded.map(symbolOf));
  const near = dataset.isAddition
    ? undefined
    : fromList(loaded.flatMap((stock) => nearMissesOf(ids.get(symbolOf(stock)) ?? 0, stock)));
  await batch(db, {
    counted: countChanges(db, publication, near),
    dataset: insertDataset(db, dataset),
    unfinished: deleteUnfinishedDatasets(db),
  });
  await forgetPublished(CACHE);
}

/** Writes part of the first universe: readers see a dataset of what is in so far, which says that it is unfinished. */
export async function publishPart(
  { DB, CACHE }: Pick<Bindings, "DB" | "CACHE">,
  stocks: readonly ScreenedStock[],
  dataset: { screenedOn: string; now: Date },
): Promise<void> {
  const db = database(DB);
  const version = await nextDatasetVersion(db);
  await writeStocks(db, stocks, publicationOf(version, isoDay(dataset.now)));
  await insertDataset(db, { ...dataset, universe: UNFINISHED });
  await forgetPublished(CACHE);
}

const symbolOf = ({ profile }: ScreenedStock) => profile.symbol;

async function writeStocks(
  db: Database,
  stocks: readonly ScreenedStock[],
  publication: ReturnType<typeof publicationOf>,
): Promise<void> {
  const known = await findIdsBySymbol(db, stocks.map(symbolOf));
  const giveId = stockIdGiver(await listTakenIds(db));
  const idOf = ({ profile, financials }: ScreenedStock) =>
    known.get(profile.symbol) ?? giveId(financials.marketCapitalization?.amount ?? null);
  for (let from = 0; from < stocks.length; from += STOCKS_AT_ONCE) {
    const some = stocks.slice(from, from + STOCKS_AT_ONCE);
    const ids = some.flatMap(({ profile }) => known.get(profile.symbol) ?? []);
    const before = ids.length > 0 ? await findDocuments(db, ids) : new Map<number, string>();
    const rowOf = (stock: ScreenedStock) => {
      const id = idOf(stock);
      const document = before.get(id);
      return stockRow(id, stock, document === undefined ? null : JSON.parse(document));
    };
    for (const chunk of chunksOf(some, rowOf)) {
      await batch(db, {
        changes: insertChanges(db, fromList(await changesOf(db, chunk, before)), publication),
        stocks: upsertStocks(db, chunk),
      });
      for (const { id, symbol } of chunk) known.set(symbol, id);
    }
  }
}

/** How the verdicts of rows differ from the stored ones, whose documents are given by their ids. */
export async function changesOf(
  db: Database,
  rows: readonly StockRow[],
  documents: ReadonlyMap<number, string>,
): Promise<StagedChange[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const changing = await listChanging(db, rows);
  return changing.flatMap(({ id, standing, facts }) => {
    const [row, before] = [byId.get(id), documents.get(id)];
    if (!row || before === undefined) return [];
    const document = JSON.parse(row.document) as StockDocument;
    const stored = { id, standing, document: before };
    const day = { asOf: document.analysis.screenedOn, rates: ownRatesOf(document) };
    return stagedChange(stored, row, { from: factsOf(facts), to: factsOf(row.facts), day }) ?? [];
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

export function stockRow(id: number, stock: ScreenedStock, previous: StockDocument | null = null): StockRow {
  const document = stockDocument(stock, previous);
  const { symbol, name, exchange, sector, region, isScreened, complianceStatus, standing } = document;
  return {
    ...{ id, symbol, name, exchange, sector, region, isScreened, complianceStatus, standing },
    localSymbol: stock.localSymbol,
    currentPrice: document.currentPrice,
    priceChangePercent: document.priceChangePercent,
    figuresOn: figuresOnOf(document),
    priceAsOf: document.priceAsOf,
    ...listFigures(document),
    document: JSON.stringify(document),
    facts: stock.facts && JSON.stringify(stock.facts),
    industry: document.industry,
    standings: standingsByStandard(stock.screening, stock.isScreened),
    marketCapitalization: stock.financials.marketCapitalization?.amount ?? null,
  };
}

function listFigures({ analysis }: Pick<StockDocument, "analysis">): ListFigures {
  const { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount } = analysis;
  return { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount };
}

function* chunksOf(stocks: readonly ScreenedStock[], rowOf: (stock: ScreenedStock) => StockRow): Generator<StockRow[]> {
  let chunk: StockRow[] = [];
  let characters = 0;
  for (const stock of stocks) {
    const row = rowOf(stock);
    if (characters > 0 && characters + row.document.length > CHUNK_CHARACTERS) {
      yield chunk;
      chunk = [];
      characters = 0;
    }
    chunk.push(row);
    characters += row.document.length;
  }
  if (chunk.length > 0) yield chunk;
}
