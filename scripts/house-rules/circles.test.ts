import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

type Arrow = readonly [from: string, to: string];

/** Every file that a file imports, types and lazy imports too. */
function arrowsOf(file: string, text: string): Arrow[] {
  return [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)].map(([, path = ""]) => {
    return [file, normalize(join(dirname(file), path))] as const;
  });
}

/** A feature, and a folder of `domain`, `schema` and the site, is one with what is in it; so is everything that only builds or measures. */
const ROOM = /^(?:worker|web\/src)\/features\/[^/]+|^(?:domain|schema|web\/src)\/[^/]+|^worker(?:\/[^/]+)*(?=\/[^/]+$)/;
const folderOf = (file: string) => ROOM.exec(file)?.[0] ?? "around";

function betweenFolders(arrows: readonly Arrow[]): Arrow[] {
  return arrows.map(([from, to]) => [folderOf(from), folderOf(to)] as const).filter(([from, to]) => from !== to);
}

/** Those from which arrows lead back to where they began. */
function inCircles(arrows: readonly Arrow[]): string[] {
  const next = Map.groupBy(arrows, ([from]) => from);
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    (next.get(from) ?? []).some(([, to]) => to === wanted || (!seen.has(to) && reaches(to, wanted, seen.add(to))));
  return [...next.keys()].filter((one) => reaches(one, one, new Set())).sort();
}

describe("imports", () => {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: PROJECT_ROOT, encoding: "utf8" });
  const sources = listed.split("\n").filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file));
  const arrows = sources.flatMap((file) => arrowsOf(file, readFileSync(join(PROJECT_ROOT, file), "utf8")));

  it("lead no file back to itself, not even by a type", () => {
    expect(arrows.length).toBeGreaterThan(3000);
    expect(inCircles(arrows)).toEqual([]);
  });

  it("lead no folder back to itself", () => {
    expect(inCircles(betweenFolders(arrows))).toEqual([]);
  });

  it("would be named if they did", () => {
    const planted = [
      ...arrowsOf("worker/features/planted/service.ts", 'import { one } from "../../verdicts/deeper/one.ts";'),
      ...arrowsOf("worker/verdicts/deeper/one.ts", 'import type { Two } from "../two.ts";'),
      ...arrowsOf("worker/verdicts/two.ts", 'const three = import("../features/other/deeper/three.ts");'),
      ...arrowsOf("worker/features/other/deeper/three.ts", 'import { service } from "../../planted/service.ts";'),
    ];
    expect(inCircles(planted)).toHaveLength(4);
    expect(inCircles(betweenFolders(planted))).toEqual([
      "worker/features/other",
      "worker/features/planted",
      "worker/verdicts",
      "worker/verdicts/deeper",
    ]);
  });
});
