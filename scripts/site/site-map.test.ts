import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { ROUTES } from "../../web/src/app/routes.ts";
import { readLearningContent } from "../content/learning-files.ts";
import { checkSettings, listedPaths, llmsText, siteMap } from "./build-site.ts";

const content = readLearningContent();
const paths = listedPaths(ROUTES, content);

describe("the sitemap", () => {
  it("leaves out the admin's pages, patterns and the page after a donation", () => {
    expect(paths.filter((path) => /admin|success|[:*]/.test(path))).toEqual([]);
  });

  it("lists the public pages, every course and every module once", () => {
    expect(paths).toEqual(expect.arrayContaining(["/", "/screener", "/methodology", "/courses/1"]));
    const learning = content.courses.flatMap(({ course, modules }) => [
      `/courses/${course.id}`,
      ...modules.map(({ id }) => `/courses/${course.id}/modules/${id}`),
    ]);
    expect(paths.filter((path) => path.startsWith("/courses/"))).toEqual(learning);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("gives whole addresses", () => {
    expect(siteMap(["/learn"], "https://mizan.test", [LANGUAGES.en])).toContain(
      "<url><loc>https://mizan.test/learn</loc></url>",
    );
  });

  it("lists a page in each language, each with all of them", () => {
    const map = siteMap(["/", "/learn"], "https://mizan.test", [LANGUAGES.en, LANGUAGES.ar]);
    const entries = map.match(/<url>.*<\/url>/g) ?? [];
    expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual(
      ["/", "/ar", "/learn", "/ar/learn"].map((path) => `https://mizan.test${path}`),
    );
    for (const entry of entries)
      expect([...entry.matchAll(/hreflang="([\w-]+)"/g)].map(([, code]) => code)).toEqual(["en", "ar", "x-default"]);
    expect(map).toContain('hreflang="ar" href="https://mizan.test/ar/learn"/>');
  });
});

it.each([
  ["VITE_REPLY_HOURS", ["48"], ["soon", "0", "-1", "1.5"]],
  ["VITE_DONATION_LINK", ["https://pay.example/a?b=1"], ["http://pay.example", "javascript:alert(1)", "pay"]],
])("is not built with a wrong %s", (name, right, wrong) => {
  for (const value of [undefined, "", ...right]) expect(() => checkSettings({ [name]: value })).not.toThrow();
  for (const value of wrong) expect(() => checkSettings({ [name]: value })).toThrow(name);
});

describe("llms.txt", () => {
  it("has one title, then a summary, then lists of whole addresses, each with a note", () => {
    const [title, , summary, ...rest] = llmsText("https://mizan.test").split("\n");
    expect(title).toBe("# Mizan");
    expect(summary).toMatch(/^> \w/);
    expect(rest.filter((line) => line.startsWith("# "))).toEqual([]);
    const items = rest.filter((line) => line.startsWith("-"));
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) expect(item).toMatch(/^- \[[^\]]+\]\(https:\/\/mizan\.test\/\S+\): \w/);
  });
});
