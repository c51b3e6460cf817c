import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { findBrowser } from "../web/e2e/browser.ts";

/** Installed next to the project at its first use; see docs/performance.md. */
const VERSION = "13.5.0";
const FOLDER = join(PROJECT_ROOT, `node_modules/.cache/mizan-lighthouse-${VERSION}`);
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROME_FLAGS = [
  ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
].join(" ");
const RUN_MILLISECONDS = 180_000;
const REPEATS = 2;

type Category = (typeof CATEGORIES)[number];

type Report = {
  runtimeError?: { code: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** The result of one run: the scores out of 100, the cumulative layout shift, and how often it was repeated. */
export type Examined = { scores: Record<Category, number>; shift: number; repeats: number };

const run = promisify(execFile);

/** Installs Lighthouse, unless it is there. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(join(FOLDER, "node_modules/lighthouse"))) return;
  mkdirSync(FOLDER, { recursive: true });
  const words = ["install", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${VERSION}`];
  await run("npm", words, { cwd: FOLDER });
}

/**
 * Examines a page as a phone sees it, in a new browser, because one that has run the page's code before would be faster. Sometimes a
 * browser gives no trace of the navigation or hangs: such a run says nothing about the page and is repeated, at most twice.
 *
 * @throws Error when no try gave a result
 */
export async function examine(url: string, sayRepeated: (reason: string) => void): Promise<Examined> {
  for (let repeats = 0; ; repeats++) {
    try {
      return { ...resultOf(await reportOf(url)), repeats };
    } catch (error) {
      if (repeats === REPEATS) throw new Error(`Lighthouse gave no result for ${url}`, { cause: error });
      sayRepeated(reasonOf(error));
    }
  }
}

/** The page for unknown addresses is examined too, and a browser logs its status, 404, in the console by itself. */
const ofUnknownAddress = (url: string) =>
  url.endsWith("/no-such-page") ? ["--ignore-status-code", "--skip-audits=errors-in-console"] : [];

async function reportOf(url: string): Promise<Report> {
  const words = [
    ...[join(FOLDER, "node_modules/lighthouse/cli/index.js"), url, "--quiet"],
    ...["--output=json", "--output-path=stdout", "--throttling-method=devtools", "--disable-full-page-screenshot"],
    ...ofUnknownAddress(url),
    ...[`--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${CHROME_FLAGS}`],
  ];
  const browser = await findBrowser();
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath };
  const { stdout } = await run(process.execPath, words, {
    env,
    maxBuffer: 64 * 1024 * 1024,
    timeout: RUN_MILLISECONDS,
  });
  return JSON.parse(stdout);
}

function resultOf({ runtimeError, categories, audits }: Report): Omit<Examined, "repeats"> {
  if (runtimeError) throw new Error(runtimeError.code);
  const shift = audits["cumulative-layout-shift"]?.numericValue;
  const scores = CATEGORIES.map((category) => [category, categories[category].score] as const);
  const missing = scores.find(([, score]) => score === null);
  if (missing || shift === undefined) throw new Error(`no ${missing?.[0] ?? "layout shift"}`);
  return {
    scores: Object.fromEntries(scores.map(([category, score]) => [category, Math.round((score ?? 0) * 100)])) as Record<
      Category,
      number
    >,
    shift,
  };
}

/** Lighthouse's last message, or what its report lacks. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
  return lines.length === 1 && lines[0]?.startsWith("Command failed") ? "no result in time" : (lines.at(-1) ?? "");
}
