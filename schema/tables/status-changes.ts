import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A stock whose status became another one with a published dataset. */
export const statusChanges = sqliteTable(
  "status_changes",
  {
    /** ISO date of the publication, UTC. */
    changedOn: text("changed_on").notNull(),
    stockId: integer("stock_id").notNull(),
    datasetVersion: integer("dataset_version").notNull(),
    fromStatus: text("from_status").notNull(),
    toStatus: text("to_status").notNull(),
  },
  (table) => [primaryKey({ columns: [table.changedOn, table.stockId, table.datasetVersion] })],
);
