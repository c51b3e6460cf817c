import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, inject, onTestFinished } from "vitest";
import { allow } from "../../scripts/test/machine-factor.ts";
import { LAPTOP } from "./sizes.ts";

export type Visit = { page: Page; faults: string[] };

/** `failing` names a call, such as "POST /api/contact", that is answered with an empty 500 instead of by the server. */
type VisitOptions = BrowserContextOptions & { failing?: string };

/**
 * A new visitor with an empty browser on a path of the served product, without a service worker or motion unless they say so. `faults`
 * collects the page's script errors, refused content and console errors.
 */
export async function visit(browser: Browser, path: string, options: VisitOptions = {}): Promise<Visit> {
  const visitor = await newVisitor(browser, options);
  onTestFinished(() => visitor.page.context().close());
  await visitor.page.goto(path);
  return visitor;
}

/** One visitor of all tests of a file, who goes from page to page, which costs a third of a new one's visit. `faults` are those of the page alone. */
export function roam(browser: Browser, options: VisitOptions): (path: string) => Promise<Visit> {
  const { viewport = LAPTOP } = options;
  let came: Promise<Visit> | undefined;
  afterAll(async () => (await came)?.page.context().close());
  return async (path) => {
    came ??= newVisitor(browser, options);
    const visitor = await came;
    await visitor.page.goto("about:blank");
    await visitor.page.emulateMedia({ colorScheme: "light" });
    if (viewport) await visitor.page.setViewportSize(viewport);
    visitor.faults.length = 0;
    await visitor.page.goto(path);
    return visitor;
  };
}

async function newVisitor(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { failing, ...contextOptions } = options;
  const context = await browser.newContext({
    viewport: LAPTOP,
    baseURL: inject("origin"),
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...contextOptions,
  });
  context.setDefaultTimeout(allow(20_000));
  if (failing) await failCall(context, failing);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return { page, faults };
}

/** Those of a page's faults that its content security policy caused. */
export const refusedByPolicy = (faults: readonly string[]) =>
  faults.filter((fault) => /Content Security Policy/i.test(fault));

/** From now on answers a call, such as "POST /api/contact", with an empty 500. */
export async function failCall(visitor: BrowserContext | Page, call: string): Promise<void> {
  const [method, path] = call.split(" ");
  await visitor.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === method ? route.fulfill({ status: 500, body: "" }) : route.fallback()),
  );
}

/** Cuts the network once the page is hydrated and can show a toast about it. */
export async function cutNetwork(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.context().setOffline(true);
}

/** Waits until the page is hydrated and its toaster and the code of a stock that it shows are there, which the first interaction loads. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event("pointerdown"));
    const shown = Object.keys(document.querySelector("[data-result] button") ?? { __react: true });
    return document.querySelector('section[aria-live][tabindex="-1"]') && shown.some((key) => /^__react/.test(key));
  });
}

/** Waits until what has happened is drawn and the page has told those who watch its layout. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Runs in the page: how much has moved in it without its visitor's doing. */
export function shiftSoFar(): Promise<number> {
  return new Promise((told) => {
    let sum = 0;
    const watcher = new PerformanceObserver((list) => add(list.getEntries()));
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    };
    watcher.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() =>
      setTimeout(() => {
        add(watcher.takeRecords());
        told(sum);
      }),
    );
  });
}

/** Delays hydration: the page's scripts arrive only when released. */
export const holdCode = (page: Page) => holdBack(page, /\/assets\/.*\.js$/);

/** What has such an address arrives only when released. */
export function holdBack(page: Page, addresses: RegExp): { release: () => void } {
  const released = Promise.withResolvers<void>();
  void page.route(addresses, async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  return { release: released.resolve };
}
