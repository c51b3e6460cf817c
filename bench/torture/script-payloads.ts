import type { Browser, Page } from "playwright-core";
import { isoDay } from "../../domain/facts/iso-date.ts";
import { claimEndpoints, type WantedFigure } from "../../schema/contracts/claims.ts";
import { contactEndpoints } from "../../schema/contracts/contact.ts";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { forumEndpoints } from "../../schema/contracts/forum/forum.ts";
import { FORUM_MAX_LENGTHS } from "../../schema/contracts/forum/forum-terms.ts";
import { complaintAboutName } from "../../schema/contracts/names/full-name.ts";
import { logInOnce } from "../../web/e2e/admin-session.ts";
import { inBrowser } from "../browser-product.ts";
import { scriptPayloads as payloadsOf } from "./payload-list.ts";
import { networkOf, type Outcome, type Settings } from "./server.ts";

/** For code that runs inside the page. */
declare const localStorage: { setItem: (key: string, value: string) => void; getItem: (key: string) => string | null };
declare const window: { ran: () => void; alert: () => void };
declare const history: { pushState: (state: null, title: "", address: string) => void };
declare const dispatchEvent: (event: Event) => void;
declare const PopStateEvent: typeof Event;
declare const requestAnimationFrame: (next: () => void) => void;
declare const document: { querySelectorAll: (selector: string) => { length: number } };

/** Elements that only a payload could have created. */
const MADE_BY_PAYLOAD = `[onerror],[onload],[onfocus],[onclick],[onmouseover],[ontoggle],[onbegin],[onstart],[srcdoc],
  a[href^="javascript:" i],a[href^="vbscript:" i],a[href^="data:" i],base,object,embed,marquee,meta[http-equiv=refresh],body script:not([src])`;

type Tally = { shown: number; wrong: string[]; executions: number; fields: number; addresses: number };

const emptyTally = (): Tally => ({ shown: 0, wrong: [], executions: 0, fields: 0, addresses: 0 });

type TextElement = { textContent: string | null };
type ClaimElement = { querySelector: (selector: string) => (TextElement & { href: string }) | null };

const MOST_LISTING_MILLISECONDS = 180_000;

const CONTACT_NAME_MAX_LENGTH = 100;
const REPLIES_A_POST = 100;

/** The ids of what was planted, in the order of its payloads, and of those with the replies. */
type Planted = { postIds: number[]; repliedIds: number[] };
type Send = (endpoint: Endpoint, body: object, id?: number, headers?: object) => Promise<{ id: number }>;

/**
 * R13: script payloads in every text that is stored, typed or part of an address, in a real browser without the content policy. The
 * figures of readers have a product of their own, because one day's budget of writes does not hold all.
 */
export async function scriptPayloads({ seed, payloads: count }: Settings): Promise<Outcome[]> {
  const payloads = payloadsOf(count, seed);
  return [
    await inProduct("script payloads", payloads, async (page, origin, tally) => {
      await readKept(page, payloads, await plantTexts(senderTo(origin), payloads), tally);
      await typeEverywhere(page, payloads, tally);
      await openAddresses(page, payloads, tally);
    }),
    await inProduct("script payloads in figures of readers", payloads, (page, origin, tally) =>
      readFigures(page, payloads, senderTo(origin), tally),
    ),
  ];
}

async function inProduct(
  what: string,
  { length: count }: readonly string[],
  attack: (page: Page, origin: string, tally: Tally) => Promise<void>,
): Promise<Outcome> {
  const tally = emptyTally();
  await inBrowser(async ({ origin, browser }) => {
    await expectPayloadsWork(browser, origin);
    const page = await openPage(browser, origin, tally);
    const token = await logInOnce(origin);
    await page.context().addInitScript((given) => localStorage.setItem("mizan:admin-token", given), token);
    await attack(page, origin, tally);
  });
  for (const wrong of tally.wrong.slice(0, 10)) console.error(`  ${wrong}`);
  return {
    test: "R13",
    what: `${count} ${what}: ${tally.shown} shown texts, ${tally.fields} fields, ${tally.addresses} addresses`,
    figure: `${tally.executions} executions, ${tally.wrong.length} not as typed`,
    goal: "0 and 0",
    isMet: tally.executions === 0 && tally.wrong.length === 0 && tally.shown >= count,
  };
}

/** Tests the test: in a page that does put texts into its markup, the browser runs them and they are counted. */
async function expectPayloadsWork(browser: Browser, origin: string): Promise<void> {
  const tally = emptyTally();
  const page = await openPage(browser, origin, tally);
  await page.goto("/methodology");
  await page.setContent("<img src=x onerror=ran()><svg onload=ran()>");
  await page.waitForTimeout(500);
  await page.context().close();
  if (tally.executions < 2)
    throw new Error("The browser does not run what it should run here: nothing would be proven");
}

/** A page without its content policy, in which every payload that runs is counted. */
async function openPage(browser: Browser, origin: string, tally: Tally): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, bypassCSP: true, serviceWorkers: "block" });
  context.setDefaultTimeout(60_000);
  await context.exposeFunction("ran", () => void tally.executions++);
  await context.addInitScript(() => {
    window.alert = () => window.ran();
  });
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.dismiss());
  return page;
}

async function expectNothingMade(page: Page, place: string, tally: Tally): Promise<void> {
  const made = await page.evaluate((selector) => document.querySelectorAll(selector).length, MADE_BY_PAYLOAD);
  if (made > 0) tally.wrong.push(`${place}: ${made} elements that a payload made`);
}

const ignored = (action: Promise<unknown>) => action.catch(() => undefined);

async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Each request is from a network of its own, because the limits are not tested here. */
function senderTo(origin: string): Send {
  let network = 0;
  return async ({ method, path }, body, id = 0, more = {}) => {
    const headers = { "content-type": "application/json", ...networkOf(network++), ...more };
    const sent = { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(origin + path.replace(":id", String(id)), sent);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
}

/** Figures that settle doubts: their words and their report's address are a payload, and so is what another reader says. */
async function plantFigures(page: Page, send: Send, payloads: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  const figure = { amount: 0, unit: "ones", currency: "USD", periodEnd: isoDay(new Date()), page: 1, isSure: true };
  for (let cursor = ""; ids.length < payloads.length; ) {
    const answer = await page.request.get(`/api/claims/wanted?limit=100${cursor}`);
    const wanted = (await answer.json()) as WantedFigure[];
    for (const { symbol, input } of wanted.slice(0, payloads.length - ids.length)) {
      const quotation = payloads[ids.length] ?? "";
      const claim = { symbol, input, ...figure, url: reportOf(quotation), quotation };
      const { id } = await send(claimEndpoints.submitClaim, claim);
      await send(claimEndpoints.checkClaim, { agrees: false, note: quotation }, id);
      ids.push(id);
    }
    cursor = `&cursor=${wanted.at(-1)?.id}`;
  }
  return ids;
}

const reportOf = (payload: string) => `https://www.sec.gov/${payload}`;

async function plantTexts(send: Send, payloads: readonly string[]): Promise<Planted> {
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

async function readKept(page: Page, payloads: readonly string[], planted: Planted, tally: Tally): Promise<void> {
  const newestFirst = payloads.toReversed();
  await readList(page, "/community?category=general", "Show more discussions", tally, [
    ["title", "main article h2 a", newestFirst],
    ["name", "main article p span span:first-child[dir=auto]", newestFirst.map(nameOf)],
  ]);
  await readContents(page, payloads, planted.postIds, tally);
  for (const [index, id] of planted.repliedIds.entries()) {
    const typed = payloads.slice(index * REPLIES_A_POST, (index + 1) * REPLIES_A_POST);
    await readList(page, `/community?post=${id}`, "Show more replies", tally, [
      ["reply", "[role=dialog] ol li p", typed],
      ["name of a reply", "[role=dialog] ol li span[dir=auto]", typed.map(nameOf)],
    ]);
  }
  await readList(page, "/admin/contact", "Load more", tally, [
    ["subject", "main article h2", newestFirst],
    ["message", "main article div > p[dir=auto]", newestFirst],
    ["sender", "main article p span[dir=auto]", newestFirst.map((text) => text.slice(0, CONTACT_NAME_MAX_LENGTH))],
  ]);
  await page.goto("/admin/forum", { waitUntil: "networkidle" });
  await expectNothingMade(page, "the admin's forum", tally);
}

/** Reads every figure of a reader in the admin's queue, declines it for a reason that is a payload, and reads it where all can. */
async function readFigures(page: Page, payloads: readonly string[], send: Send, tally: Tally): Promise<void> {
  const ids = await plantFigures(page, send, payloads);
  await openList(page, "/admin/figures", "Load more", "button[data-claim]", payloads.length);
  const shown: string[][] = [];
  for (const id of ids) {
    const head = page.locator(`button[data-claim="${id}"]`);
    await head.dispatchEvent("click");
    const claim = page.locator("article", { has: head }).locator("article");
    const textsOf = (one: ClaimElement) => {
      const [words, note, report] = ["blockquote", "q", "a"].map((name) => one.querySelector(name));
      return [words?.textContent ?? "", note?.textContent ?? "", report?.href ?? ""];
    };
    shown.push(await claim.evaluate(textsOf));
  }
  const addresses = payloads.map((text) => new URL(reportOf(text)).href);
  for (const [place, typed] of [payloads, payloads, addresses].entries()) {
    const texts = shown.map((ofClaim) => ofClaim[place] ?? "");
    compare(`figure, ${["words", "note", "address"][place]}`, texts, typed, tally);
  }
  await expectNothingMade(page, "the admin's queue of figures", tally);
  const token = await page.evaluate(() => localStorage.getItem("mizan:admin-token"));
  const headers = { authorization: `Bearer ${token}` };
  for (const [index, id] of ids.entries())
    await send(claimEndpoints.decideClaim, { decision: "decline", reason: payloads[index] }, id, headers);
  const newestFirst = payloads.toReversed();
  await readList(page, "/contributions?state=declined", "Show more", tally, [
    ["words of a declined figure", "main article blockquote", newestFirst],
    ["note on a declined figure", "main article q", newestFirst],
    ["reason", "main article > p[dir=auto]", newestFirst.map((text) => `Reason: ${text}`)],
  ]);
}

async function openList(page: Page, path: string, more: string, row: string, count: number): Promise<void> {
  await page.goto(path);
  await page.locator(row).first().waitFor();
  const deadline = Date.now() + MOST_LISTING_MILLISECONDS;
  while ((await page.locator(row).count()) < count && Date.now() < deadline)
    await ignored(page.getByRole("button", { name: more }).click({ timeout: 1_000 }));
}

type Field = readonly [place: string, selector: string, typed: readonly string[]];

/** Opens a list to its end and compares the texts of its fields with the typed ones. */
async function readList(page: Page, path: string, more: string, tally: Tally, fields: readonly Field[]): Promise<void> {
  const [[, first = "", all = []] = []] = fields;
  await openList(page, path, more, first, all.length);
  for (const [place, selector, typed] of fields) {
    const elements = page.locator(selector);
    const texts = await elements.evaluateAll((found: TextElement[]) => found.map((one) => one.textContent ?? ""));
    compare(place, texts.slice(0, typed.length), typed, tally);
  }
  await expectNothingMade(page, path, tally);
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
    await ignored(content.waitFor({ timeout: 20_000 }));
    if (!(await content.isVisible())) await page.reload();
    shown.push(await content.evaluate((element: TextElement) => element.textContent ?? "").catch(String));
  }
  compare("content", shown, payloads, tally);
  await expectNothingMade(page, "a discussion", tally);
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

/** Addresses that contain a text; the payload replaces the asterisk. */
const ADDRESSES = [
  ...["/?symbol=*", "/?market=*", "/screener?filter=*", "/screener?sort=*", "/screener?sector=*", "/community?post=*"],
  ...["/community?category=*", "/admin/contact?next=*", "/courses/*", "/courses/1/modules/*", "/*"],
];
const WHOLE_LOADS_AN_ADDRESS = 5;

async function openAddresses(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
  for (const address of ADDRESSES) {
    const of = (payload: string) => address.replace("*", () => encodeURIComponent(payload));
    await page.goto(of(payloads[0] ?? ""));
    for (const [index, payload] of payloads.entries()) {
      if (index < WHOLE_LOADS_AN_ADDRESS) await page.goto(of(payload), { waitUntil: "networkidle" });
      else await goWithin(page, of(payload));
      tally.addresses++;
    }
    await page.waitForTimeout(500);
    await expectNothingMade(page, address, tally);
  }
}

type InputElement = { value: string; dispatchEvent: (event: Event) => void };

const FORMS: readonly (readonly [path: string, before?: (page: Page) => Promise<unknown>])[] = [
  ["/"],
  ["/screener"],
  ["/zakat", (page) => ignored(page.getByLabel("Asset type").selectOption({ index: 1 }))],
  ["/community", (page) => page.getByRole("button", { name: "New Discussion" }).click()],
  ["/community?post=1", (page) => page.getByLabel("Your reply").waitFor()],
  ["/contact"],
  ["/donate"],
];

async function typeEverywhere(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
  for (const [path, before] of FORMS) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await before?.(page);
    const fields = page
      .locator("main, [role=dialog]")
      .locator("input:not([type=hidden],[type=checkbox],[type=radio]), textarea");
    for (let index = 0; index < (await fields.count()); index++) {
      const wrong = await fields
        .nth(index)
        .evaluate(typeInto, [...payloads])
        .catch((error: unknown) => [String(error)]);
      tally.fields++;
      tally.wrong.push(...wrong.slice(0, 3).map((text) => `${path}, field ${index + 1}: ${text}`));
    }
    await page.waitForTimeout(500);
    await expectNothingMade(page, path, tally);
  }
}

/** Runs in the page: returns the texts that the field changed. */
async function typeInto(element: InputElement, texts: string[]): Promise<string[]> {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set;
  const changed: string[] = [];
  for (const text of texts) {
    set?.call(element, text);
    const { value } = element;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise<void>((next) => requestAnimationFrame(() => next()));
    if (element.value !== value) changed.push(`${JSON.stringify(element.value)} instead of ${JSON.stringify(text)}`);
  }
  return changed;
}
