import { desc } from "drizzle-orm";
import { datasets } from "../../../schema/tables/datasets.ts";
import type { Database } from "../../platform/database.ts";

/** The newest dataset and the one before it. */
export async function listNewestDatasets(db: Database) {
  return db.select().from(datasets).orderBy(desc(datasets.version)).limit(2);
}
