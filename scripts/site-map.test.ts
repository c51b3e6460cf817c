import { describe, expect, it } from "vitest";
import { ROUTES } from "../web/src/app/routes.ts";
import { readLearningContent } from "./learning-files.ts";
import { listedPaths, siteMap } from "./site-map.ts";

const paths = listedPaths(ROUTES, readLearningContent());

describe("the sitemap", () => {
  it("leaves out the admin's pages, patterns and the page after a donation", () => {
    expect(paths.filter((path) => /admin|success|[:*]/.test(path))).toEqual([]);
  });

  it("lists the public pages, every course and every module once", () => {
    expect(paths).toEqual(expect.arrayContaining(["/", "/screener", "/methodology", "/courses/1"]));
    expect(paths.filter((path) => /^\/courses\/\d+$/.test(path))).toHaveLength(6);
    expect(paths.filter((path) => path.includes("/modules/"))).toHaveLength(33);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("gives whole addresses", () => {
    expect(siteMap(["/learn"], "https://mizan.test")).toContain("<url><loc>https://mizan.test/learn</loc></url>");
  });
});
