import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { PROJECT_ROOT } from "./local-state.ts";
import { runCommand, say } from "./terminal.ts";
import { readDataset } from "./universe/universe-files.ts";

/** What Cloudflare's plans include and charge, from its pricing pages on the given dates. */
const PRICES = {
  asOf: "2026-04-21",
  free: { requests: 100_000, rowsRead: 5_000_000, rowsWritten: 100_000, cacheReads: 100_000 },
  paid: {
    dollars: 5,
    requests: { included: 10e6, dollarsPerMillion: 0.3 },
    cpuMilliseconds: { included: 30e6, dollarsPerMillion: 0.02 },
    rowsRead: { included: 25e9, dollarsPerMillion: 0.001 },
    rowsWritten: { included: 50e6, dollarsPerMillion: 1 },
    cacheReads: { included: 10e6, dollarsPerMillion: 0.5 },
  },
} as const;
const VISITS_A_MONTH = [1_000, 100_000, 10_000_000];
const DAYS = 30;

const resultsSchema = z.array(
  z.object({ name: z.string(), what: z.string(), ours: z.object({ median: z.number() }), ratio: z.number() }),
);
export type Results = z.infer<typeof resultsSchema>;

type Visit = { requests: number; rowsRead: number; rowsWritten: number; cacheReads: number; cpuMilliseconds: number };

/**
 * The tables of docs/cost.md, computed from the rows that `npm run bench` measured.
 *
 * @throws Error that names the measure to run when a row is missing
 */
export function costTables(results: unknown, stocks: number): string {
  const rows = resultsSchema.parse(results);
  const visit = visitOf(rows);
  const [writes, statements] = [find(rows, "P8", /rows written .*free/), find(rows, "P8", /statements .*free/)];
  return [
    table(
      ["One visit", "costs"],
      [
        ["requests to the Worker", text(visit.requests)],
        ["D1 rows read", text(visit.rowsRead)],
        ["D1 rows written", text(visit.rowsWritten)],
        ["KV reads", `at most ${text(visit.cacheReads)}`],
        ["CPU, the database's own counted in", `${text(visit.cpuMilliseconds)} ms`],
      ],
    ),
    table(
      ["One refresh of the free plan", `costs, if every one of ${text(stocks)} stocks changed`],
      [
        ["D1 rows written", text(Math.ceil(writes.ratio * stocks))],
        ["D1 statements", text(Math.ceil(statements.ratio * stocks))],
      ],
    ),
    table(
      [
        "Visits a month",
        "requests a day",
        "rows read a day",
        "rows written a day",
        "KV reads a day",
        "free plan",
        "paid plan",
      ],
      VISITS_A_MONTH.map((visits) => {
        const day = Object.entries(PRICES.free).map(([what, most]) => ({
          used: (visits / DAYS) * visit[what as keyof Visit],
          most,
        }));
        const isEnough = day.every(({ used, most }) => used <= most);
        const shares = day.map(({ used, most }) => `${text(Math.ceil(used))} (${percent(used / most)})`);
        return [text(visits), ...shares, isEnough ? "enough" : "not enough", dollars(priceOf(visits, visit))];
      }),
    ),
    `The free plan carries ${text(Math.floor(visitsADay(visit)) * DAYS)} such visits a month. ${firstLimit(visit)} is met first.`,
  ].join("\n\n");
}

function visitOf(rows: Results): Visit {
  const cost = (what: RegExp) => find(rows, "VISIT", what).ours.median;
  const requests = cost(/requests$/);
  return {
    requests,
    rowsRead: cost(/rows read$/),
    rowsWritten: cost(/rows written$/),
    cacheReads: cost(/KV reads$/),
    cpuMilliseconds: cost(/^CPU a request/) * requests,
  };
}

function find(rows: Results, name: string, what: RegExp): Results[number] {
  const row = rows.find((candidate) => candidate.name === name && what.test(candidate.what));
  if (!row) throw new Error(`bench/results.json has no such row of ${name}. Run: npm run bench -- --only ${name}`);
  return row;
}

function priceOf(visits: number, visit: Visit): number {
  const { dollars: base, ...prices } = PRICES.paid;
  return Object.entries(prices).reduce((sum, [what, { included, dollarsPerMillion }]) => {
    const beyond = Math.max(visits * visit[what as keyof Visit] - included, 0);
    return sum + (beyond / 1e6) * dollarsPerMillion;
  }, base as number);
}

function limits(visit: Visit) {
  const labels = {
    requests: "Requests",
    rowsRead: "D1 rows read",
    rowsWritten: "D1 rows written",
    cacheReads: "KV reads",
  };
  return Object.entries(PRICES.free)
    .map(([what, most]) => ({ label: labels[what as keyof typeof labels], visits: most / visit[what as keyof Visit] }))
    .sort((first, second) => first.visits - second.visits);
}

const visitsADay = (visit: Visit) => limits(visit)[0]?.visits ?? 0;
const firstLimit = (visit: Visit) => `The limit of **${limits(visit)[0]?.label}** a day`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}

const text = (amount: number) => amount.toLocaleString("en-US", { maximumFractionDigits: amount < 100 ? 1 : 0 });
const percent = (share: number) => `${(share * 100).toLocaleString("en-US", { maximumSignificantDigits: 2 })} %`;
const dollars = (amount: number) => `$${amount.toLocaleString("en-US", { maximumFractionDigits: 0 })}`;

const DOCUMENT = join(PROJECT_ROOT, "docs/cost.md");
const RESULTS = join(PROJECT_ROOT, "bench/results.json");
const FIGURES = /(<!-- figures[^>]*-->)[\s\S]*(<!-- \/figures -->)/;

async function rewriteTables(): Promise<void> {
  const tables = costTables(JSON.parse(readFileSync(RESULTS, "utf8")), readDataset().counts.stocks);
  const document = readFileSync(DOCUMENT, "utf8");
  if (!FIGURES.test(document)) throw new Error("docs/cost.md has lost the marks between which its figures stand");
  writeFileSync(
    DOCUMENT,
    document.replace(FIGURES, (_, start, end) => `${start}\n\n${tables}\n\n${end}`),
  );
  say("docs/cost.md has the new figures");
}

if (import.meta.main) await runCommand(rewriteTables);
