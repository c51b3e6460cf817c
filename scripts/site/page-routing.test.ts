import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../schema/wording/languages.ts";
import { ROUTES } from "../../web/src/app/routes.ts";
import { openApiFiles } from "../openapi/files.ts";
import { patternOf } from "../served-product.ts";
import { redirectRules, redirectsFile, routesFile } from "./build-site.ts";

const ROUTE = { path: "/courses/:id", page: "CoursePage" };

const seven = ["", "/ar", "/ur", "/id", "/tr", "/fr", "/ms"].map(
  (prefix): Language => ({ ...LANGUAGES.ar, prefix: prefix as Language["prefix"] }),
);

it("a page with its own file answers its address, not its pattern's page", () => {
  const own = {
    route: ROUTE,
    address: "/courses/1",
    file: "inner/courses/1.html",
    answers: [[["courses", 1], {}]] as const,
  };
  const shell = { route: ROUTE, address: "/courses/1", file: "inner/course.html", answers: [] };
  const fixed = { route: { path: "/learn", page: "LearnPage" }, address: "/learn", file: "learn.html", answers: [] };
  const rules = [
    "/courses/1 /inner/courses/1 200",
    "/courses/:id /inner/course 200",
    "/courses/:id/ /courses/:id 301",
    "/Learn /learn 301",
  ];
  expect(redirectRules(LANGUAGES.en, [shell, own, fixed]).trim().split("\n")).toEqual(rules);
  expect(redirectRules(LANGUAGES.ar, [own])).toBe("/ar/courses/1 /ar/inner/courses/1 200\n");
});

it("of the rules in seven languages Pages leaves none out: it reads 100 from the first one with a variable on", () => {
  const page = (path: string, file: string, answers: [][] = []) => ({
    route: { path, page: "Page" },
    address: path,
    file,
    answers,
  });
  const shells = [page("/courses/:id", "a"), page("/courses/:id/modules/:module", "b")];
  const own = Array.from({ length: 40 }, (_, id) => ({
    ...page("/courses/:id", "c", [[]]),
    address: `/courses/${id}`,
  }));
  const file = redirectsFile([
    "/docs/* /developers 301\n",
    ...seven.map((each) => redirectRules(each, [...own, ...shells] as never)),
  ]);
  const lines = file.trim().split("\n");
  const first = lines.findIndex((line) => /:\w|\*/.test(line));
  expect(lines).toHaveLength(1 + 7 * 44);
  expect(lines.length - first).toBe(1 + 7 * 4);
});

describe("what runs code", () => {
  const { include, exclude } = JSON.parse(routesFile(seven)) as { include: string[]; exclude: string[] };
  const [runs, files] = [include, exclude].map((rules) => new RegExp(patternOf(rules)));
  const runsCode = (path: string) => runs?.test(path) && !files?.test(path);

  it.each(["", "/ar", "/ms"])("is no file and no page under %j but the dashboard, a stock's or a fund's", (prefix) => {
    const isStatic = (path: string) => !["*", "/", "/stocks/:symbol", "/funds/:symbol"].includes(path);
    for (const { path } of ROUTES)
      if (isStatic(path)) expect(runsCode(prefix + path.replace(/:\w+/g, "1")), path).toBe(false);
    for (const path of Object.keys(openApiFiles())) expect(runsCode(path), path).toBe(false);
    for (const path of ["/assets/index-1.js", "/favicon.svg", "/sitemap.xml", `${prefix}/no-such-page`])
      expect(runsCode(path), path).toBe(false);
  });

  it.each([
    ...["/api/stocks/AAPL", "/", "/stocks/AAPL", "/404", "/inner/course", "/inner/courses/1", "/sitemap-stocks.xml"],
    ...[
      "/ar",
      "/ar/stocks/AAPL",
      "/ar/funds/SPY",
      "/ar/stocks/AAPL/share.png",
      "/ar/embed/AAPL",
      "/badge/AAPL.svg",
      "/oembed",
      "/tr/404",
      "/ms/inner/stock",
      "/_worker.js/index.js",
      "/%5Fheaders",
      "/inner%2fstock",
      "/ar/%69nner/stock",
    ],
  ])("is %s", (path) => {
    expect(runsCode(path)).toBe(true);
  });

  it("fits what Cloudflare Pages reads in seven languages: 100 rules of 100 characters", () => {
    expect(include.length + exclude.length).toBeLessThanOrEqual(100);
    expect(Math.max(...include.map((rule) => rule.length))).toBeLessThanOrEqual(100);
  });
});

it("no page's address begins like a language's, whose service worker would answer it", () => {
  for (const { prefix } of Object.values(LANGUAGES))
    if (prefix) for (const { path } of ROUTES) expect(path.startsWith(prefix), path).toBe(false);
});
