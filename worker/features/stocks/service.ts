import { isoDay } from "../../../domain/facts/iso-date.ts";
import { AppError } from "../../platform/errors.ts";
import { onDemand } from "../../platform/on-demand.ts";
import { answerVersion, cachedStock, cacheStock, datasetVersion, type StockBytes } from "../../verdicts/published.ts";
import { stockAnswer, withVerdictOf } from "../../verdicts/stock-answer.ts";
import type { Store } from "./copies/copies.ts";
import { findStockAndVersion, findStockBySymbol, type StoredStock } from "./repository.ts";

type StockAnswer = { bytes: StockBytes; version: string | undefined };

const encoder = new TextEncoder();

/**
 * One stock with its verdict: from the isolate's cache if it has the current dataset, otherwise by one read of D1.
 *
 * @throws AppError not_found with the sentence a person is shown; conflict when several markets have the symbol
 */
export async function lookUpStock(store: Store, symbol: string): Promise<StockAnswer> {
  if (store.copy) return { bytes: await bytesOf(store, await store.copy.find(symbol), symbol), version: undefined };
  const dataset = await datasetVersion(store);
  if (dataset === undefined) return lookUpStockAndVersion(store, symbol);
  const version = answerVersion(dataset, store.now);
  const cached = cachedStock(version, symbol);
  if (cached !== undefined) return { bytes: cached, version };
  const bytes = await bytesOf(store, await findStockBySymbol(store.db, symbol), symbol);
  cacheStock(version, symbol, bytes);
  return { bytes, version };
}

async function lookUpStockAndVersion(store: Store, symbol: string): Promise<StockAnswer> {
  const { stock, version: dataset } = await findStockAndVersion(store.db, symbol);
  if (dataset !== undefined) await datasetVersion(store, dataset);
  return { bytes: await bytesOf(store, stock, symbol), version: dataset && answerVersion(dataset, store.now) };
}

async function bytesOf(store: Store, stock: StoredStock | undefined, symbol: string): Promise<StockBytes> {
  if (stock) return encoder.encode(documentOf(stock, isoDay(store.now))) as StockBytes;
  const { listMarkets } = await onDemand(() => import("./lists.ts"));
  const markets = await listMarkets(store, symbol);
  if (markets.length > 1) {
    const listings = markets.map((listing) => listing.symbol);
    const exchanges = markets.map(({ exchange }) => exchange);
    throw new AppError("conflict", ["symbol_ambiguous", { symbol, listings, exchanges }]);
  }
  throw new AppError("not_found", ["symbol_unknown", { symbol }]);
}

function documentOf({ id, document, listings, verdictOf }: StoredStock, today: string): string {
  if (listings === null) return stockAnswer(id, document, today);
  if (verdictOf === null) return stockAnswer(id, document, today, listings);
  return withVerdictOf(id, document, today, listings, verdictOf);
}
