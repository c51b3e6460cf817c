import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { CourseProgress } from "../../../../../schema/contracts/learning.ts";
import { answer, cutNetwork, refuse, requests } from "../../../test/api.ts";
import { COURSE, makeModule } from "../../../test/course.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { ModuleView } from "../module/ModuleView.tsx";
import { CourseView } from "./CourseView.tsx";

const progress = (completedModuleIds: number[]): CourseProgress => ({
  courseId: 3,
  moduleCount: 2,
  completedModuleIds,
  progressPercent: completedModuleIds.length * 50,
});

const user = userEvent.setup();

beforeEach(() => {
  answer("GET /api/courses/:id", () => COURSE);
  answer("GET /api/courses/:id/modules", () => [makeModule(301), makeModule(302)]);
  answer("GET /api/courses/:id/progress", () => progress([]));
});

describe("a course", () => {
  it.each([404, 400])("that does not exist (%i) says so, with a link to the hub", async (status) => {
    for (const part of ["", "/modules", "/progress"] as const) refuse(`GET /api/courses/:id${part}`, status, "No such");
    renderPage(<CourseView courseId={-3} />);
    expect(await screen.findByRole("heading", { name: "Course Not Found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to the Learning Hub" }).getAttribute("href")).toBe("/learn");
    expect(document.title).toBe("Course Not Found · Mizan");
  });

  it("can be loaded again after a failure", async () => {
    cutNetwork("GET /api/courses/:id");
    renderPage(<CourseView courseId={3} />);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    answer("GET /api/courses/:id", () => COURSE);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: COURSE.title })).toBeTruthy();
  });

  it.each([301, 1])("opens its first module for its id and for the default one: %i", async (moduleId) => {
    renderPage(<ModuleView courseId={3} moduleId={moduleId} />);
    expect(await screen.findByRole("heading", { level: 1, name: makeModule(301).title })).toBeTruthy();
  });

  it("starts at 0 % and shows three key points of each module", async () => {
    refuse("GET /api/courses/:id/progress", 500, "Something broke");
    renderPage(<CourseView courseId={3} />);
    expect(await screen.findByText("0%")).toBeTruthy();
    expect(screen.getAllByText("third")).toHaveLength(2);
    expect(screen.queryByText("fourth")).toBeNull();
  });
});

describe("a module", () => {
  it("that is not in its course says so, with a link to the course", async () => {
    renderPage(<ModuleView courseId={3} moduleId={999} />);
    expect(await screen.findByRole("heading", { name: "Module Not Found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to the course" }).getAttribute("href")).toBe("/courses/3");
  });

  it("shows its text as text, all key points, and links only references that have an address", async () => {
    renderPage(<ModuleView courseId={3} moduleId={301} />);
    expect(await screen.findByText("<script>alert(1)</script>")).toBeTruthy();
    expect(screen.getByText("Bold").tagName).toBe("STRONG");
    expect(screen.getByText("fourth")).toBeTruthy();
    expect(screen.getByRole("link", { name: /A page/ }).getAttribute("href")).toBe("https://example.com/page");
    expect(screen.queryByRole("link", { name: /A book/ })).toBeNull();
    expect(document.title).toBe("Module about 301 · Mizan");
  });

  it("is marked after the one before it, and no answer that was asked for earlier takes a mark back", async () => {
    const late = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    answer("GET /api/courses/:id/progress", () => late.promise.then(() => progress([])));
    answer("PUT /api/courses/:id/modules/:moduleId/progress", async ({ params: { moduleId } }) => {
      if (moduleId === "301") await first.promise;
      return progress(moduleId === "301" ? [301] : [301, 302]);
    });
    const marks = () => requests.filter((request) => request.startsWith("PUT")).length;
    const both = [301, 302].map((moduleId) => <ModuleView key={moduleId} courseId={3} moduleId={moduleId} />);
    renderPage(both);
    await user.click(await screen.findByRole("link", { name: "Next" }));
    await user.click(screen.getByRole("link", { name: "Complete Course" }));
    expect(marks()).toBe(1);
    first.resolve();
    await waitFor(() => expect(marks()).toBe(2));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Completed", pressed: true })).toHaveLength(2));
    late.resolve();
    await expect(
      waitFor(() => expect(screen.queryAllByRole("button", { name: "Completed" })).toHaveLength(0), { timeout: 100 }),
    ).rejects.toThrow();
  });

  it("completes the course from the last module and returns to the course", async () => {
    answer("GET /api/courses/:id/progress", () => progress([301, 302]));
    const { address } = renderPage(<ModuleView courseId={3} moduleId={302} />);
    await user.click(await screen.findByRole("link", { name: "Complete Course" }));
    expect(address()).toBe("/courses/3");
    expect(requests.some((request) => request.startsWith("PUT"))).toBe(false);
  });

  it("can be marked and unmarked, and reports a failure to save", async () => {
    answer("GET /api/courses/:id/progress", () => progress([301]));
    cutNetwork("PUT /api/courses/:id/modules/:moduleId/progress");
    const { notices } = renderPage(<ModuleView courseId={3} moduleId={301} />);
    const mark = await screen.findByRole("button", { name: "Completed", pressed: true });
    await user.click(mark);
    await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(["Your progress was not saved"]));
    answer("PUT /api/courses/:id/modules/:moduleId/progress", () => progress([]));
    await user.click(mark);
    expect(await screen.findByRole("button", { name: "Mark as completed", pressed: false })).toBeTruthy();
  });

  it("leads to the one before it, and lists the course's modules with the current one marked", async () => {
    renderPage(<ModuleView courseId={3} moduleId={302} />);
    expect((await screen.findByRole("link", { name: "Previous" })).getAttribute("href")).toBe("/courses/3/modules/301");
    const sidebar = within(await screen.findByRole("navigation", { name: "In this course" }));
    expect(sidebar.getByRole("link", { current: "page" }).textContent).toContain("Module about 302");
  });
});
