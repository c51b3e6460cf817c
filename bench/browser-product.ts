import { loadavg } from "node:os";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../web/e2e/browser.ts";
import { startProduct } from "../web/e2e/served-product.ts";

type Served = { origin: string; browser: Browser };

/**
 * Measures the product as production serves it, with the embedded universe, in a real browser. MIZAN_ORIGIN names a running product
 * that serves this project's web/dist.
 */
export async function inBrowser<Result>(measure: (served: Served) => Promise<Result>): Promise<Result> {
  const running = process.env["MIZAN_ORIGIN"];
  const { origin, stop } = running ? { origin: running, stop: async () => undefined } : await startProduct();
  const browser = await launchBrowser();
  try {
    return await measure({ origin, browser });
  } finally {
    await browser.close();
    await stop();
  }
}

/** How busy the machine was; a measure in milliseconds means nothing without it. */
export const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
