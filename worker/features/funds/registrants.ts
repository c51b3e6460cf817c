import { UNIT_TRUSTS } from "../../../domain/funds/known-funds.ts";
import type { Database } from "../../platform/database.ts";
import type { Registrant } from "../../providers/providers.ts";
import { findRegistrant } from "./repository.ts";

/** Who files for a fund; undefined for one that the SEC's list does not have. */
export async function registrantOf(db: Database, fund: string): Promise<Registrant | undefined> {
  const entry = (await findRegistrant(db, fund)) ?? UNIT_TRUSTS[fund];
  const [cik, seriesId] = entry?.split(" ") ?? [];
  return cik === undefined ? undefined : { cik: cik.padStart(10, "0"), seriesId: seriesId ?? null };
}
