import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CLAIM_STATES, type ClaimedInput, type PrintedUnit } from "../../domain/claims/claim.ts";
import { visitors } from "./visitors.ts";

/** When a visitor is forgotten, what they read in a report and the generated username stay. */
const reader = () => ({
  visitorId: integer("visitor_id").references(() => visitors.id, { onDelete: "set null" }),
  username: text("username").notNull(),
  /** The network of the reader, hashed with the key of its day. */
  addressHash: text("address_hash").notNull(),
  createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
});

/** One row per figure that a reader copied from a report. */
export const claims = sqliteTable(
  "claims",
  {
    id: integer("id").primaryKey(),
    symbol: text("symbol").notNull(),
    input: text("input").$type<ClaimedInput>().notNull(),
    amount: real("amount").notNull(),
    unit: text("unit").$type<PrintedUnit>().notNull(),
    currency: text("currency").notNull(),
    periodEnd: text("period_end").notNull(),
    url: text("url").notNull(),
    page: integer("page").notNull(),
    quotation: text("quotation"),
    /** JSON list of what a machine noticed. */
    findings: text("findings").notNull(),
    ...reader(),
    state: text("state", { enum: CLAIM_STATES }).notNull().default("open"),
    decidedAt: integer("decided_at", { mode: "timestamp" }),
    /** Why an admin decided so; in public. */
    reason: text("reason"),
    /** JSON: what an admin who accepted it corrected; the columns stay as its reader gave them. */
    corrected: text("corrected"),
    /** JSON object by symbol: the fact that stood before, and the standing before and after; null until accepted. */
    effect: text("effect"),
  },
  (table) => [
    index("claims_symbol").on(table.symbol, table.id),
    index("claims_state").on(table.state, table.id),
    index("claims_visitor").on(table.visitorId),
  ],
);

/** One row per other reader who looked the figure up in the report. */
export const claimVoices = sqliteTable(
  "claim_voices",
  {
    id: integer("id").primaryKey(),
    claimId: integer("claim_id")
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    agrees: integer("agrees", { mode: "boolean" }).notNull(),
    /** What a dispute says instead. */
    note: text("note"),
    ...reader(),
  },
  (table) => [
    uniqueIndex("claim_voices_reader").on(table.claimId, table.visitorId),
    index("claim_voices_visitor").on(table.visitorId),
  ],
);
