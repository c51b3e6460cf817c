import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { ForumReport } from "../../../../../schema/contracts/forum/forum-moderation.ts";
import { answer, refuse } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { storeAdminToken } from "../admin-session.ts";
import { ForumModeration } from "./ForumModeration.tsx";

const user = userEvent.setup();
const origin = { createdAt: "2026-11-20T10:30:00.000Z", user: { username: "palm-12", fullName: null, isTeam: false } };
const text = { id: 7, title: "Is it halal?", content: "Text" };
const post = { ...text, ...origin, category: "screening" as const, replyCount: 1, isAnswered: false };
const reply = { id: 9, content: "Spam", isScholarResponse: false, ...origin };

beforeEach(() => {
  storeAdminToken("t".repeat(43));
  answer("GET /api/admin/forum/reports", () => []);
  answer("GET /api/forum/posts", () => [post]);
});

it("takes a reported reply down, puts it back, and takes the report off the list", async () => {
  let reports: ForumReport[] = [
    {
      id: 1,
      reason: "Advertising",
      createdAt: origin.createdAt,
      post: { ...text, isRemoved: false },
      reply: { id: 9, content: "Spam", isRemoved: false },
    },
  ];
  answer("GET /api/admin/forum/reports", () => reports);
  answer("PATCH /api/admin/forum/replies/:id/removal", ({ params, body }) => {
    expect(params.id).toBe("9");
    const { isRemoved } = body as { isRemoved: boolean };
    reports = reports.map((report) => ({ ...report, reply: { id: 9, content: "Spam", isRemoved } }));
    return { ...reply, postId: 7, isRemoved };
  });
  answer("PATCH /api/admin/forum/reports/:id/resolved", () => {
    reports = [];
    return { message: "Resolved" };
  });
  const { notices } = renderPage(<ForumModeration />);
  expect(await screen.findByText("Reason: Advertising")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove reply" }));
  await user.click(await screen.findByRole("button", { name: "Put reply back" }));
  await screen.findByRole("button", { name: "Remove reply" });
  await user.click(screen.getByRole("button", { name: "Resolve" }));
  expect(await screen.findByText("Nobody has reported anything.")).toBeTruthy();
  expect(notices.map(({ title }) => title)).toEqual(["Report resolved"]);
});

it("marks a reply as a scholar's response, and says when that failed", async () => {
  answer("GET /api/admin/forum/reports", () => []);
  answer("GET /api/forum/posts/:id/replies", () => [reply]);
  answer("PATCH /api/admin/forum/replies/:id/scholar", ({ body }) => ({
    ...reply,
    ...(body as { isScholarResponse: boolean }),
    postId: 7,
    isRemoved: false,
  }));
  const { notices } = renderPage(<ForumModeration />);
  await user.click(await screen.findByText("Discussions"));
  await user.click(await screen.findByRole("button", { name: "1 reply" }));
  await user.click(await screen.findByRole("button", { name: "Mark as scholar response" }));
  expect(await screen.findByText("Scholar")).toBeTruthy();
  refuse("PATCH /api/admin/forum/replies/:id/scholar", 404, "There is no reply with this id");
  await user.click(screen.getByRole("button", { name: "Not a scholar response" }));
  await waitFor(() => expect(notices[0]?.description).toBe("There is no reply with this id"));
  expect(screen.getByText("Scholar")).toBeTruthy();
});

describe("what was removed", () => {
  const removedAt = "2026-11-21T10:30:00.000Z";
  const removedPost = { ...post, removedAt, title: "Taken down" };
  const removedReply = { ...reply, removedAt, post: { id: 8, title: "Still there", isRemoved: false } };

  async function openRemoved() {
    const page = renderPage(<ForumModeration />);
    await user.click(screen.getByRole("radio", { name: "Removed" }));
    return page;
  }

  it("is listed with its discussion and can be put back long after it was taken down", async () => {
    let posts = [removedPost];
    let replies = [removedReply];
    answer("GET /api/admin/forum/removed-posts", () => posts);
    answer("GET /api/admin/forum/removed-replies", () => replies);
    answer("PATCH /api/admin/forum/posts/:id/removal", ({ params, body }) => {
      expect([params, body]).toEqual([{ id: "7" }, { isRemoved: false }]);
      posts = [];
      return { ...removedPost, isRemoved: false };
    });
    answer("PATCH /api/admin/forum/replies/:id/removal", ({ params, body }) => {
      expect([params, body]).toEqual([{ id: "9" }, { isRemoved: false }]);
      replies = [];
      return { ...removedReply, postId: 8, isRemoved: false };
    });
    const { notices } = await openRemoved();
    await screen.findByRole("heading", { name: "Taken down" });
    await user.click(screen.getByRole("button", { name: "Put discussion back" }));
    expect(await screen.findByText("No discussion is removed.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Reply in “Still there”" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Put reply back" }));
    expect(await screen.findByText("No reply is removed.")).toBeTruthy();
    expect(notices.map(({ title }) => title)).toEqual(["The discussion is back", "The reply is back"]);
  });
});

it("shows a long text whole when asked for", async () => {
  const content = "word ".repeat(400);
  const long = { id: 1, title: "Long", content, isRemoved: false };
  answer("GET /api/admin/forum/reports", () => [
    { id: 1, reason: null, createdAt: origin.createdAt, post: long, reply: null },
  ]);
  renderPage(<ForumModeration />);
  const button = await screen.findByRole("button", { name: "Show the whole text", expanded: false });
  fireEvent.click(button);
  expect(screen.getByRole("button", { name: "Show less", expanded: true })).toBeTruthy();
});
