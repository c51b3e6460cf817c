import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

const scripts: Record<string, string> = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")).scripts;
const documents = globSync(["*.md", "docs/**/*.md", ".github/**/*.md"], { cwd: PROJECT_ROOT }).sort();

describe.each(documents)("%s", (document) => {
  const text = textOf(document);

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

function textOf(document: string): string {
  return readFileSync(join(PROJECT_ROOT, document), "utf8");
}

const isRow = (line: string | undefined) => line?.startsWith("|") ?? false;

/** Accepts a path, a pattern with a star, or the number of a decision. */
function isThere(path: string): boolean {
  if (path.includes("*")) return globSync(path, { cwd: PROJECT_ROOT }).length > 0;
  return existsSync(join(PROJECT_ROOT, path)) || globSync(`${path}-*.md`, { cwd: PROJECT_ROOT }).length > 0;
}

describe("the README", () => {
  const readme = textOf("README.md");

  it.each(mapOfTheTree(readme))("has %s on its map, which exists", (path) => {
    expect(existsSync(join(PROJECT_ROOT, path))).toBe(true);
  });
});

describe("the decisions", () => {
  const numbers = readdirSync(join(PROJECT_ROOT, "docs/decisions")).map((file) => file.slice(0, 4));

  it("have each a number of its own", () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(["schema/seed/references.yaml", ...documents])("that %s names exist", (document) => {
    const named = [...textOf(document).matchAll(/decisions\/(\d{4})/g)].map(([, number]) => number);
    expect(named.filter((number) => !numbers.includes(number ?? ""))).toEqual([]);
  });
});

it("CONTRIBUTING names every arrow from a feature of the Worker to another, and no other", () => {
  const found = globSync("worker/features/**/*.ts", { cwd: PROJECT_ROOT })
    .filter((file) => !/\.test\.ts$|\/test\//.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/from "(\.[^"]+)"/g)].flatMap(([, path = ""]) => {
        const [from, to] = [file, join(dirname(file), path)].map(
          (one) => /^worker\/features\/([^/]+)\//.exec(one)?.[1],
        );
        return to && from !== to ? [`${from} → ${to}`] : [];
      }),
    );
  const rows = [...textOf("CONTRIBUTING.md").matchAll(/^\| ([a-z, -]+) \| ([a-z, -]+) \| [^|]+ \|$/gm)];
  const named = rows.flatMap(([, from = "", to = ""]) =>
    from.split(", ").flatMap((one) => to.split(", ").map((other) => `${one} → ${other}`)),
  );
  expect([...new Set(found)].sort()).toEqual(named.sort());
});

describe.each(["docs/performance.md", "docs/data.md"])("the tables of %s", (document) => {
  const lines = textOf(document).split("\n");

  it("have no row outside of them", () => {
    const begins = lines.flatMap((line, place) => (isRow(line) && !isRow(lines[place - 1]) ? [place] : []));
    expect(begins.filter((place) => !/^\|(?:---\|)+$/.test(lines[place + 1] ?? ""))).toEqual([]);
  });

  it("have no cell over two lines", () => {
    const cells = lines.filter(isRow).flatMap((line) => line.split("|"));
    expect(cells.filter((cell) => cell.length > 150)).toEqual([]);
  });
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
