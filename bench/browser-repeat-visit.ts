import type { BrowserContext } from "playwright-core";
import { SCREENS } from "../web/e2e/screens.ts";
import { inBrowser } from "./browser-product.ts";
import { compared, exactly, type Measured } from "./measure.ts";

const PATHS = ["/", "/screener", "/zakat", "/learn", "/methodology"];

/** P16: the bytes of a repeat visit, headers included, and whether anything blocks it twice. */
export function repeatVisit(): Promise<Measured[]> {
  return inBrowser(async ({ origin, browser }) => {
    const rows: Measured[] = [];
    for (const path of PATHS) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      const first = await visitBytes(context, origin + path);
      const repeated = await visitBytes(context, origin + path);
      await context.close();
      const what = `bytes of a repeat visit of ${path} ÷ its first, with headers, before any service worker helps`;
      const [ours, reference] = [exactly(repeated / 1000, "kB"), exactly(first / 1000, "kB")];
      rows.push(compared("P16", what, { ours, reference, goal: { atMost: 0.03 } }));
    }
    const assets = new Set<string>();
    let redirects = 0;
    for (const [, path] of SCREENS) {
      const answer = await fetch(origin + path, { redirect: "manual" });
      if (answer.status >= 300 && answer.status < 400) redirects++;
      for (const [, asset = ""] of (await answer.text()).matchAll(/"(\/assets\/[^"]+)"/g)) assets.add(asset);
    }
    const kept = await Promise.all(
      [...assets].map(async (asset) => (await fetch(origin + asset)).headers.get("Cache-Control") ?? ""),
    );
    const changeable = kept.filter((rule) => !/max-age=31536000.*immutable/.test(rule)).length;
    rows.push(none(`hashed files of ${assets.size} that are not immutable`, changeable));
    rows.push(none(`known routes of ${SCREENS.length} that answer with a redirect`, redirects));
    return rows;
  });
}

function none(what: string, count: number): Measured {
  return { name: "P16", what, ours: exactly(count, ""), reference: exactly(0, ""), ratio: count, goal: { atMost: 0 } };
}

async function visitBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.close();
  return bytes;
}
