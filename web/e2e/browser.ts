import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { requireTemporaryFolder } from "../../scripts/temporary-files.ts";
import { packagedBrowser } from "./packaged-browser.ts";

/** A program to start, and its environment if it needs one of its own. */
export type BrowserProgram = { executablePath: string; env?: Record<string, string> };

export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Starts the browser that CHROMIUM_PATH names; without it the packaged one on Linux x64, and an installed one elsewhere. */
export async function launchBrowser(): Promise<Browser> {
  requireTemporaryFolder();
  return chromium.launch({ ...(await findBrowser()), args: BROWSER_FLAGS });
}

let shared: Browser | undefined;

/** The browser of all test files that run in this process. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchBrowser();
  return shared;
}

/**
 * A Chromium or Chrome to start.
 *
 * @throws Error that says what to do when there is none
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is no file there.`);
  if (named) return { executablePath: named };
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  const installed = [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
  if (installed) return { executablePath: installed };
  throw new Error("The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to where it is.");
}
