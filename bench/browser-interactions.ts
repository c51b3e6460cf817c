import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inBrowser, load } from "./browser-product.ts";
import { compared, exactly, type Measured, quantityOf } from "./measure.ts";

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const ROWS = 1_000;
const FEW_ROWS = 100;
const MOST_FILTERING_MILLISECONDS = 100;
const POSITIONS = 1_000;
const BLOCKING_LIMIT_MS = 1_000;
const TASK_LIMIT_MS = 50;

/** Records how long every interaction takes until its next paint, as the browser itself measures it. */
const WATCH_INTERACTIONS = `globalThis.interactions = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) globalThis.interactions.set(interactionId, Math.max(duration, globalThis.interactions.get(interactionId) ?? 0));
  }
}).observe({ type: "event", durationThreshold: 16 });`;

/** Records every task that blocked the page for longer than the browser allows. */
const WATCH_TASKS = `globalThis.longTasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
}).observe({ type: "longtask" });`;

/** P15: from a filter's key or click to the next paint, with 1,000 rows loaded, compared with 100. */
export function filtering(): Promise<Measured[]> {
  return inBrowser(async ({ origin, browser }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
    const measure = async (rows: number) => {
      const page = await context.newPage();
      await page.goto(`${origin}/screener`);
      await enter(page);
      await shown(page, FEW_ROWS);
      const taken: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await page.goto(`${origin}/screener`);
        await shown(page, FEW_ROWS);
        if (rows > FEW_ROWS) {
          await page.getByRole("button", { name: /^Load 1,000/ }).click();
          await shown(page, rows);
        }
        // Scrolling back up from the button below the rows is not filtering, so it is painted first.
        await page.getByLabel("Name or symbol").scrollIntoViewIfNeeded();
        await page.waitForTimeout(500);
        const atFullSpeed = await slowDown(page, WATCH_INTERACTIONS);
        taken.push(...(await filterOnce(page)));
        await atFullSpeed();
      }
      await page.close();
      return taken;
    };
    const many = await measure(ROWS);
    const few = await measure(FEW_ROWS);
    await context.close();
    const what = `98th percentile in ms of ${many.length} filter interactions up to the next paint, 1,000 rows loaded (with 100: ${p98(few)} ms), CPU 4 times slower, ${load()}`;
    const [ours, reference] = [quantityOf(many, "ms"), quantityOf(few, "ms")];
    return [
      compared("P15", what, { ours, reference, ratio: p98(many), goal: { atMost: MOST_FILTERING_MILLISECONDS } }),
    ];
  });
}

/** As a phone whose processor is four times slower; the returned function ends that. */
async function slowDown(page: Page, watch: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.evaluate(watch);
  return () => session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

async function enter(page: Page): Promise<void> {
  const email = page.getByLabel("Email address");
  await email
    .or(page.getByText(/^\d+ of [\d,]+ shown$/))
    .first()
    .waitFor();
  if (!(await email.isVisible())) return;
  await email.fill("bench@example.org");
  await page.getByRole("button", { name: "Open the screener" }).click();
}

async function shown(page: Page, rows: number): Promise<void> {
  await page.getByText(new RegExp(`^${rows.toLocaleString("en-US")} of [\\d,]+ shown$`)).waitFor({ timeout: 60_000 });
}

/** Types into the text filter, cycles through the statuses, and waits until the last one is searched and drawn. */
async function filterOnce(page: Page): Promise<number[]> {
  const text = page.getByLabel("Name or symbol");
  await text.pressSequentially("health", { delay: 80 });
  for (let letter = 0; letter < "health".length; letter++) await text.press("Backspace", { delay: 40 });
  for (const status of ["Halal", "Haram", "Questionable", "All"]) {
    await page.getByRole("radio", { name: status, exact: true }).check();
    await page.waitForTimeout(900);
  }
  return page.evaluate<number[]>("[...globalThis.interactions.values()]");
}

function p98(durations: readonly number[]): number {
  const sorted = [...durations].sort((first, second) => first - second);
  return sorted[Math.ceil(sorted.length * 0.98) - 1] ?? Number.NaN;
}

/** P20: from choosing a broker's file to the purification amount, on a phone with a processor four times slower. */
export function portfolio(): Promise<Measured[]> {
  return inBrowser(async ({ origin, browser }) => {
    // On disk: contents that come over the test's own connection would be decoded in the page.
    const folder = mkdtempSync(join(tmpdir(), "mizan-portfolio-"));
    const file = join(folder, "trades.csv");
    writeFileSync(file, await brokersFile(origin));
    const [blocking, longest]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
      const page = await context.newPage();
      await page.goto(`${origin}/portfolio`);
      await page.getByRole("radio", { name: "From a file" }).check();
      const field = page.getByLabel(/^Your broker's file/);
      await field.waitFor();
      await page.waitForTimeout(500);
      await slowDown(page, WATCH_TASKS);
      await field.setInputFiles(file);
      await purified(page);
      const tasks = await page.evaluate<number[]>("globalThis.longTasks");
      blocking.push(tasks.reduce((sum, task) => sum + task - TASK_LIMIT_MS, 0));
      longest.push(Math.max(TASK_LIMIT_MS, ...tasks));
      await context.close();
    }
    rmSync(folder, { recursive: true });
    const row = (what: string, values: readonly number[], limit: number): Measured => {
      const [ours, reference] = [quantityOf(values, "ms"), exactly(limit, "ms")];
      const all = `${what}, ${POSITIONS} positions imported, judged and purified, CPU 4 times slower, ${load()}`;
      return compared("P20", all, { ours, reference, ratio: ours.median, goal: { atMost: limit } });
    };
    return [
      row("blocking in all (time of tasks beyond 50 ms)", blocking, BLOCKING_LIMIT_MS),
      row("the longest task", longest, TASK_LIMIT_MS),
    ];
  });
}

async function purified(page: Page): Promise<void> {
  await page.getByText(/entries imported/).waitFor({ timeout: 120_000 });
  await page.getByText(/^Verdicts and prices as of/).waitFor({ timeout: 120_000 });
  await page.getByRole("tab", { name: "Purification" }).click();
  await page.getByRole("rowheader", { name: /^2025/ }).first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(1_000);
}

/** A thousand purchases of a thousand companies, with one dividend each, as Trading 212 exports them. */
async function brokersFile(origin: string): Promise<string> {
  const symbols: string[] = [];
  let cursor = "";
  while (symbols.length < POSITIONS) {
    const answer = await fetch(`${origin}/api/stocks/search?exchange=NYSE,NASDAQ&limit=100${cursor}`);
    const rows = (await answer.json()) as { id: number; symbol: string }[];
    symbols.push(...rows.map(({ symbol }) => symbol));
    const next = /cursor=([^&>]+)/.exec(answer.headers.get("link") ?? "")?.[1];
    if (!next) throw new Error(`only ${symbols.length} stocks could be listed`);
    cursor = `&cursor=${next}`;
  }
  const head = "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),ID";
  const rows = symbols
    .slice(0, POSITIONS)
    .flatMap((symbol, index) => [
      `Market buy,2025-01-${String((index % 28) + 1).padStart(2, "0")} 10:00:00,,${symbol},,${(index % 40) + 0.5},10.25,USD,B${index}`,
      `Dividend (Dividend),2025-05-15 10:00:00,,${symbol},,${(index % 40) + 0.5},0.31,USD,D${index}`,
    ]);
  return [head, ...rows].join("\n");
}
