import type { BrowserContext } from "playwright-core";
import { inBrowser } from "./browser-product.ts";
import { compared, exactly, type Measured } from "./measure.ts";

const PATHS = ["/", "/screener", "/zakat", "/learn", "/methodology"];

/** P16: the bytes of a repeat visit, headers included. */
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
    return rows;
  });
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
