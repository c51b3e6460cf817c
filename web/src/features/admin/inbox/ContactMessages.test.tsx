import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { ContactMessage } from "../../../../../schema/contracts/contact.ts";
import { answer, cutNetwork, refuse, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { storeAdminToken } from "../admin-session.ts";
import { ContactMessages } from "./ContactMessages.tsx";

const LIST = "GET /api/admin/contact-messages";
const TOKEN = "t".repeat(43);
const user = userEvent.setup();

const message = (id: number, overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  id,
  name: "Amina",
  email: "amina@example.org",
  subject: `Subject ${id}`,
  message: "First line.\nSecond line <b>not bold</b>.",
  status: "unread",
  createdAt: "2026-11-20T10:30:00.000Z",
  ...overrides,
});

/** Answers the list as the server does, including the unread count. */
function keep(messages: ContactMessage[]) {
  answer(
    LIST,
    ({ query }) => {
      const status = query.get("status");
      const found = messages.filter((one) => !status || one.status === status);
      return query.get("limit") === "1" ? found.slice(0, 1) : found;
    },
    { "X-Total-Count": String(messages.filter(({ status }) => status === "unread").length) },
  );
}

beforeEach(() => storeAdminToken(null));

async function logIn(username: string, password: string) {
  if (username) await user.type(screen.getByLabelText("Username"), username);
  if (password) await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Log in" }));
}

describe("the login", () => {
  it("needs a username and a password", async () => {
    renderPage(<ContactMessages />);
    await logIn("admin", "");
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
    expect(requests).toEqual([]);
  });

  it.each([
    ["the server's error", () => refuse("POST /api/admin/login", 429, "Too many attempts."), "Too many attempts."],
    ["its own words", () => refuse("POST /api/admin/login", 401, ""), "Invalid credentials"],
    ["the network", () => cutNetwork("POST /api/admin/login"), "Network error. Please try again."],
  ])("says that it failed, with %s", async (_, fail, text) => {
    fail();
    renderPage(<ContactMessages />);
    await logIn("admin", "wrong");
    expect((await screen.findByRole("alert")).textContent).toBe(`Login failed${text}`);
    expect(localStorage.getItem("mizan:admin-token")).toBeNull();
  });

  it("keeps the token, shows the messages, and logs out on the server and here", async () => {
    answer("POST /api/admin/login", ({ body }) => {
      expect(body).toEqual({ username: "admin", password: "right" });
      return { token: TOKEN, expiresAt: "2026-11-20T18:30:00.000Z" };
    });
    answer("POST /api/admin/logout", () => ({ message: "Logged out" }));
    keep([message(1)]);
    renderPage(<ContactMessages />);
    await logIn("admin", "right");
    expect(await screen.findByRole("heading", { name: "Subject 1" })).toBeTruthy();
    expect(localStorage.getItem("mizan:admin-token")).toBe(TOKEN);
    await user.click(screen.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Admin login" })).toBeTruthy();
    expect(localStorage.getItem("mizan:admin-token")).toBeNull();
    expect(requests).toContain("POST /api/admin/logout");
  });

  it("returns to the page the admin came from, and to no other site", async () => {
    answer("POST /api/admin/login", () => ({ token: TOKEN, expiresAt: "2026-11-20T18:30:00.000Z" }));
    keep([]);
    const { address, unmount } = renderPage(<ContactMessages />, { at: "/admin/contact?next=/automation" });
    await logIn("admin", "right");
    await waitFor(() => expect(address()).toBe("/automation"));
    unmount();
    storeAdminToken(null);
    const other = renderPage(<ContactMessages />, { at: "/admin/contact?next=/nowhere" });
    await logIn("admin", "right");
    expect(await screen.findByText("No messages here.")).toBeTruthy();
    expect(other.address()).toBe("/admin/contact?next=/nowhere");
  });
});

describe("the messages", () => {
  beforeEach(() => storeAdminToken(TOKEN));

  it("appear as typed, and move from unread to read and to replied", async () => {
    const messages = [message(1)];
    keep(messages);
    answer("PATCH /api/admin/contact-messages/:id/read", () => message(1, { status: "read" }));
    answer("PATCH /api/admin/contact-messages/:id/replied", () => message(1, { status: "replied" }));
    renderPage(<ContactMessages />);
    const item = await screen.findByRole("article", { name: "Subject 1" });
    expect(item.textContent).toContain("Second line <b>not bold</b>.");
    expect(item.textContent).toContain("Nov 20, 2026, 10:30 AM UTC");
    expect(await screen.findByText("1 unread message")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Reply by email" }).getAttribute("href")).toBe(
      "mailto:amina@example.org?subject=Re%3A%20Subject%201",
    );
    await user.click(screen.getByRole("button", { name: "Mark as read" }));
    expect(await within(item).findByText("Read")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Mark as read" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Mark as replied" }));
    expect(await within(item).findByText("Replied")).toBeTruthy();
  });

  it.each([
    ["is no longer valid", LIST],
    ["is refused while marking", "PATCH /api/admin/contact-messages/:id/read"],
  ] as const)("log out when the token %s, and say so once", async (_, endpoint) => {
    keep([message(1)]);
    refuse(endpoint, 401, "Unauthorized");
    const { notices } = renderPage(<ContactMessages />);
    if (endpoint !== LIST) await user.click(await screen.findByRole("button", { name: "Mark as read" }));
    expect(await screen.findByRole("heading", { name: "Admin login" })).toBeTruthy();
    expect(localStorage.getItem("mizan:admin-token")).toBeNull();
    expect(notices.map(({ title }) => title)).toEqual(["Unauthorized"]);
  });
});
