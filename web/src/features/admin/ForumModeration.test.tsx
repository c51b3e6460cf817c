import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { ForumReport } from "../../../../schema/contracts/forum-moderation.ts";
import { answer, refuse } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { storeAdminToken } from "./admin-token.ts";
import { ForumModeration } from "./ForumModeration.tsx";

const user = userEvent.setup();
const origin = { createdAt: "2026-11-20T10:30:00.000Z", user: { username: "palm-12", fullName: null, isTeam: false } };
const post = { id: 7, title: "Is it halal?", content: "Text", category: "screening", replyCount: 1, isAnswered: false };
const reply = { id: 9, content: "Spam", isScholarResponse: false, ...origin };

beforeEach(() => storeAdminToken("t".repeat(43)));

it("takes a reported reply down, puts it back, and takes the report off the list", async () => {
  let reports: ForumReport[] = [
    {
      id: 1,
      reason: "Advertising",
      createdAt: origin.createdAt,
      post: { id: 7, title: "Is it halal?", content: "Text", isRemoved: false },
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
  await user.click(screen.getByRole("button", { name: "Take off the list" }));
  expect(await screen.findByText("Nobody has reported anything.")).toBeTruthy();
  expect(notices.map(({ title }) => title)).toEqual(["Report taken off the list"]);
});

it("marks a reply as a scholar's response, and says when that failed", async () => {
  answer("GET /api/admin/forum/reports", () => []);
  answer("GET /api/forum/posts", () => [{ ...post, ...origin, category: "screening" as const }]);
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
