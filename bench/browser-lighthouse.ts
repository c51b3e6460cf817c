import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { findBrowser } from "../web/e2e/browser.ts";
import { SCREENS } from "../web/e2e/screens.ts";
import { inBrowser, load } from "./browser-product.ts";
import { relativesOf } from "./browser-references.ts";
import { exactly, type Measured, type Quantity, quantityOf } from "./measure.ts";

/** Installed beside the project at its first use; see docs/decisions/0094. */
const VERSION = "13.5.0";
const FOLDER = join(PROJECT_ROOT, `node_modules/.cache/mizan-lighthouse-${VERSION}`);
const ROUNDS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROME_FLAGS = [
  ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
].join(" ");

type Category = (typeof CATEGORIES)[number];
type Scores = Record<Category | "shift", number[]>;
type Report = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const run = promisify(execFile);

/** P13: Lighthouse on every screen as a phone sees it, three times each, beside a static page of the dashboard's text. */
export function lighthouse(): Promise<Measured[]> {
  return inBrowser(async ({ origin }) => {
    await install();
    const { staticPage, remove } = await relativesOf(origin, "/");
    const still: Scores = noScores();
    const scores = new Map<string, Scores>(SCREENS.map(([, path]) => [path, noScores()]));
    try {
      for (let round = 0; round < ROUNDS; round++) {
        add(still, await examine(staticPage));
        for (const [path, known] of scores) add(known, await examine(origin + path));
      }
    } finally {
      remove();
    }
    return [...performanceRows(scores, still), ...categoryRows(scores), shiftRow(scores)];
  });
}

function performanceRows(scores: ReadonlyMap<string, Scores>, still: Scores): Measured[] {
  const reference = quantityOf(still.performance, "");
  return [...scores].map(([path, { performance }]) => {
    const ours = quantityOf(performance, "");
    const what = `Lighthouse performance of ${path}, beside a static page, ${load()}`;
    return { name: "P13", what, ours, reference, ratio: ours.median, goal: { atLeast: 99 } };
  });
}

function categoryRows(scores: ReadonlyMap<string, Scores>): Measured[] {
  return (["accessibility", "best-practices", "seo"] as const).map((category) => {
    const counted = [...scores].filter(([path]) => category !== "seo" || !isUnlisted(path));
    const { path, ours } = worstOf(counted.map(([path, known]) => ({ path, ours: quantityOf(known[category], "") })));
    const what = `Lighthouse ${category}, the lowest of ${counted.length} screens: ${path}`;
    return { name: "P13", what, ours, reference: exactly(100, ""), ratio: ours.median, goal: { atLeast: 100 } };
  });
}

function shiftRow(scores: ReadonlyMap<string, Scores>): Measured {
  const negative = (known: Scores) =>
    quantityOf(
      known.shift.map((shift) => -shift),
      "",
    );
  const { path } = worstOf([...scores].map(([path, known]) => ({ path, ours: negative(known) })));
  const ours = quantityOf(scores.get(path)?.shift ?? [], "");
  const what = `cumulative layout shift, the largest of all screens: ${path}`;
  return { name: "P13", what, ours, reference: exactly(0, ""), ratio: ours.median, goal: { atMost: 0.01 } };
}

/** The admin's screens and the answer to unknown addresses are not for search engines. */
const isUnlisted = (path: string) => path.startsWith("/admin/") || path === "/no-such-page";

function worstOf(screens: { path: string; ours: Quantity }[]): { path: string; ours: Quantity } {
  const [worst] = screens.toSorted((one, other) => one.ours.median - other.ours.median);
  if (!worst) throw new Error("No screen was examined");
  return worst;
}

function noScores(): Scores {
  return { performance: [], accessibility: [], "best-practices": [], seo: [], shift: [] };
}

function add(known: Scores, { categories, audits }: Report): void {
  for (const category of CATEGORIES) known[category].push(Math.round((categories[category].score ?? 0) * 100));
  known.shift.push(audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
}

async function install(): Promise<void> {
  if (existsSync(join(FOLDER, "node_modules/lighthouse"))) return;
  mkdirSync(FOLDER, { recursive: true });
  const words = ["install", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${VERSION}`];
  await run("npm", words, { cwd: FOLDER });
}

async function examine(url: string): Promise<Report> {
  const words = [
    ...[join(FOLDER, "node_modules/lighthouse/cli/index.js"), url, "--quiet"],
    ...["--output=json", "--output-path=stdout", "--throttling-method=devtools"],
    ...[`--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${CHROME_FLAGS}`],
  ];
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const { stdout } = await run(process.execPath, words, { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}
