import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { allow } from "../../scripts/test/machine-factor.ts";
import { LAPTOP } from "./sizes.ts";

export type Visit = { page: Page; faults: string[] };

/**
 * `failing` names a call, such as "POST /api/contact", that is answered with an empty 500 instead of by the server; `hidesPrompts`
 * simulates an operator who has switched the prompts for donations off.
 */
type VisitOptions = BrowserContextOptions & { failing?: string; hidesPrompts?: true };

/**
 * A new visitor with an empty browser on a path of the served product. `faults` collects the page's script errors, refused content
 * and console errors.
 */
export async function visit(browser: Browser, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { failing, hidesPrompts, ...contextOptions } = options;
  const context = await browser.newContext({
    viewport: LAPTOP,
    baseURL: inject("origin"),
    ...((failing || hidesPrompts) && { serviceWorkers: "block" as const }),
    ...contextOptions,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(allow(10_000));
  if (failing) await failCall(context, failing);
  if (hidesPrompts)
    await context.route("**/api/donations/status", (route) =>
      route.fulfill({ json: { isEnabled: false, hasPrompts: false } }),
    );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.goto(path);
  return { page, faults };
}

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

/** Waits until the page is hydrated and its toaster is loaded, which the first interaction starts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event("pointerdown"));
    return document.querySelector('section[aria-live][tabindex="-1"]') !== null;
  });
}

/** Delays hydration: the page's scripts arrive only when released. */
export function holdCode(page: Page): { release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  void page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release };
}
