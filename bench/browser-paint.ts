import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inBrowser, inlineRules, load, MEASURED_PATHS, PREFIX, type Served } from "./browser-product.ts";
import { compared, exactly, hasTime, IS_QUICK, type Measured, quantityOf } from "./measure.ts";

const CONTROL = "/";
const ROUNDS_A_ROUTE = 3;
const STOCK_PATH = `${PREFIX}/stocks/AAPL`;
const ROUNDS = 5;
/** One paint, with what it takes to open and close its browser window. */
const USUAL_SECONDS = 10;

/** A slow phone on a slow mobile network with latency on every request, as in Lighthouse's devtools throttling. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const CPU_SLOWDOWN = 4;

const LARGEST_PAINT = `new Promise((found) => {
  let last = 0;
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) last = startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  const look = () => (last > 0 ? found(last) : setTimeout(look, 500));
  setTimeout(look, 2_000);
})`;

const FIRST_PAINT = `performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null`;

/**
 * P18: the same for a stock's page, whose verdict is in the HTML that the edge sends; with scripts and without, in a fresh browser.
 */
export function paintOfStock(): Promise<Measured[]> {
  return inBrowser(async ({ origin, site, browser }) => {
    const { styledPage, remove } = await relativesOf({ origin, site }, STOCK_PATH);
    type How = "cold" | "without scripts" | "still";
    const times: Record<How, number[]> = { cold: [], "without scripts": [], still: [] };
    try {
      for (let round = 0; round < ROUNDS; round++) {
        times.cold.push(await largestPaint(browser, origin + STOCK_PATH));
        times.still.push(await largestPaint(browser, styledPage));
        times["without scripts"].push(await firstTextPaint(browser, origin + STOCK_PATH));
      }
    } finally {
      remove();
    }
    const reference = quantityOf(times.still, "ms");
    return (["cold", "without scripts"] as const).map((how) => {
      const ours = quantityOf(times[how], "ms");
      const what = `paint of the verdict on ${STOCK_PATH}, ${how} ÷ a static page of the same text, ${load()}`;
      return compared("P18", what, { ours, reference, goal: { atMost: 1.2 } });
    });
  });
}

/**
 * P12: the largest contentful paint of every route against a static page of the same text with its styles inside, and a plain single-page
 * app as the control; in the quick bench once, against the time that a phone counts as good. Two routes at a time, there four.
 */
export function paint(): Promise<Measured[]> {
  return inBrowser(async (served) => {
    const paths = [...MEASURED_PATHS];
    const rows: Measured[] = [];
    const measure = async () => {
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        if (hasTime(IS_QUICK ? USUAL_SECONDS : USUAL_SECONDS * 2 * ROUNDS_A_ROUTE))
          rows.push(...(await (IS_QUICK ? paintOnce(served, path) : paintBesideStatic(served, path))));
        else rows.push(rowOf(`largest contentful paint of ${path}`, Number.NaN));
      }
    };
    await Promise.all(Array.from({ length: IS_QUICK ? 4 : 2 }, measure));
    return rows;
  });
}

async function paintOnce({ origin, browser }: Served, path: string): Promise<Measured[]> {
  return [rowOf(`largest contentful paint of ${path}, ${load()}`, await largestPaint(browser, origin + path))];
}

const rowOf = (what: string, paint: number) =>
  compared("P12", what, { ours: exactly(paint, "ms"), reference: exactly(2_500, "ms"), goal: { atMost: 1 } });

async function paintBesideStatic({ origin, site, browser }: Served, path: string): Promise<Measured[]> {
  const { styledPage, plainSpa, remove } = await relativesOf({ origin, site }, path);
  const times: Record<"ours" | "styled" | "spa", number[]> = { ours: [], styled: [], spa: [] };
  try {
    for (let round = 0; round < ROUNDS_A_ROUTE; round++) {
      times.ours.push(await largestPaint(browser, origin + path));
      times.styled.push(await largestPaint(browser, styledPage));
      if (path === CONTROL) times.spa.push(await largestPaint(browser, plainSpa));
    }
  } finally {
    remove();
  }
  const reference = quantityOf(times.styled, "ms");
  const row = (what: string, values: readonly number[], goal: Measured["goal"]) =>
    compared("P12", what, { ours: quantityOf(values, "ms"), reference, goal });
  const what = `largest contentful paint of ${path} ÷ a static page with its styles inside, ${load()}`;
  const control = `control: ${path} with nothing prerendered ÷ the static page`;
  return [
    row(what, times.ours, { atMost: 1.15 }),
    ...(times.spa.length > 0 ? [row(control, times.spa, { atLeast: 2 })] : []),
  ];
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, {}, async (page) => {
    await page.goto(url, { timeout: 90_000 });
    return page.evaluate<number>(LARGEST_PAINT);
  });
}

/**
 * Without scripts nothing can observe the largest paint. The first one already has the verdict, which is at the top of the HTML; on a
 * slow phone it comes after the page has loaded, so it is waited for.
 */
async function firstTextPaint(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(url, { timeout: 90_000 });
    for (let attempt = 0; attempt < 60; attempt++) {
      await page.waitForTimeout(500);
      const paint = await page.evaluate<number | null>(FIRST_PAINT);
      if (paint !== null) return paint;
    }
    throw new Error(`${url} was not painted without scripts`);
  });
}

async function onSlowPhone(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/**
 * Serves variants of a page from the same server, until `remove` deletes them: its HTML with its styles inside and no script or font of
 * its own, and the same app as a plain single-page app, with nothing prerendered and its styles in a file.
 */
async function relativesOf({ origin, site }: Pick<Served, "origin" | "site">, path: string) {
  const html = await (await fetch(origin + path)).text();
  const folder = mkdtempSync(join(site, "relatives-"));
  const base = `/${folder.slice(site.length + 1)}`;
  const rules = inlineRules(html);
  const bare = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link [^>]*>/g, "");
  const linked = (page: string) =>
    page.replace(`<style>${rules}</style>`, () => `<link rel="stylesheet" href="${base}/page.css">`);
  writeFileSync(join(folder, "page.css"), rules);
  writeFileSync(join(folder, "styled.html"), bare);
  const content = /<div id="root">([\s\S]*)<\/div>\s*<\/body>/.exec(html)?.[1] ?? "";
  // The app reads its page from the address and then loads that page's code.
  writeFileSync(join(folder, "path.js"), `history.replaceState(null, "", ${JSON.stringify(path)});`);
  const plain = linked(html)
    .replace(content, "")
    .replace(/<link rel="(?:modulepreload|preload)"(?![^>]*\/(?:vendor|rolldown-runtime)-)[^>]*>/g, "")
    .replace("<head>", `<head><script src="${base}/path.js"></script>`);
  writeFileSync(join(folder, "spa.html"), plain);
  return {
    styledPage: `${origin}${base}/styled`,
    plainSpa: `${origin}${base}/spa`,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
