import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { ContactMessage, ContactRequest } from "../../../schema/contracts/contact.ts";
import { contactMessages } from "../../../schema/tables/contact.ts";
import { insertSecurityEvent, type NewSecurityEvent } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";

type Status = ContactMessage["status"];
type PageWanted = PageAsked & { status?: Status | undefined };

export async function isMessageKept(db: Database, submissionKey: string): Promise<boolean> {
  const { id } = contactMessages;
  const kept = await db
    .select({ id })
    .from(contactMessages)
    .where(eq(contactMessages.submissionKey, submissionKey))
    .get();
  return kept !== undefined;
}

/** Stores a message as unread; a repeated one with the same key is not stored again. */
export async function insertContactMessage(
  db: Database,
  { name, email, subject, message }: ContactRequest,
  submissionKey: string | undefined,
  now: Date,
): Promise<void> {
  const values = { name, email, subject, message, status: "unread" as const, createdAt: now, submissionKey };
  await db.insert(contactMessages).values(values).onConflictDoNothing();
}

export async function listContactMessages(
  db: Database,
  { status, cursor = Number.MAX_SAFE_INTEGER, limit }: PageWanted,
): Promise<Page<ContactMessage> & { unreadCount: number }> {
  const ofStatus = status && eq(contactMessages.status, status);
  const rows = db
    .select()
    .from(contactMessages)
    .where(and(ofStatus, lt(contactMessages.id, cursor)))
    .orderBy(desc(contactMessages.id))
    .limit(limit + 1);
  const total = db.select({ count: count() }).from(contactMessages).where(ofStatus);
  const unread = db.select({ count: count() }).from(contactMessages).where(eq(contactMessages.status, "unread"));
  const found = await batch(db, { rows, total, unread });
  const page = pageOf(found.rows.map(contactMessage), limit, found.total[0]?.count ?? 0);
  return { ...page, unreadCount: found.unread[0]?.count ?? 0 };
}

/** Marks a message as `read` or `replied`; a replied one stays replied. Undefined for an unknown id. */
export async function markContactMessage(
  db: Database,
  id: number,
  status: "read" | "replied",
): Promise<ContactMessage | undefined> {
  const next = sql`CASE WHEN ${contactMessages.status} = 'replied' THEN 'replied' ELSE ${status} END`;
  const row = await db
    .update(contactMessages)
    .set({ status: next })
    .where(eq(contactMessages.id, id))
    .returning()
    .get();
  return row && contactMessage(row);
}

export async function deleteContactMessage(db: Database, id: number, event: NewSecurityEvent): Promise<boolean> {
  const known = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .get();
  if (!known) return false;
  const deleted = db.delete(contactMessages).where(eq(contactMessages.id, id));
  await batch(db, { deleted, logged: insertSecurityEvent(db, event) });
  return true;
}

function contactMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  const { submissionKey: _, ...message } = row;
  return { ...message, createdAt: row.createdAt.toISOString() };
}
