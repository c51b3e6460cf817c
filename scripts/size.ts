import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "./local-state.ts";

/** What a top folder holds: lines of code, of tests and of styles, bytes of documents, and files of code. */
const NOTHING = { code: 0, tests: 0, styles: 0, documents: 0, files: 0 };
type Size = typeof NOTHING;
type Measure = keyof Size;
type Sizes = Record<string, Size>;

const MEASURES = Object.keys(NOTHING) as Measure[];
const FILE = join(PROJECT_ROOT, "docs/size.json");
const OTHER_LANGUAGE = /schema\/wording\/(ar|fr|id|ms|tr|ur)\/|messages\.(ar|fr|id|ms|tr|ur)\.ts$|^words\//;
const TEST = /\.test\.tsx?$|^web\/e2e\//;

export function readSizeFile(): { aim: Size; budget: Sizes } {
  return JSON.parse(readFileSync(FILE, "utf8"));
}

/** The size of every top folder in the working tree, without words of other languages; `.` is the root's own files. */
export function measureSizes(): Sizes {
  const sizes: Sizes = {};
  const listed = "ls-files -z --cached --others --exclude-standard *.ts *.tsx *.css docs/*.md".split(" ");
  const files = execFileSync("git", listed, { cwd: PROJECT_ROOT, encoding: "utf8", maxBuffer: 1e8 }).split("\0");
  for (const file of files.filter((name) => existsSync(join(PROJECT_ROOT, name)))) {
    const measure = measureOf(file);
    if (measure === null) continue;
    const content = readFileSync(join(PROJECT_ROOT, file));
    const folder = file.includes("/") ? file.slice(0, file.indexOf("/")) : ".";
    const size = sizes[folder] ?? { ...NOTHING };
    size[measure] += measure === "documents" ? content.length : content.toString("latin1").split("\n").length - 1;
    if (measure === "code") size.files += 1;
    sizes[folder] = size;
  }
  return Object.fromEntries(Object.entries(sizes).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function measureOf(file: string): Measure | null {
  if (file.endsWith(".md")) return /^docs\/[^/]+$/.test(file) ? "documents" : null;
  if (!/\.(?:tsx?|css)$/.test(file) || OTHER_LANGUAGE.test(file)) return null;
  if (file.endsWith(".css")) return "styles";
  return TEST.test(file) ? "tests" : "code";
}

/** A sentence for each measure that is above its budget; a folder without a budget has one of 0. */
export function aboveBudget(sizes: Sizes, budget: Sizes): string[] {
  return Object.entries(sizes).flatMap(([folder, size]) => {
    const allowed = budget[folder] ?? NOTHING;
    return MEASURES.filter((measure) => size[measure] > allowed[measure]).map(
      (measure) => `${folder}: ${size[measure]} ${measure}, budget ${allowed[measure]}`,
    );
  });
}

/**
 * The budget brought down to the sizes.
 *
 * @throws RangeError when a size is above its budget, which is never raised
 */
export function lowered(sizes: Sizes, budget: Sizes): Sizes {
  const above = aboveBudget(sizes, budget);
  if (above.length > 0) throw new RangeError(`A budget is only lowered. Above it:\n${above.join("\n")}`);
  return sizes;
}

function total(sizes: Sizes): Size {
  const sum = { ...NOTHING };
  for (const size of Object.values(sizes)) for (const measure of MEASURES) sum[measure] += size[measure];
  return sum;
}

if (import.meta.main) {
  const file = readSizeFile();
  const sizes = measureSizes();
  console.table({ ...sizes, total: total(sizes), budget: total(file.budget), aim: file.aim });
  if (process.argv.includes("--lower")) {
    writeFileSync(FILE, `${JSON.stringify({ ...file, budget: lowered(sizes, file.budget) }, null, 2)}\n`);
  }
}
