import type { Browser, Page } from "playwright-core";

/** For code that runs inside the page. */
declare const window: { ran: () => void; alert: () => void };
declare const history: { pushState: (state: null, title: "", address: string) => void };
declare const dispatchEvent: (event: Event) => void;
declare const PopStateEvent: typeof Event;
declare const requestAnimationFrame: (next: () => void) => void;
declare const document: { querySelectorAll: (selector: string) => { length: number } };

/** Elements that only a payload could have created. */
const MADE_BY_PAYLOAD = `[onerror],[onload],[onfocus],[onclick],[onmouseover],[ontoggle],[onbegin],[onstart],[srcdoc],
  a[href^="javascript:" i],a[href^="vbscript:" i],a[href^="data:" i],base,object,embed,marquee,meta[http-equiv=refresh],body script:not([src])`;

export type Tally = { shown: number; wrong: string[]; executions: number; fields: number; addresses: number };

export const emptyTally = (): Tally => ({ shown: 0, wrong: [], executions: 0, fields: 0, addresses: 0 });

/** A page without its content policy, in which every payload that runs is counted. */
export async function openPage(browser: Browser, origin: string, tally: Tally): Promise<Page> {
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

export async function expectNothingMade(page: Page, place: string, tally: Tally): Promise<void> {
  const made = await page.evaluate((selector) => document.querySelectorAll(selector).length, MADE_BY_PAYLOAD);
  if (made > 0) tally.wrong.push(`${place}: ${made} elements that a payload made`);
}

export const ignored = (action: Promise<unknown>) => action.catch(() => undefined);

export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Addresses that contain a text; the payload replaces the asterisk. */
const ADDRESSES = [
  ...["/?symbol=*", "/?market=*", "/screener?filter=*", "/screener?sort=*", "/screener?sector=*", "/community?post=*"],
  ...["/community?category=*", "/admin/contact?next=*", "/courses/*", "/courses/1/modules/*", "/*"],
];
const WHOLE_LOADS_AN_ADDRESS = 5;

export async function openAddresses(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
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

type InputElement = {
  value: string;
  dispatchEvent: (event: Event) => void;
  tagName: string;
  ownerDocument: { defaultView: Record<string, { prototype: object }> };
};

const FORMS: readonly (readonly [path: string, before?: (page: Page) => Promise<unknown>])[] = [
  ["/"],
  ["/screener"],
  ["/zakat", (page) => ignored(page.getByLabel("Asset type").selectOption({ index: 1 }))],
  ["/community", (page) => page.getByRole("button", { name: "New Discussion" }).click()],
  ["/community?post=1", (page) => page.getByLabel("Your reply").waitFor()],
  ["/contact"],
  ["/donate"],
];

export async function typeEverywhere(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
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
