import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

type Arrow = readonly [from: string, to: string];

/** The folder that counts of a file of the Worker: a feature's own, otherwise the one right below `worker`. */
function folderOf(file: string): string | undefined {
  return /^worker\/(features\/[^/]+|[^/]+)\//.exec(file)?.[1];
}

function arrowsOf(file: string, text: string): Arrow[] {
  const from = folderOf(file);
  return [...text.matchAll(/from "(\.[^"]+)"/g)].flatMap(([, path = ""]) => {
    const to = folderOf(normalize(join(dirname(file), path)));
    return from && to && from !== to ? [[from, to] as const] : [];
  });
}

/** The folders from which arrows lead back to where they began. */
function foldersInCircles(arrows: readonly Arrow[]): string[] {
  const next = Map.groupBy(arrows, ([from]) => from);
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    (next.get(from) ?? []).some(([, to]) => {
      if (to === wanted) return true;
      return !seen.has(to) && reaches(to, wanted, seen.add(to));
    });
  return [...next.keys()].filter((folder) => reaches(folder, folder)).sort();
}

describe("the folders of the Worker", () => {
  it("import each other in no circle", () => {
    const files = execFileSync("git", ["ls-files", "worker/**/*.ts"], { cwd: PROJECT_ROOT, encoding: "utf8" });
    const sources = files.split("\n").filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/test\//.test(file));
    const arrows = sources.flatMap((file) => arrowsOf(file, readFileSync(join(PROJECT_ROOT, file), "utf8")));
    expect(arrows.length).toBeGreaterThan(200);
    expect(foldersInCircles(arrows)).toEqual([]);
  });

  it("would be named if they did", () => {
    const planted = [
      ...arrowsOf("worker/features/planted/service.ts", 'import { one } from "../../verdicts/one.ts";'),
      ...arrowsOf("worker/verdicts/one.ts", 'import type { Two } from "../features/other/two.ts";'),
      ...arrowsOf("worker/features/other/deeper/two.ts", 'import { three } from "../../planted/three.ts";'),
    ];
    expect(foldersInCircles(planted)).toEqual(["features/other", "features/planted", "verdicts"]);
  });
});
