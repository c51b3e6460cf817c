import type { Browser, Page } from "playwright-core";
import { contactEndpoints } from "../../schema/contracts/contact.ts";
import { adminPassword } from "../../web/e2e/admin-session.ts";
import { launchBrowser } from "../../web/e2e/browser.ts";
import type { Outcome, Settings } from "./outcome.ts";
import { scriptPayloads as payloadsOf } from "./payload-list.ts";
import { nameOf, plantTexts } from "./planted-texts.ts";
import { serveProduct } from "./served-product.ts";

/** What runs inside the page knows these. */
declare const window: { ran: () => void; alert: () => void; executions: number };
declare const history: { pushState: (state: null, title: "", address: string) => void };
declare const document: { querySelectorAll: (selector: string) => { length: number } };
declare const dispatchEvent: (event: Event) => void;
declare const PopStateEvent: typeof Event;
declare const localStorage: { setItem: (key: string, value: string) => void };
declare const requestAnimationFrame: (next: () => void) => void;

type TextElement = { textContent: string | null };
type InputElement = {
  value: string;
  dispatchEvent: (event: Event) => void;
  tagName: string;
  ownerDocument: { defaultView: Record<string, { prototype: object }> };
};

/** Elements that only a payload could have made. */
const MADE_BY_PAYLOAD = `[onerror],[onload],[onfocus],[onclick],[onmouseover],[ontoggle],[onbegin],[onstart],[srcdoc],
  a[href^="javascript:" i],a[href^="vbscript:" i],a[href^="data:" i],base,object,embed,marquee,meta[http-equiv=refresh],body script:not([src])`;

/** Addresses that take a text, where the payload replaces the asterisk. */
const ADDRESSES = [
  ...["/?symbol=*", "/?market=*", "/screener?filter=*", "/screener?sort=*", "/screener?sector=*", "/community?post=*"],
  ...["/community?category=*", "/admin/contact?next=*", "/courses/*", "/courses/1/modules/*", "/*"],
];
const WHOLE_LOADS_AN_ADDRESS = 5;
const MOST_LISTING_MILLISECONDS = 180_000;

/** Pages with text fields, and what brings the fields out. */
const FORMS: readonly (readonly [path: string, before?: (page: Page) => Promise<unknown>])[] = [
  ["/"],
  ["/screener"],
  [
    "/zakat",
    (page) =>
      page
        .getByLabel("Asset type")
        .selectOption({ index: 1 })
        .catch(() => undefined),
  ],
  ["/community", (page) => page.getByRole("button", { name: "New Discussion" }).click()],
  ["/community?post=1", (page) => page.getByLabel("Your reply").waitFor()],
  ["/contact"],
  ["/donate"],
];

type Tally = { shown: number; wrong: string[]; executions: number; fields: number; addresses: number };

/** R13: script payloads through every text that is kept, typed or addressed, in a real browser whose content policy is off. */
export async function scriptPayloads({ seed, payloads: count }: Settings): Promise<Outcome[]> {
  const payloads = payloadsOf(count, seed);
  const product = await serveProduct();
  const browser = await launchBrowser();
  const tally: Tally = { shown: 0, wrong: [], executions: 0, fields: 0, addresses: 0 };
  try {
    await expectPayloadsWork(browser, product.origin);
    const { postIds, repliedIds } = await plantTexts(product.origin, payloads);
    const page = await openPage(browser, product.origin, tally);
    await readDiscussions(page, payloads, tally);
    await readContents(page, payloads, postIds, tally);
    await readReplies(page, payloads, repliedIds, tally);
    await readMessages(page, payloads, tally);
    await typeEverywhere(page, payloads, tally);
    await openAddresses(page, payloads, tally);
  } finally {
    await browser.close();
    product.stop();
  }
  for (const wrong of tally.wrong.slice(0, 10)) console.error(`  ${wrong}`);
  return [
    {
      ...{
        test: "R13",
        what: `${count} script payloads: ${tally.shown} shown texts, ${tally.fields} fields, ${tally.addresses} addresses`,
      },
      figure: `${tally.executions} executions, ${tally.wrong.length} not as typed`,
      ...{ goal: "0 and 0", isMet: tally.executions === 0 && tally.wrong.length === 0 && tally.shown >= count },
    },
  ];
}

/** The test of the test: in a page that does put texts into its markup, the browser runs them and the count sees it. */
async function expectPayloadsWork(browser: Browser, origin: string): Promise<void> {
  const tally: Tally = { shown: 0, wrong: [], executions: 0, fields: 0, addresses: 0 };
  const page = await openPage(browser, origin, tally);
  await page.goto("/methodology");
  await page.setContent("<img src=x onerror=ran()><svg onload=ran()>");
  await page.waitForTimeout(500);
  await page.context().close();
  if (tally.executions < 2)
    throw new Error("The browser does not run what it should run here: nothing would be proven");
}

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

/** Compares what the page shows, in its order, with what was typed. */
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

async function expectNothingMade(page: Page, place: string, tally: Tally): Promise<void> {
  const made = await page.evaluate((selector) => document.querySelectorAll(selector).length, MADE_BY_PAYLOAD);
  if (made > 0) tally.wrong.push(`${place}: ${made} elements that a payload made`);
}

/** Presses a list's button for more until it shows so many texts; the button goes with the last page. */
async function showAll(page: Page, button: string, selector: string, count: number): Promise<void> {
  const texts = page.locator(selector);
  const deadline = Date.now() + MOST_LISTING_MILLISECONDS;
  while ((await texts.count()) < count && Date.now() < deadline) {
    await page
      .getByRole("button", { name: button })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
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

/** Goes to an address within the page, as a link of its own would. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
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

/** Types every payload into every text field of the forms, as fast as the page can show it. */
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

/** Runs in the page: gives the texts that the field did not keep as they were typed. */
async function typeInto(element: InputElement, texts: string[]): Promise<string[]> {
  const view = element.ownerDocument.defaultView;
  const { prototype } = view[element.tagName === "TEXTAREA" ? "HTMLTextAreaElement" : "HTMLInputElement"] ?? {
    prototype: {},
  };
  const set = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
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
