import type { Browser, Page } from "playwright-core";

/** For code that runs inside the page. */
declare const window: { ran: () => void; alert: () => void };
declare const history: { pushState: (state: null, title: "", address: string) => void };
declare const dispatchEvent: (event: Event) => void;
declare const PopStateEvent: typeof Event;
declare const document: { querySelectorAll: (selector: string) => { length: number } };

/** Elements that only a payload could have created. */
const MADE_BY_PAYLOAD = `[onerror],[onload],[onfocus],[onclick],[onmouseover],[ontoggle],[onbegin],[onstart],[srcdoc],
  a[href^="javascript:" i],a[href^="vbscript:" i],a[href^="data:" i],base,object,embed,marquee,meta[http-equiv=refresh],body script:not([src])`;

/** The findings so far. */
export type Tally = { shown: number; wrong: string[]; executions: number; fields: number; addresses: number };

export function emptyTally(): Tally {
  return { shown: 0, wrong: [], executions: 0, fields: 0, addresses: 0 };
}

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

/** Navigates to an address without reloading the page, as one of its links would. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
