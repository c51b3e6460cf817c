import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ForumPost, ForumReply } from "../../../../../schema/contracts/forum/forum.ts";
import { answer, cutNetwork, refuse, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { Forum } from "./Forum.tsx";
import { RecentDiscussions } from "./RecentDiscussions.tsx";

const writer = { username: "quiet-cedar-41", fullName: null, isTeam: false };
const makePost = (overrides: Partial<ForumPost> = {}): ForumPost => ({
  id: 7,
  title: "Is rent halal?",
  content: "A question.",
  category: "screening",
  createdAt: "2026-11-20T10:00:00.000Z",
  replyCount: 0,
  isAnswered: false,
  user: writer,
  ...overrides,
});
const makeReply = (overrides: Partial<ForumReply> = {}): ForumReply => ({
  id: 1,
  content: "An answer.",
  createdAt: "2026-11-20T11:00:00.000Z",
  isScholarResponse: false,
  user: writer,
  ...overrides,
});

const user = userEvent.setup();

beforeAll(async () => {
  await Promise.all([import("../post/NewDiscussionDialog.tsx"), import("../post/PostDialog.tsx")]);
});

beforeEach(() => {
  answer("GET /api/forum/posts", () => [makePost()], { "X-Total-Count": "1" });
  answer("GET /api/forum/posts/:id", () => makePost());
  answer("GET /api/forum/posts/:id/replies", () => []);
});

describe("the list of discussions", () => {
  it.each([<Forum key="all" />, <RecentDiscussions key="recent" />])(
    "reports a failed load and an empty list",
    async (page) => {
      refuse("GET /api/forum/posts", 500, "Something broke");
      renderPage(page);
      expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
      answer("GET /api/forum/posts", () => []);
      await user.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByText("No discussions here yet")).toBeTruthy();
    },
  );

  it("shows the full name beside the username or the username alone, and a badge on answered discussions", async () => {
    answer("GET /api/forum/posts", () => [
      makePost({ id: 1, isAnswered: true, user: { ...writer, fullName: "Maryam Yusuf" } }),
      makePost({ id: 2 }),
    ]);
    renderPage(<Forum />);
    const [answered, open] = await screen.findAllByRole("article");
    if (!answered || !open) throw new Error("two discussions are needed");
    expect(within(answered).getByText("Maryam Yusuf")).toBeTruthy();
    expect(within(answered).getByText("quiet-cedar-41")).toBeTruthy();
    expect(within(answered).getByText("Answered")).toBeTruthy();
    expect(within(open).getByText("quiet-cedar-41")).toBeTruthy();
    expect(within(open).queryByText("Answered")).toBeNull();
  });

  it("asks for a category when its tab is chosen, by arrow key too", async () => {
    const { address } = renderPage(<Forum />);
    await user.click(screen.getByRole("tab", { name: "All" }));
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(requests.at(-1)).toBe("GET /api/forum/posts?category=screening"));
    await user.keyboard("{End}");
    await waitFor(() => expect(requests.at(-1)).toBe("GET /api/forum/posts?category=general"));
    expect(address()).toBe("/?category=general");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "General", selected: true }));
  });

  it("counts all and loads more by the answer's cursor", async () => {
    answer("GET /api/forum/posts", ({ query }) => [makePost({ id: query.has("cursor") ? 6 : 7 })], {
      "X-Total-Count": "42",
      Link: '</api/forum/posts?cursor=7>; rel="next"',
    });
    renderPage(<Forum />);
    expect(await screen.findByText("42 discussions")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show more discussions" }));
    await waitFor(() => expect(requests.at(-1)).toBe("GET /api/forum/posts?category=all&cursor=7"));
  });
});

describe("a new discussion", () => {
  async function post(title: string) {
    await user.click(screen.getByRole("button", { name: "New Discussion" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Title"), title);
    await user.type(dialog.getByLabelText("What is it about?"), "A question.");
    await user.click(dialog.getByRole("button", { name: "Post discussion" }));
    return dialog;
  }

  it("requires a title, a text and a category that are more than blanks", async () => {
    const { notices } = renderPage(<Forum />);
    const dialog = await post("  ");
    expect(notices).toEqual([{ tone: "error", title: "Please fill in all fields" }]);
    expect(dialog.getByRole("alert").textContent).toBe("Please fill in all fields");
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  });

  it.each([
    ["with the server's reason", 429, "Please wait.", "Please wait."],
    ["without an inner message", 500, "D1_ERROR", undefined],
  ])("says that it failed, %s", async (_, status, error, description) => {
    refuse("POST /api/forum/posts", status, error);
    const { notices } = renderPage(<Forum />, { at: "/?category=zakat" });
    const dialog = await post("Rent");
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toEqual({ tone: "error", title: "Failed to create post", ...(description && { description }) });
    expect(dialog.getByLabelText<HTMLInputElement>("Title").value).toBe("Rent");
  });
});

describe("a discussion", () => {
  const openAt = "/?post=7";

  it("opens by its address, shows the text as typed, and marks a scholar's reply", async () => {
    const hostile = '<img src=x onerror="alert(1)">\njavascript:alert(1) https://example.com/a.';
    answer("GET /api/forum/posts/:id", () => makePost({ content: hostile }));
    answer("GET /api/forum/posts/:id/replies", () => [makeReply({ isScholarResponse: true }), makeReply({ id: 2 })]);
    renderPage(<Forum />, { at: openAt });
    const dialog = within(await screen.findByRole("dialog"));
    const link = await dialog.findByRole("link", { name: "https://example.com/a" });
    expect(link.getAttribute("rel")).toContain("nofollow");
    expect(link.parentElement?.textContent).toBe(hostile);
    expect(dialog.queryByRole("img", { hidden: true, name: "x" })).toBeNull();
    expect(await dialog.findAllByText("Scholar")).toHaveLength(1);
  });

  it("says so when it no longer exists, and closes to the list", async () => {
    refuse("GET /api/forum/posts/:id", 404, "There is no such discussion");
    const { address } = renderPage(<Forum />, { at: openAt });
    expect((await screen.findByRole("alert")).textContent).toContain("may have been removed");
    expect(screen.getByRole("dialog").textContent).not.toContain("Loading");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(address()).toBe("/"));
  });

  it.each([
    ["  ", "Please enter a reply"],
    ["An answer.", "Failed to post reply"],
  ])("says why the reply %j was not posted, and keeps its text", async (text, title) => {
    cutNetwork("POST /api/forum/posts/:id/replies");
    const { notices } = renderPage(<Forum />, { at: openAt });
    await user.type(await screen.findByLabelText("Your reply"), text);
    await user.click(screen.getByRole("button", { name: "Post reply" }));
    await waitFor(() => expect(notices).toEqual([{ tone: "error", title }]));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your reply").value).toBe(text);
  });

  it("shows a reply once it is posted, and sends a report only once, with the reason it asks for", async () => {
    const replies: ForumReply[] = [];
    answer("GET /api/forum/posts/:id/replies", () => replies);
    answer("POST /api/forum/posts/:id/replies", () => {
      replies.push(makeReply());
      return makeReply();
    });
    const reported = answer("POST /api/forum/posts/:id/report", () => ({ message: "Thank you" }));
    renderPage(<Forum />, { at: openAt });
    await user.type(await screen.findByLabelText("Your reply"), "An answer.");
    await user.click(screen.getByRole("button", { name: "Post reply" }));
    await user.click(await screen.findByRole("button", { name: "Report the reply by quiet-cedar-41" }));
    expect(reported).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Advertising" }));
    const done = await screen.findByRole<HTMLButtonElement>("button", { name: "Reported" });
    expect(done.disabled).toBe(true);
    expect(reported).toEqual([{ replyId: 1, reason: "Advertising" }]);
  });
});
