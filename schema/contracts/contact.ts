import * as z from "zod/mini";
import { adminEndpoint, endpoint, KEPT_ONCE, NO_CONTENT } from "./endpoint.ts";
import { cursorSchema, either, isoTime, limitSchema, rowIdSchema } from "./fields.ts";
import { complaint, wrongKind } from "./reasons.ts";
import { EMAIL_MAX_LENGTH, emailSchema, plainText } from "./typed-texts.ts";

export const CONTACT_STATUSES = ["unread", "read", "replied"] as const;

/** People take longer than this to fill in the form. */
export const CONTACT_MIN_ELAPSED_MILLISECONDS = 2000;

export const CONTACT_MAX_LENGTHS = { name: 100, email: EMAIL_MAX_LENGTH, subject: 200, message: 5000 } as const;

const contactRequestSchema = z.object({
  name: plainText("name", CONTACT_MAX_LENGTHS.name),
  email: emailSchema,
  subject: plainText("subject", CONTACT_MAX_LENGTHS.subject),
  message: plainText("message", CONTACT_MAX_LENGTHS.message),
  /** A field that people do not see; a program that fills in every field is recognized by it. */
  website: z.optional(z.string().check(z.maxLength(0, { error: wrongKind("website", "nothing") }))),
  /** Milliseconds since the form was shown. */
  elapsed: z.optional(
    z
      .number({ error: wrongKind("elapsed", "milliseconds") })
      .check(z.gte(CONTACT_MIN_ELAPSED_MILLISECONDS, { error: complaint("too_fast") })),
  ),
});
export type ContactRequest = z.output<typeof contactRequestSchema>;

export const contactMessageSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(CONTACT_STATUSES),
  createdAt: isoTime,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const params = z.object({ id: rowIdSchema });

export const contactEndpoints = {
  sendMessage: endpoint("POST /api/contact", {
    cache: "never",
    body: contactRequestSchema,
    requestHeaders: KEPT_ONCE,
    status: 201,
    response: z.object({ message: z.string() }),
    errors: ["too_many_requests"],
  }),
  listMessages: adminEndpoint("GET /api/admin/contact-messages", {
    paged: true,
    headers: { "X-Unread-Count": "How many messages nobody has read" },
    query: z.object({
      status: z.optional(either("status", CONTACT_STATUSES)),
      limit: limitSchema,
      cursor: cursorSchema,
    }),
    response: z.array(contactMessageSchema),
  }),
  markRead: adminEndpoint("PATCH /api/admin/contact-messages/:id/read", {
    params,
    response: contactMessageSchema,
  }),
  deleteMessage: adminEndpoint("DELETE /api/admin/contact-messages/:id", {
    params,
    ...NO_CONTENT,
  }),
  markReplied: adminEndpoint("PATCH /api/admin/contact-messages/:id/replied", {
    params,
    response: contactMessageSchema,
  }),
};
