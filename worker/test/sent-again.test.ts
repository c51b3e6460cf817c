import { env } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { type Answer, openBrowser } from "./browser.ts";

const KEY = { "idempotency-key": "8b1a4c1e-6d2f-4a3b-9c5d-0e1f2a3b4c5d" };
const POST = { title: "A question", content: "Is it so?", category: "zakat" };
const MESSAGE = { name: "Amina", email: "amina@example.org", subject: "Salam", message: "Peace" };

let postId = 0;

beforeEach(async () => {
  const { body } = await openBrowser().send("POST", "/api/forum/posts", { ...POST, title: "The first" });
  postId = (body as { id: number }).id;
});

const count = async (table: string) => env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first<number>("rows");

it.each([
  ["forum_posts", (): string => "/api/forum/posts", POST],
  ["forum_replies", (): string => `/api/forum/posts/${postId}/replies`, { content: "It is." }],
  ["contact_messages", (): string => "/api/contact", MESSAGE],
] as const)("keeps one row of %s, sent three times one after the other or at once", async (table, path, body) => {
  const before = (await count(table)) ?? 0;
  const browser = openBrowser();
  const send = (key = KEY): Promise<Answer> => browser.send("POST", path(), body, key);
  const first = await send();
  const again = [await send(), await send()];
  for (const answer of again) expect([answer.status, answer.body]).toEqual([201, first.body]);
  expect(await count(table)).toBe(before + 1);
  const other = { "idempotency-key": "another-key-0123456789" };
  const atOnce = await Promise.all([send(other), send(other), send(other)]);
  expect(atOnce.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await count(table)).toBe(before + 2);
});

it("refuses an invalid key", async () => {
  const answer = await openBrowser().send("POST", "/api/forum/posts", POST, { "idempotency-key": "short" });
  expect(answer.status).toBe(400);
});
