import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { BROWSER_FLAGS, findBrowser } from "../web/e2e/browser.ts";
import { inBrowser, load, MEASURED_PATHS } from "./browser-product.ts";
import { exactly, hasTime, type Measured, quantityOf } from "./measure.ts";

/**
 * Installed next to the project at its first use; see docs/performance.md. Versions from 13.1 on trace `blink.webdx_feature_usage`,
 * on which every page of the packaged browser crashes.
 */
const VERSION = "13.0.3";
const FOLDER = join(PROJECT_ROOT, `node_modules/.cache/mizan-lighthouse-${VERSION}`);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROME_FLAGS = ["--headless=new", ...BROWSER_FLAGS].join(" ");
const RUN_MILLISECONDS = 90_000;
const USUAL_SECONDS = 25;
const REPEATS = 1;
const ROUNDS = 3;

type Category = (typeof CATEGORIES)[number];

type Report = {
  runtimeError?: { code: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** The result of one run: the scores out of 100 and the cumulative layout shift. */
type Examined = Record<Category | "shift", number>;

/** P13: Lighthouse on every screen as a phone sees it, three times each or as often as there is time for. */
export function lighthouse(): Promise<Measured[]> {
  return inBrowser(async ({ origin }) => {
    await installLighthouse();
    const screens = MEASURED_PATHS.map((path) => ({ path, runs: [] as Examined[] }));
    for (let round = 1; round <= ROUNDS; round++) {
      for (const { path, runs } of screens) {
        if (hasTime(USUAL_SECONDS)) runs.push(...(await examineAloud(round, path, origin + path)));
      }
    }
    const examined = screens.filter(({ runs }) => runs.length > 0);
    return [
      ...screens.map(({ path, runs }) => performanceRow(path, runs)),
      ...(["accessibility", "best-practices", "seo"] as const).map((category) => categoryRow(category, examined)),
      shiftRow(examined),
    ];
  });
}

/** A run takes 15 seconds and all of them 15 minutes, so each prints its result; one without leaves the others as they are. */
async function examineAloud(round: number, name: string, url: string): Promise<Examined[]> {
  const say = (text: string) => process.stderr.write(`P13 round ${round} of ${ROUNDS}, ${name}: ${text}\n`);
  try {
    const examined = await examine(url, (reason) => say(`${reason}, once more`));
    say(`${Object.values(examined).join(" ")}, ${load()}`);
    return [examined];
  } catch (error) {
    say(reasonOf(error));
    return [];
  }
}

type Screen = { path: string; runs: readonly Examined[] };

const quantityIn = (runs: readonly Examined[], of: keyof Examined) =>
  quantityOf(
    runs.map((run) => run[of]),
    of === "performance" ? "points" : "",
  );

function performanceRow(path: string, runs: readonly Examined[]): Measured {
  const ours = quantityIn(runs, "performance");
  const what = `Lighthouse performance of ${path}, runs: ${runs.length}, ${load()}`;
  return { name: "P13", what, ours, reference: exactly(100, "points"), ratio: ours.median, goal: { atLeast: 99 } };
}

function categoryRow(category: Category, screens: readonly Screen[]): Measured {
  const counted = screens.filter(({ path }) => category !== "seo" || !isUnlisted(path));
  const { path, ours } = sorted(counted, category)[0] ?? never();
  const what = `Lighthouse ${category}, the lowest of ${counted.length} screens: ${path}`;
  return { name: "P13", what, ours, reference: exactly(100, ""), ratio: ours.median, goal: { atLeast: 100 } };
}

function shiftRow(screens: readonly Screen[]): Measured {
  const { path, ours } = sorted(screens, "shift").at(-1) ?? never();
  const what = `cumulative layout shift, the largest of all screens: ${path}`;
  return { name: "P13", what, ours, reference: exactly(0, ""), ratio: ours.median, goal: { atMost: 0.01 } };
}

function sorted(screens: readonly Screen[], of: keyof Examined) {
  return screens
    .map(({ path, runs }) => ({ path, ours: quantityIn(runs, of) }))
    .sort((one, other) => one.ours.median - other.ours.median);
}

function never(): never {
  throw new Error("No screen was examined");
}

/** The admin's screens and the page for unknown addresses are not for search engines. */
const isUnlisted = (path: string) => path.startsWith("/admin/") || path === "/no-such-page";

const run = promisify(execFile);

/** Installs Lighthouse, unless it is there. */
async function installLighthouse(): Promise<void> {
  if (existsSync(join(FOLDER, "node_modules/lighthouse"))) return;
  mkdirSync(FOLDER, { recursive: true });
  const words = ["install", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${VERSION}`];
  await run("npm", words, { cwd: FOLDER });
}

/**
 * Examines a page as a phone sees it, in a new browser, because one that has run the page's code before would be faster. Sometimes a
 * browser gives no trace of the navigation or hangs: such a run says nothing about the page and is repeated once.
 *
 * @throws Error when no try gave a result
 */
async function examine(url: string, sayRepeated: (reason: string) => void): Promise<Examined> {
  for (let repeats = 0; ; repeats++) {
    try {
      return resultOf(await reportOf(url));
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
    join(FOLDER, "node_modules/lighthouse/cli/index.js"),
    url,
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    "--throttling-method=devtools",
    "--disable-full-page-screenshot",
    ...ofUnknownAddress(url),
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${CHROME_FLAGS}`,
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

function resultOf({ runtimeError, categories, audits }: Report): Examined {
  if (runtimeError) throw new Error(runtimeError.code);
  const shift = audits["cumulative-layout-shift"]?.numericValue;
  const scoreOf = (category: Category) => {
    const { score } = categories[category];
    if (score === null) throw new Error(`no ${category}`);
    return Math.round(score * 100);
  };
  if (shift === undefined) throw new Error("no layout shift");
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
    shift,
  };
}

/** Lighthouse's last message, or what its report lacks. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
  return lines.length === 1 && lines[0]?.startsWith("Command failed") ? "no result in time" : (lines.at(-1) ?? "");
}
