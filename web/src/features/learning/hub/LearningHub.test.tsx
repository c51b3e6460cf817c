import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FeaturedContent } from "../../../../../schema/contracts/learning.ts";
import { answer, refuse } from "../../../test/api.ts";
import { COURSE } from "../../../test/course.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { LearningHub } from "./LearningHub.tsx";

const item: FeaturedContent = {
  id: 1,
  type: "Video",
  title: "A stock page, read line by line",
  author: "A scholar",
  authorCredentials: "Teacher",
  duration: "10 min",
  tags: ["Screening", "Beginners", "Third"],
  isVerified: true,
  url: null,
};
const course = { ...COURSE, id: 2, title: "How a Share Is Screened", color: "no such color" };

const user = userEvent.setup();

beforeAll(async () => {
  await import("./ComingSoonDialog.tsx");
});

beforeEach(() => {
  answer("GET /api/courses", () => [course]);
  answer("GET /api/featured-content", () => [item]);
});

describe("the learning hub", () => {
  it("shows a course with its level, modules and a link to it", async () => {
    renderPage(<LearningHub discussions={null} />);
    const link = await screen.findByRole("link", { name: "Start Course: How a Share Is Screened" });
    expect(link.getAttribute("href")).toBe("/courses/2");
    expect(screen.getByText("Advanced · 2 modules · about 30 minutes")).toBeTruthy();
  });

  it.each([
    ["40", "Continue Course (40%)"],
    ["100", "Review Course"],
  ])("knows that %s percent of a course are done", async (percent, action) => {
    localStorage.setItem("mizan:course-progress", `{"2":${percent}}`);
    renderPage(<LearningHub discussions={null} />);
    expect(await screen.findByRole("link", { name: `${action}: How a Share Is Screened` })).toBeTruthy();
  });

  it("announces an item without an address as available soon, and shows two of its tags", async () => {
    renderPage(<LearningHub discussions={null} />);
    await user.click(await screen.findByRole("button", { name: item.title }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("will be available soon");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(screen.queryByText("Third")).toBeNull();
    expect(screen.getByText("Verified")).toBeTruthy();
  });

  it("never links to a script", async () => {
    answer("GET /api/featured-content", () => [{ ...item, url: "javascript:alert(1)" }]);
    renderPage(<LearningHub discussions={null} />);
    expect(await screen.findByRole("button", { name: item.title })).toBeTruthy();
    expect(screen.queryByRole("link", { name: item.title })).toBeNull();
  });

  it("reports for each part that it could not be loaded, and loads it again", async () => {
    refuse("GET /api/courses", 500, "Something broke");
    renderPage(<LearningHub discussions={null} />);
    expect((await screen.findByRole("alert")).textContent).toContain("The courses could not be loaded.");
    expect(await screen.findByText(item.title)).toBeTruthy();
    answer("GET /api/courses", () => []);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No courses yet.")).toBeTruthy();
  });
});
