import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "./local-state.ts";

const readme = readFileSync(join(PROJECT_ROOT, "README.md"), "utf8");
const scripts: Record<string, string> = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")).scripts;

describe("the README", () => {
  it.each(mapOfTheTree())("names %s, which exists", (path) => {
    expect(existsSync(join(PROJECT_ROOT, path))).toBe(true);
  });

  it.each([...new Set([...readme.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? ""))])(
    "names npm run %s, which exists",
    (name) => {
      expect(scripts).toHaveProperty([name]);
    },
  );

  it.each([...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1] ?? ""))("shows %s", (picture) => {
    expect(existsSync(join(PROJECT_ROOT, picture))).toBe(true);
  });
});

it("no two decisions have the same number", () => {
  const numbers = readdirSync(join(PROJECT_ROOT, "docs/decisions")).map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

function mapOfTheTree(): string[] {
  const block = readme.split("## Where things are")[1]?.split("\n\n")[1] ?? "";
  let top = "";
  return block.split("\n").map((line) => {
    const [, indent = "", name = ""] = line.match(/^( +)(\S+)/) ?? [];
    if (indent.length === 4) top = name;
    return indent.length === 4 ? name : join(top, name);
  });
}
