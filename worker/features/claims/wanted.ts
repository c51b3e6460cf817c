import type { ClaimedInput } from "../../../domain/claims/claim.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { WantedFigure } from "../../../schema/contracts/claims.ts";
import type { Database } from "../../platform/database.ts";
import { EMPTY_PAGE, type Page } from "../../platform/page.ts";
import { stockIndex, stockRanks, wantedIndex } from "../../verdicts/listing/indexes.ts";
import { countByExchange, selectPage } from "../../verdicts/listing/stock-index.ts";
import { listWanted } from "./repository.ts";

type Store = { db: Database; kv: KVNamespace; now: Date };
type Query = {
  exchange?: ExchangeCode | undefined;
  input?: ClaimedInput | undefined;
  cursor?: number | undefined;
  limit: number;
};

const IN_DOUBT = { standings: ["doubt"] } as const;

/** One page of the companies in doubt whose verdict one figure of a report settles, the largest first. */
export async function readWanted(store: Store, { exchange, input, ...page }: Query): Promise<Page<WantedFigure>> {
  const [index, wanted] = [await stockIndex(store), await wantedIndex(store)];
  if (!index || !wanted) return EMPTY_PAGE;
  const among = input ? (wanted[input] ?? []) : Object.values(wanted).flat();
  const filter = { ...IN_DOUBT, exchanges: exchange && [exchange] };
  const ranks = await stockRanks(store);
  const found = selectPage(index, filter, {
    ...page,
    today: isoDay(store.now),
    among: among.toSorted((one, other) => one - other),
    orders: ranks && { ranks, order: "marketCapitalization", isDescending: true },
  });
  const rows = new Map((await listWanted(store.db, found.ids)).map((row) => [row.id, row]));
  return { ...found, rows: found.ids.flatMap((id) => rows.get(id) ?? []) };
}

/** How many verdicts each figure settles, by market. */
export async function countWanted(store: Store) {
  const [index, wanted] = [await stockIndex(store), await wantedIndex(store)];
  if (!index || !wanted) return [];
  return (Object.keys(wanted) as ClaimedInput[]).flatMap((input) => {
    const counts = countByExchange(index, IN_DOUBT, { today: isoDay(store.now), among: wanted[input] ?? [] });
    return [...counts].map(([exchange, stocks]) => ({ exchange, input, stocks }));
  });
}
