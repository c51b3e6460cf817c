import { describe, expect, it } from "vitest";
import { ROUTES } from "../../web/src/app/routes.ts";
import { openApiFiles } from "../openapi/files.ts";
import { redirectRules, routesFile } from "./build-site.ts";

const ROUTE = { path: "/courses/:id", page: "CoursePage" };

it("a page with its own file answers its address, not its pattern's page", () => {
  const own = {
    route: ROUTE,
    address: "/courses/1",
    file: "course-pages/1.html",
    answers: [[["courses", 1], {}]] as const,
  };
  const shell = { route: ROUTE, address: "/courses/1", file: "course-shell.html", answers: [] };
  const fixed = { route: { path: "/learn", page: "LearnPage" }, address: "/learn", file: "learn.html", answers: [] };
  expect(redirectRules([shell, own, fixed])).toBe("/courses/1 /course-pages/1 200\n");
});

describe("what runs code", () => {
  const pages = ROUTES.map((route) => ({ route, address: route.path, file: "", answers: [] }));
  const { include, exclude } = JSON.parse(routesFile(pages)) as { include: string[]; exclude: string[] };
  const runsCode = (path: string) =>
    !exclude.some((rule) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule));

  it("is neither a file, the API's description nor a page other than the dashboard, a stock's or a fund's", () => {
    expect(include).toEqual(["/*"]);
    const isStatic = (path: string) => !["*", "/", "/stocks/:symbol", "/funds/:symbol"].includes(path);
    for (const { path } of ROUTES) if (isStatic(path)) expect(runsCode(path.replace(/:\w+/g, "1")), path).toBe(false);
    for (const path of Object.keys(openApiFiles())) expect(runsCode(path), path).toBe(false);
    for (const path of ["/assets/index-1.js", "/favicon.svg", "/sitemap.xml"]) expect(runsCode(path), path).toBe(false);
  });

  it.each([
    "/api/stocks/AAPL",
    "/",
    "/stocks/AAPL",
    "/Screener",
    "//screener",
    "/404",
    "/course-shell",
    "/course-pages/1",
    "/no-such-page",
  ])("is %s", (path) => {
    expect(runsCode(path)).toBe(true);
  });

  it("fits what Cloudflare Pages reads: 100 rules of 100 characters", () => {
    expect(include.length + exclude.length).toBeLessThanOrEqual(100);
    expect(Math.max(...exclude.map((rule) => rule.length))).toBeLessThanOrEqual(100);
  });
});
