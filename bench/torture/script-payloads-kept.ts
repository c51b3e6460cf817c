import type { Page } from "playwright-core";
import { contactEndpoints } from "../../schema/contracts/contact.ts";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { forumEndpoints } from "../../schema/contracts/forum/forum.ts";
import { FORUM_MAX_LENGTHS } from "../../schema/contracts/forum/forum-terms.ts";
import { complaintAboutName } from "../../schema/contracts/names/full-name.ts";
import { adminPassword } from "../../web/e2e/admin-session.ts";
import { expectNothingMade, goWithin, ignored, type Tally } from "./script-payloads-page.ts";

/** For code that runs inside the page. */
declare const localStorage: { setItem: (key: string, value: string) => void };

type TextElement = { textContent: string | null };

const MOST_LISTING_MILLISECONDS = 180_000;

const CONTACT_NAME_MAX_LENGTH = 100;
const REPLIES_A_POST = 100;

/** What was planted: the ids of the discussions, in the order of their payloads, and of those with the replies. */
type Planted = { postIds: number[]; repliedIds: number[] };

export async function plantTexts(origin: string, payloads: readonly string[]): Promise<Planted> {
  let network = 0;
  /** Each from a network of its own, because the limits are not tested here. */
  async function send({ method, path }: Endpoint, body: object, id = 0): Promise<{ id: number }> {
    network++;
    const answer = await fetch(origin + path.replace(":id", String(id)), {
      method,
      headers: { "content-type": "application/json", "cf-connecting-ip": `10.9.${network >> 8}.${network & 255}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  }
  const postIds: number[] = [];
  for (const payload of payloads) {
    const post = { title: payload, content: payload, category: "general", fullName: nameOf(payload) };
    postIds.push((await send(forumEndpoints.createPost, post)).id);
    const name = payload.slice(0, CONTACT_NAME_MAX_LENGTH);
    const message = { name, email: "planted@example.org", subject: payload, message: payload };
    await send(contactEndpoints.sendMessage, { ...message, elapsed: 5_000 });
  }
  const repliedIds = postIds.slice(0, Math.ceil(payloads.length / REPLIES_A_POST));
  for (const [index, payload] of payloads.entries()) {
    const reply = { content: payload, fullName: nameOf(payload) };
    await send(forumEndpoints.createReply, reply, repliedIds[Math.floor(index / REPLIES_A_POST)]);
  }
  return { postIds, repliedIds };
}

/** A name may not contain symbols: only a payload's letters are left, where the forum allows them. */
function nameOf(payload: string): string {
  const letters = payload
    .replace(/[^\p{L} ]+/gu, " ")
    .trim()
    .slice(0, FORUM_MAX_LENGTHS.fullName)
    .trim();
  return letters === "" || complaintAboutName(letters) !== undefined ? "Amina" : letters;
}

export async function readKept(
  page: Page,
  payloads: readonly string[],
  { postIds, repliedIds }: Planted,
  tally: Tally,
): Promise<void> {
  await readDiscussions(page, payloads, tally);
  await readContents(page, payloads, postIds, tally);
  await readReplies(page, payloads, repliedIds, tally);
  await readMessages(page, payloads, tally);
}

/** Compares the shown texts with the typed ones, in the page's order. */
function compare(place: string, shown: readonly string[], typed: readonly string[], tally: Tally): void {
  tally.shown += shown.length;
  if (shown.length !== typed.length) tally.wrong.push(`${place}: ${shown.length} texts instead of ${typed.length}`);
  for (const [index, text] of typed.entries()) {
    if (shown[index] !== text)
      tally.wrong.push(`${place}: ${JSON.stringify(shown[index])} instead of ${JSON.stringify(text)}`);
  }
}

const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements: TextElement[]) => elements.map(({ textContent }) => textContent ?? ""));

async function showAll(page: Page, button: string, selector: string, count: number): Promise<void> {
  const texts = page.locator(selector);
  const deadline = Date.now() + MOST_LISTING_MILLISECONDS;
  while ((await texts.count()) < count && Date.now() < deadline) {
    await ignored(page.getByRole("button", { name: button }).click({ timeout: 1_000 }));
  }
}

async function readDiscussions(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
  await page.goto("/community?category=general");
  await page.locator("main article h2 a").first().waitFor();
  await showAll(page, "Show more discussions", "main article h2 a", payloads.length);
  const newestFirst = payloads.toReversed();
  compare("title", (await textsOf(page, "main article h2 a")).slice(0, payloads.length), newestFirst, tally);
  const names = await textsOf(page, "main article p span span:first-child[dir=auto]");
  compare("name", names.slice(0, payloads.length), newestFirst.map(nameOf), tally);
  await expectNothingMade(page, "the list of discussions", tally);
}

async function readContents(
  page: Page,
  payloads: readonly string[],
  postIds: readonly number[],
  tally: Tally,
): Promise<void> {
  const shown: string[] = [];
  for (const [index, id] of postIds.entries()) {
    const content = page
      .getByRole("dialog")
      .filter({ hasText: `#${index}` })
      .locator("p[dir=auto]")
      .first();
    await goWithin(page, `/community?post=${id}`);
    const isOpen = await content.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) await page.reload();
    shown.push(await content.evaluate((element: TextElement) => element.textContent ?? "").catch(String));
  }
  compare("content", shown, payloads, tally);
  await expectNothingMade(page, "a discussion", tally);
}

async function readReplies(
  page: Page,
  payloads: readonly string[],
  repliedIds: readonly number[],
  tally: Tally,
): Promise<void> {
  const each = Math.ceil(payloads.length / repliedIds.length);
  for (const [index, id] of repliedIds.entries()) {
    await page.goto(`/community?post=${id}`);
    const typed = payloads.slice(index * each, (index + 1) * each);
    await page.locator("[role=dialog] ol li p").first().waitFor();
    await showAll(page, "Show more replies", "[role=dialog] ol li p", typed.length);
    compare("reply", await textsOf(page, "[role=dialog] ol li p"), typed, tally);
    compare("name of a reply", await textsOf(page, "[role=dialog] ol li span[dir=auto]"), typed.map(nameOf), tally);
    await expectNothingMade(page, "the replies", tally);
  }
}

async function readMessages(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
  const body = { username: "admin", password: adminPassword() };
  const login = await page.request.post("/api/admin/login", {
    data: body,
    headers: { "cf-connecting-ip": "10.8.0.1" },
  });
  const { token } = (await login.json()) as { token: string };
  await page.context().addInitScript((given) => localStorage.setItem("mizan:admin-token", given), token);
  const listed = page.waitForResponse((response) => response.url().includes(contactEndpoints.listMessages.path));
  await page.goto("/admin/contact");
  await listed;
  await page.locator("main article h2").first().waitFor();
  await showAll(page, "Load more", "main article h2", payloads.length);
  const newestFirst = payloads.toReversed();
  compare("subject", (await textsOf(page, "main article h2")).slice(0, payloads.length), newestFirst, tally);
  compare(
    "message",
    (await textsOf(page, "main article div > p[dir=auto]")).slice(0, payloads.length),
    newestFirst,
    tally,
  );
  const names = await textsOf(page, "main article p span[dir=auto]");
  compare(
    "sender",
    names.slice(0, payloads.length),
    newestFirst.map((payload) => payload.slice(0, 100)),
    tally,
  );
  await expectNothingMade(page, "the messages", tally);
  await page.goto("/admin/forum", { waitUntil: "networkidle" });
  await expectNothingMade(page, "the admin's forum", tally);
}
