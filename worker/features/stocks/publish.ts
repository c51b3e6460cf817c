import type { Bindings } from "../../env.ts";
import { forgetBlob } from "../../platform/cache.ts";
import { insertDataset, type StockRow, upsertStocks } from "./repository.ts";
import { STOCK_INDEX_KEY } from "./service.ts";
import { type ScreenedStock, stockDocument } from "./stock-document.ts";
import { stockIdGiver } from "./stock-id.ts";

/** One bound parameter stays well under D1's 2 MB. */
const CHUNK_CHARACTERS = 500_000;

/** Writes a first universe and the dataset that counts it, and makes readers see it. */
export async function publishStocks(
  { DB, CACHE }: Pick<Bindings, "DB" | "CACHE">,
  stocks: readonly ScreenedStock[],
  dataset: { screenedOn: string; now: Date },
): Promise<void> {
  const giveId = stockIdGiver();
  const rows = stocks.map((stock) => stockRow(giveId(stock.financials.marketCapitalization?.amount ?? null), stock));
  for (const chunk of chunksOf(rows)) await upsertStocks(DB, chunk).run();
  await insertDataset(DB, { ...dataset, ...countStocks(stocks) }).run();
  await forgetBlob(CACHE, STOCK_INDEX_KEY);
}

function stockRow(id: number, stock: ScreenedStock): StockRow {
  const document = stockDocument(stock);
  const { symbol, name, exchange, sector, region, isScreened, complianceStatus } = document;
  return {
    ...{ id, symbol, name, exchange, sector, region, isScreened, complianceStatus },
    localSymbol: stock.localSymbol,
    currentPrice: document.currentPrice,
    priceChangePercent: document.priceChangePercent,
    document: JSON.stringify(document),
  };
}

function* chunksOf(rows: readonly StockRow[]): Generator<StockRow[]> {
  let chunk: StockRow[] = [];
  let characters = 0;
  for (const row of rows) {
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

function countStocks(stocks: readonly ScreenedStock[]) {
  const screened = stocks.filter((stock) => stock.isScreened);
  const count = (status: string) => screened.filter((stock) => stock.screening.status === status).length;
  return {
    halalStocks: count("halal"),
    questionableStocks: count("questionable"),
    haramStocks: count("haram"),
    listedNames: stocks.length - screened.length,
  };
}
