import { isoDay } from "../../../domain/facts/iso-date.ts";
import { AppError } from "../../platform/errors.ts";
import { onDemand } from "../../platform/on-demand.ts";
import { answerVersion, cachedStock, cacheStock, datasetVersion, type StockBytes } from "../../verdicts/published.ts";
import { type StoredStock, stockAnswer } from "../../verdicts/stock-answer.ts";
import type { Store } from "./copies/copies.ts";
import { findStockAndVersion, findStockBySymbol } from "./repository.ts";

/** For a program with its words, for a page without. */
export type AskedStock = { symbol: string; form: "worded" | "coded" };
type StockAnswer = { bytes: StockBytes; version: string | undefined };

const encoder = new TextEncoder();
const wording = () => onDemand(() => import("../../../schema/wording/en/stock.ts"));

/**
 * One stock with its verdict: from the isolate's cache if it has the current dataset, otherwise by one read of D1.
 *
 * @throws AppError not_found with the sentence a person is shown; conflict when several markets have the symbol
 */
export async function lookUpStock(store: Store, asked: AskedStock): Promise<StockAnswer> {
  const { symbol, form } = asked;
  if (store.copy) return { bytes: await bytesOf(store, await store.copy.find(symbol), asked), version: undefined };
  const dataset = await datasetVersion(store);
  if (dataset === undefined) return lookUpStockAndVersion(store, asked);
  const version = answerVersion(dataset, store.now);
  const key = `${symbol} ${form}`;
  const cached = cachedStock(version, key);
  if (cached !== undefined) return { bytes: cached, version };
  const bytes = await bytesOf(store, await findStockBySymbol(store.db, symbol), asked);
  cacheStock(version, key, bytes);
  return { bytes, version };
}

async function lookUpStockAndVersion(store: Store, asked: AskedStock): Promise<StockAnswer> {
  const { stock, version: dataset } = await findStockAndVersion(store.db, asked.symbol);
  if (dataset !== undefined) await datasetVersion(store, dataset);
  return { bytes: await bytesOf(store, stock, asked), version: dataset && answerVersion(dataset, store.now) };
}

async function bytesOf(
  store: Store,
  stock: StoredStock | undefined,
  { symbol, form }: AskedStock,
): Promise<StockBytes> {
  if (stock) {
    const coded = stockAnswer(stock, isoDay(store.now));
    const answer = form === "coded" ? coded : (await wording()).wordedStock(coded);
    return encoder.encode(JSON.stringify(answer)) as StockBytes;
  }
  const { listMarkets } = await onDemand(() => import("../../verdicts/listing/find-companies.ts"));
  const markets = await listMarkets(store, symbol);
  if (markets.length > 1) {
    const listings = markets.map((listing) => listing.symbol);
    const exchanges = markets.map(({ exchange }) => exchange);
    throw new AppError("conflict", ["symbol_ambiguous", { symbol, listings, exchanges }]);
  }
  throw new AppError("not_found", ["symbol_unknown", { symbol }]);
}
