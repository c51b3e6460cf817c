import { loadavg } from "node:os";
import type { Browser } from "playwright-core";
import { servedSite } from "../scripts/local-state.ts";
import { launchBrowser } from "../web/e2e/browser.ts";
import { SCREENS } from "../web/e2e/screens.ts";
import { startProduct } from "../web/e2e/served-product.ts";
import { compared, exactly, type Measured, quantityOf } from "./measure.ts";

const STARTS = 3;
const MOST_SECONDS = 12;

/** Before every measured path: MIZAN_PREFIX=/ar measures the Arabic site. */
export const PREFIX = process.env["MIZAN_PREFIX"] ?? "";
export const MEASURED_PATHS = SCREENS.map(([, path]) => PREFIX + path);

/** `site` is the folder of the files that are served. */
export type Served = { origin: string; site: string; browser: Browser };

/**
 * Measures the product as production serves it, with the embedded universe, in a real browser. MIZAN_ORIGIN names a running product,
 * and MIZAN_STATE its state.
 */
export async function inBrowser<Result>(measure: (served: Served) => Promise<Result>): Promise<Result> {
  const running = process.env["MIZAN_ORIGIN"];
  const own = { origin: running ?? "", site: servedSite(), languages: undefined, stop: async () => undefined };
  const { origin, site, languages, stop } = running ? own : await startProduct();
  await languages;
  const browser = await launchBrowser();
  try {
    return await measure({ origin, site, browser });
  } finally {
    await browser.close();
    await stop();
  }
}

/** How busy the machine was; a measure in milliseconds means nothing without it. */
export const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

/** P21: `npm start` on an empty state, until the first page is served with every company in. */
export async function firstStart(): Promise<Measured[]> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    const { stop } = await startProduct({ isNew: true });
    seconds.push((performance.now() - began) / 1000);
    await stop();
  }
  const what = "first start, until the first page is served with every company in ÷ its limit";
  const [ours, reference] = [quantityOf(seconds, "s"), exactly(MOST_SECONDS, "s")];
  return [compared("P21", what, { ours, reference, goal: { atMost: 1 } })];
}

/** The content of a page's style element: all styles that its first paint needs. */
export const inlineRules = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
