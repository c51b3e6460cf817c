import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row a message from the contact form, as it was typed. */
export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    status: text("status", { enum: ["unread", "read", "replied"] }).notNull(),
    createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
    /** Made by the page for each message, so that one that is sent again is not kept again. */
    submissionKey: text("submission_key").unique(),
  },
  (table) => [index("contact_messages_status").on(table.status)],
);
