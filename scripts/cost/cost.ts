import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";
import { runCommand, say } from "../terminal.ts";
import { readDataset } from "../universe/universe-files.ts";
import { costTables } from "./cost-tables.ts";

const DOCUMENT = join(PROJECT_ROOT, "docs/cost.md");
const RESULTS = join(PROJECT_ROOT, "bench/results.json");
const FIGURES = /(<!-- figures[^>]*-->)[\s\S]*(<!-- \/figures -->)/;

/** Rewrites the tables of docs/cost.md from the last results of `npm run bench`. */
await runCommand(async () => {
  const tables = costTables(JSON.parse(readFileSync(RESULTS, "utf8")), readDataset().counts.stocks);
  const document = readFileSync(DOCUMENT, "utf8");
  if (!FIGURES.test(document)) throw new Error("docs/cost.md has lost the marks between which its figures stand");
  writeFileSync(
    DOCUMENT,
    document.replace(FIGURES, (_, start, end) => `${start}\n\n${tables}\n\n${end}`),
  );
  say("docs/cost.md has the new figures");
});
