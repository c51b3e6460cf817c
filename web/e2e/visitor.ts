import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { LAPTOP } from "./sizes.ts";

export type Visit = { page: Page; faults: string[] };

/**
 * A new visitor with an empty browser on a path of the served product. `faults` collects what the page complained about:
 * script errors, refused content and console errors.
 */
export async function visit(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: LAPTOP, baseURL: inject("origin"), ...options });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.goto(path);
  return { page, faults };
}
