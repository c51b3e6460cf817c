import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { visitors } from "./visitors.ts";

/** A browser that a visitor wants to be told on. Its address and keys are sealed by the server's own key. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    visitorId: integer("visitor_id")
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    /** SHA-256 of the push service's address for this browser. */
    endpointHash: text("endpoint_hash").notNull().unique(),
    sealed: text("sealed").notNull(),
    /** IANA name. */
    timeZone: text("time_zone").notNull(),
    /** Hours of the day between which nothing is sent; the same when it may be sent at any time. */
    quietFrom: integer("quiet_from").notNull(),
    quietTo: integer("quiet_to").notNull(),
    /** JSON list of the ids of stocks that are followed besides the watchlist's. */
    stockIds: text("stock_ids").notNull(),
  },
  (table) => [index("push_subscriptions_visitor").on(table.visitorId)],
);

/** How far the pushes of a dataset are planned. */
export const pushRuns = sqliteTable("push_runs", {
  version: integer("version").primaryKey(),
  /** The last subscription that was looked at. */
  plannedTo: integer("planned_to").notNull(),
  isPlanned: integer("is_planned", { mode: "boolean" }).notNull(),
});

/** Subscriptions that are still to be told of a dataset, some in a row; gone when they are. */
export const pushOutbox = sqliteTable(
  "push_outbox",
  {
    version: integer("version").notNull(),
    /** The first subscription and the moment it was planned for, so that a plan made twice is one. */
    chunk: text("chunk").notNull(),
    /** Epoch seconds before which nothing is sent; while somebody sends, those until which nobody else does. */
    sendAfter: integer("send_after").notNull(),
    /** JSON list of ids. */
    subscriptions: text("subscriptions").notNull(),
    /** How many of them are told. */
    done: integer("done").notNull().default(0),
    claims: integer("claims").notNull().default(0),
    /** How often their push services have failed already. */
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.chunk] }),
    index("push_outbox_send_after").on(table.sendAfter),
  ],
);
