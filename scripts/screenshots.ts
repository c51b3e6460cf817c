import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../web/e2e/browser.ts";
import { SCREENS } from "../web/e2e/screens.ts";
import { LAPTOP, PHONE } from "../web/e2e/sizes.ts";
import { PROJECT_ROOT } from "./local-state.ts";

const ORIGIN = process.env.MIZAN_ORIGIN ?? "http://localhost:8787";
const FOLDER = join(PROJECT_ROOT, "screenshots");
const SETTLED_MILLISECONDS = 1_500;
type Picture = { file: string; path: string; shown: string; isWholeWindow?: boolean };
/** The pictures of the README and the tour: the browser's window once `shown` is visible, or that element alone. */
const DOCUMENT_PICTURES: Picture[] = [
  { file: "dashboard.png", path: "/?symbol=AAPL", shown: "[data-result]", isWholeWindow: true },
  { file: "tour-standards.png", path: "/stocks/AAPL#standards", shown: "section[aria-labelledby=standards-heading]" },
  { file: "tour-evidence.png", path: "/stocks/AAPL#evidence", shown: "section[aria-labelledby=evidence-heading]" },
  { file: "tour-methodology.png", path: "/methodology", shown: "#standards-table + table" },
];

/** What to take: one screen by its name, or "documents" for the pictures in docs/; every screen by default. */
const only = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
try {
  if (only === "documents") for (const picture of DOCUMENT_PICTURES) await takeDocumentPicture(picture);
  else for (const [name, path] of SCREENS) if (!only || only === name) await takeAll(name, path);
} finally {
  await browser.close();
}
console.log(`The pictures are in ${only === "documents" ? "docs" : "screenshots"}/`);

/** Opened twice: a first visit does not wait for the display face, and a picture must not depend on which arrives first. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.reload();
}

async function takeDocumentPicture({ file, path, shown, isWholeWindow }: Picture): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    colorScheme: "light",
    reducedMotion: "reduce",
    baseURL: ORIGIN,
  });
  await open(page, path);
  await page.locator(shown).waitFor();
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const target = isWholeWindow ? page : page.locator(shown);
  await target.screenshot({ path: join(PROJECT_ROOT, "docs", file) });
  await page.close();
}

async function takeAll(name: string, path: string): Promise<void> {
  for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ viewport, colorScheme, baseURL: ORIGIN });
      await open(page, path);
      await page.waitForTimeout(SETTLED_MILLISECONDS);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage: true });
      await page.close();
    }
  }
}
