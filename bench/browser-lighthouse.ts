import { SCREENS } from "../web/e2e/screens.ts";
import { CATEGORIES, type Examined, examine, installLighthouse } from "./browser-lighthouse-run.ts";
import { inBrowser, load } from "./browser-product.ts";
import { relativesOf } from "./browser-references.ts";
import { exactly, type Measured, type Quantity, quantityOf } from "./measure.ts";

const ROUNDS = 3;

type Scores = Record<(typeof CATEGORIES)[number] | "shift" | "repeats", number[]>;

/** P13: Lighthouse on every screen as a phone sees it, three times each, compared with a static page of the dashboard's text. */
export function lighthouse(): Promise<Measured[]> {
  return inBrowser(async ({ origin }) => {
    await installLighthouse();
    const { staticPage, remove } = await relativesOf(origin, "/");
    const still: Scores = noScores();
    const scores = new Map<string, Scores>(SCREENS.map(([, path]) => [path, noScores()]));
    try {
      for (let round = 1; round <= ROUNDS; round++) {
        add(still, await examineAloud(round, "a static page", staticPage));
        for (const [path, known] of scores) add(known, await examineAloud(round, path, origin + path));
      }
    } finally {
      remove();
    }
    return [...performanceRows(scores, still), ...categoryRows(scores), shiftRow(scores)];
  });
}

/** A run takes 15 seconds and all of them 15 minutes, so each prints its result. */
async function examineAloud(round: number, name: string, url: string): Promise<Examined> {
  const started = performance.now();
  const say = (text: string) => process.stderr.write(`P13 round ${round} of ${ROUNDS}, ${name}: ${text}\n`);
  const examined = await examine(url, (reason) => say(`${reason}, once more`));
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`${Object.values(examined.scores).join(" ")}, shift ${examined.shift.toFixed(3)}, ${seconds} s, ${load()}`);
  return examined;
}

function performanceRows(scores: ReadonlyMap<string, Scores>, still: Scores): Measured[] {
  const reference = quantityOf(still.performance, "");
  return [...scores].map(([path, { performance, repeats }]) => {
    const ours = quantityOf(performance, "");
    const repeated = repeats.reduce((sum, count) => sum + count, 0);
    const again = repeated > 0 ? `, ${repeated} runs without a result repeated` : "";
    const what = `Lighthouse performance of ${path}, beside a static page, ${load()}${again}`;
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

/** The admin's screens and the page for unknown addresses are not for search engines. */
const isUnlisted = (path: string) => path.startsWith("/admin/") || path === "/no-such-page";

function worstOf(screens: { path: string; ours: Quantity }[]): { path: string; ours: Quantity } {
  const [worst] = screens.toSorted((one, other) => one.ours.median - other.ours.median);
  if (!worst) throw new Error("No screen was examined");
  return worst;
}

function noScores(): Scores {
  return { performance: [], accessibility: [], "best-practices": [], seo: [], shift: [], repeats: [] };
}

function add(known: Scores, { scores, shift, repeats }: Examined): void {
  for (const category of CATEGORIES) known[category].push(scores[category]);
  known.shift.push(shift);
  known.repeats.push(repeats);
}
