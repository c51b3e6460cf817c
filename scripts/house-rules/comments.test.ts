import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: PROJECT_ROOT,
  encoding: "utf8",
  maxBuffer: 1e8,
})
  .split("\n")
  .filter((file) => file !== "");
const sources = tracked.filter((file) => /^(?:domain|schema|worker|web|scripts|bench)\/.*\.tsx?$/.test(file));

/** References to private notes, which a reader of the repository cannot open. */
const NOTES = /\b(?:rulings?|issues?|pitfalls?) #?\d+|\bspec\.md|\brulings\.md/i;
/** A file name or path with one of our extensions. */
const FILE = /(?<![\w:/])(?:\.{0,2}\/)?[\w[\]-]+(?:[./][\w[\]-]+)*\.(?:tsx?|md|ya?ml|css|grit|toml|jsonl)\b(?![\w/])/g;
const DECISION = /\bdecisions?[ /](\d{1,4})\b/gi;

describe("a comment", () => {
  it("names only files and decisions that exist", () => {
    expect(
      sources.flatMap((file) =>
        citedBy(file)
          .filter((cited) => !isThere(cited, file))
          .map((cited) => `${file}: ${cited}`),
      ),
    ).toEqual([]);
  });

  it("refers to nothing that a reader cannot open", () => {
    expect(
      sources.flatMap((file) =>
        commentsOf(file)
          .filter((text) => NOTES.test(text))
          .map((text) => `${file}: ${text}`),
      ),
    ).toEqual([]);
  });
});

it("the search for missing files finds one", () => {
  expect(isThere("docs/decisions/0001", "")).toBe(true);
  expect(isThere("docs/decisions/9999", "")).toBe(false);
  expect(isThere("./comments.test.ts", "scripts/house-rules/anything.ts")).toBe(true);
  expect(isThere("tables/no-such-table.ts", "")).toBe(false);
});

function commentsOf(file: string): string[] {
  return parseSync(file, readFileSync(join(PROJECT_ROOT, file), "utf8")).comments.map(({ value }) => value);
}

function citedBy(file: string): string[] {
  return commentsOf(file).flatMap((text) => [
    ...[...text.matchAll(FILE)].map(([path]) => path),
    ...[...text.matchAll(DECISION)].map(([, number = ""]) => `docs/decisions/${number.padStart(4, "0")}`),
  ]);
}

/** Whether a path exists from the project's root, from the file itself, or as the end of one; or a decision with that number. */
function isThere(cited: string, file: string): boolean {
  if (/^docs\/decisions\/\d+$/.test(cited)) return tracked.some((path) => path.startsWith(`${cited}-`));
  if (cited.startsWith(".")) return tracked.includes(normalize(join(file, "..", cited)));
  return tracked.some((path) => path === cited || path.endsWith(`/${cited}`));
}
