import { readFileSync } from "node:fs";
import type { Bindings } from "../../worker/env.ts";
import { ISINS_KEY, keepFunds, lookThroughNextFund } from "../../worker/features/funds/look-through.ts";
import { database } from "../../worker/platform/database.ts";
import { ISINS_FILE, readFunds } from "../universe/universe-files.ts";

/**
 * Stores the embedded positions of funds unless newer ones are stored, beside them the ISINs they are recognized by,
 * and screens the holdings of every fund that needs it.
 */
export async function loadFunds(env: Pick<Bindings, "DB" | "CACHE">, now: Date): Promise<void> {
  const db = database(env.DB);
  const isins = readFileSync(ISINS_FILE, "utf8");
  if ((await env.CACHE.get(ISINS_KEY)) !== isins) await env.CACHE.put(ISINS_KEY, isins);
  await keepFunds(db, readFunds());
  while (await lookThroughNextFund({ db, kv: env.CACHE, now }));
}
