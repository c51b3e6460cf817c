import { contactEndpoints } from "../../../schema/contracts/contact.ts";
import { honoApp } from "../../http/hono-app.ts";
import { eventOf } from "../../http/network-address.ts";
import { countAgainst, type RateLimit } from "../../http/rate-limit.ts";
import { serve, serveList } from "../../http/serve.ts";
import { spend } from "../../http/write-budget.ts";
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

serve(contactRoutes, contactEndpoints.sendMessage, async ({ context, db, now, body, submissionKey: key }) => {
  if (key === undefined || !(await isMessageKept(db, key))) {
    const bytes = 300 + new TextEncoder().encode(JSON.stringify(body)).length;
    await spend(context, { rows: CONTACT_ROWS, bytes });
    await countAgainst(context, CONTACT_LIMIT, null);
    await insertContactMessage(db, body, key, now);
  }
  return { message: "Thank you. Your message has been sent." };
});

serveList(contactRoutes, contactEndpoints.listMessages, async ({ context, db, query }) => {
  const page = await listContactMessages(db, query);
  context.header("x-unread-count", String(page.unreadCount));
  return page;
});

for (const [endpoint, status] of [
  [contactEndpoints.markRead, "read"],
  [contactEndpoints.markReplied, "replied"],
] as const) {
  serve(contactRoutes, endpoint, async ({ db, params }) => {
    const message = await markContactMessage(db, params.id, status);
    if (!message) throw new AppError("not_found", ["no_such_id", { thing: "message" }]);
    return message;
  });
}

serve(contactRoutes, contactEndpoints.deleteMessage, async ({ context, db, params }) => {
  const event = await eventOf(context, "message_deleted", `message ${params.id}`);
  if (await deleteContactMessage(db, params.id, event)) return null;
  throw new AppError("not_found", ["no_such_id", { thing: "message" }]);
});
