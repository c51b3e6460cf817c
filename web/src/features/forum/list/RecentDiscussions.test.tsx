import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { ForumPost } from "../../../../../schema/contracts/forum/forum.ts";
import { answer, cutNetwork } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { RecentDiscussions } from "./RecentDiscussions.tsx";

const posts = [1, 2, 3, 4].map(
  (id): ForumPost => ({
    id,
    title: `Question ${id}`,
    content: "A question.",
    category: "general",
    createdAt: "2026-11-20T10:00:00.000Z",
    replyCount: 0,
    isAnswered: false,
    user: { username: "quiet-cedar-41", fullName: null, isTeam: false },
  }),
);

it("shows the three latest with their own links, and a link to all", async () => {
  answer("GET /api/forum/posts", () => posts);
  renderPage(<RecentDiscussions />);
  expect((await screen.findByRole("link", { name: "Question 1" })).getAttribute("href")).toBe("/community?post=1");
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Go to the community" }).getAttribute("href")).toBe("/community");
});

it("reports a failed load and an empty list", async () => {
  cutNetwork("GET /api/forum/posts");
  renderPage(<RecentDiscussions />);
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  answer("GET /api/forum/posts", () => []);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No discussions here yet")).toBeTruthy();
});
