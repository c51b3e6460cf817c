import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { BROWSER_FLAGS, findBrowser } from "../web/e2e/browser.ts";
import { inBrowser, load, MEASURED_PATHS, PREFIX } from "./browser-product.ts";
import { compared, exactly, hasTime, type Measured, type Quantity, quantityOf } from "./measure.ts";

/**
 * Installed next to the project at its first use; see docs/performance.md. Versions from 13.1 on trace `blink.webdx_feature_usage`,
 * on which every page of the packaged browser crashes.
 */
const VERSION = "13.0.3";
const FOLDER = join(PROJECT_ROOT, `node_modules/.cache/mizan-lighthouse-${VERSION}`);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const RUN_MILLISECONDS = 90_000;
const USUAL_SECONDS = 25;
const ROUNDS = 3;

type Category = (typeof CATEGORIES)[number];
type Report = {
  runtimeError?: { code: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
/** The result of one run: the scores out of 100 and the cumulative layout shift. */
type Examined = Record<Category | "shift", number>;
type Screen = { path: string; runs: Examined[] };

/** P13: Lighthouse on every screen as a phone sees it, three times each or as often as there is time for. */
export function lighthouse(): Promise<Measured[]> {
  return inBrowser(async ({ origin }) => {
    await installLighthouse();
    const screens: Screen[] = MEASURED_PATHS.map((path) => ({ path, runs: [] }));
    for (let round = 1; round <= ROUNDS; round++) {
      for (const { path, runs } of screens) {
        if (!hasTime(USUAL_SECONDS)) continue;
        const say = (text: string) => process.stderr.write(`P13 round ${round} of ${ROUNDS}, ${path}: ${text}\n`);
        runs.push(...(await examine(origin + path, say)));
      }
    }
    const examined = screens.filter(({ runs }) => runs.length > 0);
    const listed = examined.filter(({ path }) => !isUnlisted(path));
    const worst = (what: string, of: keyof Examined, among: readonly Screen[], goal: Measured["goal"]) => {
      const inOrder = among.toSorted((one, other) => figureOf(one, of).median - figureOf(other, of).median);
      const screen = inOrder.at("atLeast" in goal ? 0 : -1);
      if (!screen) throw new Error("No screen was examined");
      return row(`${what} of ${among.length} screens: ${screen.path}`, figureOf(screen, of), goal);
    };
    return [
      ...screens.map((screen) => {
        const what = `Lighthouse performance of ${screen.path}, runs: ${screen.runs.length}, ${load()}`;
        return row(what, figureOf(screen, "performance", "points"), { atLeast: 99 });
      }),
      ...CATEGORIES.slice(1).map((category) => {
        const among = category === "seo" ? listed : examined;
        return worst(`Lighthouse ${category}, the lowest`, category, among, { atLeast: 100 });
      }),
      worst("cumulative layout shift, the largest", "shift", examined, { atMost: 0.01 }),
    ];
  });
}

/** A score is compared with the best there is, a shift with none. */
function row(what: string, ours: Quantity, goal: Measured["goal"]): Measured {
  const reference = exactly("atLeast" in goal ? 100 : 0, ours.unit);
  return compared("P13", what, { ours, reference, ratio: ours.median, goal });
}

const figureOf = ({ runs }: Screen, of: keyof Examined, unit = "") =>
  quantityOf(
    runs.map((run) => run[of]),
    unit,
  );

/** The admin's screens and the page for unknown addresses are not for search engines. */
const isUnlisted = (path: string) => path.startsWith(`${PREFIX}/admin/`) || path === `${PREFIX}/no-such-page`;

const run = promisify(execFile);

async function installLighthouse(): Promise<void> {
  if (existsSync(join(FOLDER, "node_modules/lighthouse"))) return;
  mkdirSync(FOLDER, { recursive: true });
  const words = ["install", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${VERSION}`];
  await run("npm", words, { cwd: FOLDER });
}

/**
 * Examines a page as a phone sees it, in a new browser, because one that has run the page's code before would be faster. Sometimes a
 * browser gives no trace of the navigation or hangs: such a run says nothing about the page and is repeated once.
 */
async function examine(url: string, say: (text: string) => void): Promise<Examined[]> {
  for (const next of ["once more", "given up"]) {
    try {
      const examined = resultOf(await reportOf(url));
      say(`${Object.values(examined).join(" ")}, ${load()}`);
      return [examined];
    } catch (error) {
      const lines = (error instanceof Error ? error.message : String(error)).trim().split("\n");
      say(
        `${lines.length === 1 && lines[0]?.startsWith("Command failed") ? "no result in time" : lines.at(-1)}, ${next}`,
      );
    }
  }
  return [];
}

async function reportOf(url: string): Promise<Report> {
  const browser = await findBrowser();
  const words = [
    join(FOLDER, "node_modules/lighthouse/cli/index.js"),
    url,
    ...["--quiet", "--output=json", "--output-path=stdout", "--throttling-method=devtools"],
    "--disable-full-page-screenshot",
    // The page for unknown addresses is examined too, and a browser logs its status, 404, in the console by itself.
    ...(url.endsWith("/no-such-page") ? ["--ignore-status-code", "--skip-audits=errors-in-console"] : []),
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${["--headless=new", ...BROWSER_FLAGS].join(" ")}`,
  ];
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
  if (shift === undefined) throw new Error("no layout shift");
  const scores = CATEGORIES.map((category) => {
    const { score } = categories[category];
    if (score === null) throw new Error(`no ${category}`);
    return [category, Math.round(score * 100)];
  });
  return { ...Object.fromEntries(scores), shift };
}
