import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

const scripts: Record<string, string> = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")).scripts;
const documents = globSync(["*.md", "docs/**/*.md", ".github/**/*.md"], { cwd: PROJECT_ROOT }).sort();

describe.each(documents)("%s", (document) => {
  const text = readFileSync(join(PROJECT_ROOT, document), "utf8");

  it("names only commands that exist", () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("names only files that exist", () => {
    const named = [...text.matchAll(/`((?:domain|web|worker|schema|scripts|bench|docs|\.github|\.ci)\/[^`\s]*)`/g)];
    const missing = named.map(([, path = ""]) => path.replace(/:\d+$/, "")).filter((path) => !isThere(path));
    expect(missing).toEqual([]);
  });

  it("links to and shows only existing files", () => {
    const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(linked.filter((path) => !existsSync(join(PROJECT_ROOT, dirname(document), path)))).toEqual([]);
  });
});

/** Accepts a path, a pattern with a star, or the number of a decision. */
function isThere(path: string): boolean {
  if (path.includes("*")) return globSync(path, { cwd: PROJECT_ROOT }).length > 0;
  return existsSync(join(PROJECT_ROOT, path)) || globSync(`${path}-*.md`, { cwd: PROJECT_ROOT }).length > 0;
}

describe("the README", () => {
  const readme = readFileSync(join(PROJECT_ROOT, "README.md"), "utf8");

  it.each(mapOfTheTree(readme))("has %s on its map, which exists", (path) => {
    expect(existsSync(join(PROJECT_ROOT, path))).toBe(true);
  });
});

it("no two decisions have the same number", () => {
  const numbers = readdirSync(join(PROJECT_ROOT, "docs/decisions")).map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

function mapOfTheTree(readme: string): string[] {
  const block = readme.split("## Where things are")[1]?.split("\n\n")[1] ?? "";
  let top = "";
  return block.split("\n").map((line) => {
    const [, indent = "", name = ""] = line.match(/^( +)(\S+)/) ?? [];
    if (indent.length === 4) top = name;
    return indent.length === 4 ? name : join(top, name);
  });
}
