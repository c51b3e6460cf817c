import { act, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderPage, sitePages } from "../../app/entry-prerender.tsx";
import { answer } from "../../test/api.ts";
import { forgiveTwoRenderers, standAsleep } from "../../test/asleep.tsx";
import { storeAdminToken } from "./admin-token.ts";

const TOKEN = "t".repeat(43);
const PAGES = sitePages([]).filter(({ address }) => address.startsWith("/admin/"));

afterEach(forgiveTwoRenderers);

describe.each(PAGES.map((page) => [page.address, page] as const))("the sleeping page %s", (address, page) => {
  beforeEach(() => {
    history.replaceState(null, "", address);
    answer("GET /api/admin/contact-messages", () => []);
    answer("GET /api/admin/forum/reports", () => []);
    answer("GET /api/admin/reviews", () => []);
    answer("GET /api/admin/security-log", () => []);
    const usage = { used: 1, limit: 100, percent: 1, isAlert: false };
    answer("GET /api/admin/quotas", () => ({
      day: "2026-11-22",
      rowsWritten: usage,
      visitorRows: usage,
      bytesStored: usage,
    }));
  });

  it("holds a login that nothing can be sent from, and keeps what is typed into it and where", async () => {
    storeAdminToken(null);
    const { container, wake } = await standAsleep(await renderPage(page));
    const shown = within(container);
    const button = shown.getByRole<HTMLButtonElement>("button", { name: "Log in" });
    const username = shown.getByLabelText<HTMLInputElement>("Username");
    const password = shown.getByLabelText<HTMLInputElement>("Password");
    expect(button.disabled).toBe(true);
    expect(button.form?.method).toBe("post");
    username.value = "admin";
    password.value = "secret";
    password.focus();
    expect(await wake()).toEqual([]);
    expect(button.isConnected && !button.disabled).toBe(true);
    expect([username.value, password.value]).toEqual(["admin", "secret"]);
    expect(document.activeElement).toBe(password);
    answer("POST /api/admin/login", ({ body }) => {
      expect(body).toEqual({ username: "admin", password: "secret" });
      return { token: TOKEN, expiresAt: "2026-11-20T18:30:00.000Z" };
    });
    await act(async () => button.click());
    expect(await shown.findByRole("button", { name: "Log out" })).toBeTruthy();
  });

  it("gives way to the area where a token is kept", async () => {
    storeAdminToken(TOKEN);
    const { container, wake } = await standAsleep(await renderPage(page));
    expect(await wake()).toEqual([]);
    const shown = within(container);
    expect(shown.getByRole("button", { name: "Log out" })).toBeTruthy();
    expect(shown.queryByRole("heading", { name: "Admin login" })).toBeNull();
  });
});
