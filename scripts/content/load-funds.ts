import type { Bindings } from "../../worker/env.ts";
import { keepFunds, lookThroughNextFund } from "../../worker/features/funds/look-through.ts";
import { database } from "../../worker/platform/database.ts";
import { readFunds } from "../universe/universe-files.ts";

/** Stores the embedded positions of funds unless newer ones are stored, and screens the holdings of every fund that needs it. */
export async function loadFunds(env: Pick<Bindings, "DB" | "CACHE">, now: Date): Promise<void> {
  const db = database(env.DB);
  await keepFunds(db, readFunds());
  while (await lookThroughNextFund({ db, kv: env.CACHE, now }));
}
