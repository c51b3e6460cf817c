import { env } from "cloudflare:test";
import { beforeEach, expect, it } from "vitest";
import { type Answer, openBrowser } from "./browser.ts";
import { CLAIM as DEBT } from "./claims.ts";
import { makeSeed, publishSeeds } from "./refresh-universe.ts";

const KEY = { "idempotency-key": "8b1a4c1e-6d2f-4a3b-9c5d-0e1f2a3b4c5d" };
const POST = { title: "A question", content: "Is it so?", category: "zakat" };
const MESSAGE = { name: "Amina", email: "amina@example.org", subject: "Salam", message: "Peace" };

const CLAIM = { ...DEBT, input: "islamicFinancing", amount: 1 };

let postId = 0;
let claimId = 0;

beforeEach(async () => {
  const { body } = await openBrowser().send("POST", "/api/forum/posts", { ...POST, title: "The first" });
  postId = (body as { id: number }).id;
  await publishSeeds(["AAAA", "AAAB"].map((symbol) => makeSeed(symbol)));
  const claim = await openBrowser().send("POST", "/api/claims", { ...CLAIM, symbol: "AAAB" });
  claimId = (claim.body as { id: number }).id;
});

const count = async (table: string) => env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first<number>("rows");

it.each([
  ["forum_posts", (): string => "/api/forum/posts", POST],
  ["forum_replies", (): string => `/api/forum/posts/${postId}/replies`, { content: "It is." }],
  ["contact_messages", (): string => "/api/contact", MESSAGE],
  ["claims", (): string => "/api/claims", CLAIM],
] as const)("keeps one row of %s, sent three times one after the other or at once", async (table, path, body) => {
  const before = (await count(table)) ?? 0;
  const browser = openBrowser();
  const send = (key = KEY, sent: object = body): Promise<Answer> => browser.send("POST", path(), sent, key);
  const first = await send();
  const again = [await send(), await send()];
  for (const answer of again) expect([answer.status, answer.body]).toEqual([201, first.body]);
  expect(await count(table)).toBe(before + 1);
  const other = { "idempotency-key": "another-key-0123456789" };
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => send(other, { ...body, ...(table === "claims" && { amount: 2 }) })),
  );
  expect(atOnce.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await count(table)).toBe(before + 2);
});

it("keeps one check of a claim, sent three times by a visitor without a cookie yet, one after the other or at once", async () => {
  const send = (key: Record<string, string>, from: string) =>
    openBrowser().send("POST", `/api/claims/${claimId}/voices`, { agrees: true }, { ...key, "cf-connecting-ip": from });
  for (let times = 0; times < 3; times += 1) expect((await send(KEY, "192.0.2.1")).status).toBe(200);
  const other = { "idempotency-key": "another-key-0123456789" };
  const atOnce = await Promise.all([1, 2, 3].map(() => send(other, "192.0.2.2")));
  expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await count("claim_voices")).toBe(2);
});

it("refuses an invalid key", async () => {
  const answer = await openBrowser().send("POST", "/api/forum/posts", POST, { "idempotency-key": "short" });
  expect(answer.status).toBe(400);
});
