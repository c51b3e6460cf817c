import { contactEndpoints } from "../../../schema/contracts/contact.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import { honoApp } from "../../http/hono-app.ts";
import { idempotencyKeyOf } from "../../http/idempotency-key.ts";
import { addressHashOf } from "../../http/network-address.ts";
import { countAgainst, type RateLimit } from "../../http/rate-limit.ts";
import { serve } from "../../http/serve.ts";
import { spend } from "../../http/write-budget.ts";
import { database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import {
  deleteContactMessage,
  insertContactMessage,
  isMessageKept,
  listContactMessages,
  markContactMessage,
} from "./repository.ts";

const CONTACT_LIMIT: RateLimit = { name: "contact", most: 5, windowSeconds: 3600 };

/** The maximum rows that a message costs the database, including its window and its deletion. */
const CONTACT_ROWS = 10;

export const contactRoutes = honoApp();

serve(contactRoutes, contactEndpoints.sendMessage, async ({ context, body }) => {
  const db = database(context.env.DB);
  const key = idempotencyKeyOf(context);
  if (key === undefined || !(await isMessageKept(db, key))) {
    const bytes = 300 + new TextEncoder().encode(JSON.stringify(body)).length;
    await spend(context, { rows: CONTACT_ROWS, bytes });
    await countAgainst(context, CONTACT_LIMIT, null);
    await insertContactMessage(db, body, key, context.get("now"));
  }
  return { message: "Thank you. Your message has been sent." };
});

serve(contactRoutes, contactEndpoints.listMessages, async ({ context, query }) => {
  const page = await listContactMessages(database(context.env.DB), query);
  setPageHeaders(context, page);
  context.header("x-unread-count", String(page.unreadCount));
  return page.rows;
});

for (const [endpoint, status] of [
  [contactEndpoints.markRead, "read"],
  [contactEndpoints.markReplied, "replied"],
] as const) {
  serve(contactRoutes, endpoint, async ({ context, params }) => {
    const message = await markContactMessage(database(context.env.DB), params.id, status);
    if (!message) throw new AppError("not_found", "There is no message with this id");
    return message;
  });
}

serve(contactRoutes, contactEndpoints.deleteMessage, async ({ context, params }) => {
  const event = {
    ...{ event: "message_deleted" as const, detail: `message ${params.id}`, now: context.get("now") },
    addressHash: await addressHashOf(context),
  };
  if (await deleteContactMessage(database(context.env.DB), params.id, event)) return null;
  throw new AppError("not_found", "There is no message with this id");
});
