import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../web/e2e/browser.ts";
import { SCREENS } from "../web/e2e/screens.ts";
import { LAPTOP, PHONE } from "../web/e2e/sizes.ts";
import { PROJECT_ROOT } from "./local-state.ts";

const ORIGIN = process.env.MIZAN_ORIGIN ?? "http://localhost:8787";
const FOLDER = join(PROJECT_ROOT, "screenshots");
const SIZES = { phone: PHONE, laptop: LAPTOP };
const SETTLED_MILLISECONDS = 1_500;

/** What to take: one screen by its name, or "readme" for the README's picture; every screen when nothing is said. */
const only = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
try {
  if (only === "readme") await takeReadmePicture();
  for (const [name, path] of SCREENS) if (!only || only === name) await takeAll(name, path);
} finally {
  await browser.close();
}
console.log(only === "readme" ? "The picture is docs/dashboard.png" : "The pictures are in screenshots/");

async function takeReadmePicture(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, baseURL: ORIGIN });
  await page.goto("/?symbol=AAPL");
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  await page.screenshot({ path: join(PROJECT_ROOT, "docs/dashboard.png") });
}

async function takeAll(name: string, path: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport, colorScheme, baseURL: ORIGIN });
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForTimeout(SETTLED_MILLISECONDS);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage: true });
      await context.close();
    }
  }
}
