import { expect, it } from "vitest";
import { redirectRules } from "./page-redirects.ts";

const ROUTE = { path: "/courses/:id", page: "CoursePage" };

it("a page of its own answers its address, under which its pattern's page would", () => {
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
