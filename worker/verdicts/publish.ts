import { ratesOn } from "../../domain/facts/in-dollars.ts";
import { isoDay } from "../../domain/facts/iso-date.ts";
import { withVerdict } from "../../domain/verdict/derive.ts";
import { batch, type Database, database } from "../platform/database.ts";
import type { Bindings } from "../platform/env.ts";
import type { StagedNearMiss } from "./changes/repository.ts";
import type { NewDataset } from "./datasets/repository.ts";
import { told } from "./derive-again.ts";
import { documentOf } from "./document-text.ts";
import { fromList, publish } from "./publish/repository.ts";
import { forgetPublished } from "./published.ts";
import { findIdsBySymbol, findTexts, listTakenIds } from "./repository.ts";
import { type ScreenedStock, stockRow } from "./stock-document.ts";
import { stockIdGiver } from "./stock-id.ts";

/** Keeps one bound parameter well under D1's 2 MB. */
const PARAMETER_CHARACTERS = 500_000;
/** The number of documents read at once for their previous state. */
const STOCKS_AT_ONCE = 500;

type NewUniverse = NewDataset & { isAddition?: boolean };

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
  const publication = { changedOn: isoDay(dataset.now) };
  const near = await writeStocks(db, stocks, publication);
  const counted = { near: dataset.isAddition ? undefined : fromList(near) };
  await batch(db, publish(db, publication, { counted, dataset }));
  await forgetPublished(CACHE);
}

async function writeStocks(
  db: Database,
  stocks: readonly ScreenedStock[],
  publication: Parameters<typeof publish>[1],
): Promise<StagedNearMiss[]> {
  const known = await findIdsBySymbol(
    db,
    stocks.map(({ profile }) => profile.symbol),
  );
  const giveId = stockIdGiver(await listTakenIds(db));
  const misses: StagedNearMiss[] = [];
  for (let from = 0; from < stocks.length; from += STOCKS_AT_ONCE) {
    const some = stocks.slice(from, from + STOCKS_AT_ONCE);
    const ids = some.flatMap(({ profile }) => known.get(profile.symbol) ?? []);
    const stored = ids.length > 0 ? await findTexts(db, ids) : new Map<number, never>();
    const written = some.map((stock) => {
      const { symbol } = stock.profile;
      const id = known.get(symbol) ?? giveId(stock.financials.marketCapitalization?.amount ?? null);
      known.set(symbol, id);
      const derived = withVerdict(stock, beforeOf(stored.get(id)), ratesOf(stock));
      const { change, near } = told(id, derived);
      if (near) misses.push(near);
      return { row: stockRow(id, derived), change };
    });
    let characters = 0;
    const parameterOf = ({ row }: (typeof written)[0]) => {
      characters += row.document.length;
      return Math.floor(characters / PARAMETER_CHARACTERS);
    };
    for (const some of Map.groupBy(written, parameterOf).values()) {
      const changes = fromList(some.flatMap(({ change }) => change ?? []));
      await batch(db, publish(db, publication, { changes, rows: fromList(some.map(({ row }) => row)) }));
    }
  }
  return misses;
}

function beforeOf(texts: { document: string; facts: string | null } | undefined) {
  return texts ? { ...documentOf(texts.document), facts: texts.facts && JSON.parse(texts.facts) } : null;
}

const ratesOf = ({ screening, facts }: ScreenedStock) => ratesOn(screening.screenedOn, facts?.rates);
