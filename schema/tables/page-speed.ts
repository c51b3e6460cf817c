import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row per day: how many visits reported their speed, and how many of their figures fell between which bounds. */
export const pageSpeed = sqliteTable("page_speed", {
  /** ISO date, UTC. */
  day: text("day").primaryKey(),
  visits: integer("visits").notNull(),
  /** JSON: a count for each measure and each of its bounds, in the order of the contract. */
  counts: text("counts").notNull(),
});
