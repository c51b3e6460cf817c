import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { visitorId } from "./visitors.ts";

/** A browser on which a visitor wants notifications. Its address and keys are encrypted with the server's own key. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    visitorId: visitorId(),
    /** SHA-256 of the push service's address for this browser. */
    endpointHash: text("endpoint_hash").notNull().unique(),
    sealed: text("sealed").notNull(),
    /** IANA name. */
    timeZone: text("time_zone").notNull(),
    /** Hours of the day between which nothing is sent; equal when notifications may be sent at any time. */
    quietFrom: integer("quiet_from").notNull(),
    quietTo: integer("quiet_to").notNull(),
    /** The code of the language to be told in. */
    language: text("language").notNull().default("en"),
    /** JSON list of the ids of stocks followed in addition to the watchlist's. */
    stockIds: text("stock_ids").notNull(),
  },
  (table) => [index("push_subscriptions_visitor").on(table.visitorId)],
);

/** The progress of planning the pushes of a dataset. */
export const pushRuns = sqliteTable("push_runs", {
  version: integer("version").primaryKey(),
  /** The last subscription that was examined. */
  plannedTo: integer("planned_to").notNull(),
  isPlanned: integer("is_planned", { mode: "boolean" }).notNull(),
});

/** A batch of subscriptions that are still to be notified of a dataset; deleted when done. */
export const pushOutbox = sqliteTable(
  "push_outbox",
  {
    version: integer("version").notNull(),
    /** The first subscription and the time it was planned for, so that planning twice adds nothing. */
    group: text("chunk").notNull(),
    /** Epoch seconds before which nothing is sent; while one process sends, the time until which no other may. */
    sendAfter: integer("send_after").notNull(),
    /** JSON list of ids. */
    subscriptions: text("subscriptions").notNull(),
    /** How many of them have been notified. */
    done: integer("done").notNull().default(0),
    claims: integer("claims").notNull().default(0),
    /** How often their push services have failed already. */
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.group] }),
    index("push_outbox_send_after").on(table.sendAfter),
  ],
);
