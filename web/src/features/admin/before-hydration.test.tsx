import { act, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderPage, sitePages } from "../../app/entry-prerender.tsx";
import { answer } from "../../test/api.ts";
import { forgiveTwoRenderers, showPrerendered } from "../../test/prerendered.tsx";
import { storeAdminToken } from "./admin-session.ts";

const TOKEN = "t".repeat(43);
const PAGES = sitePages({ courses: [], featured: [] }).filter(({ address }) => address.startsWith("/admin/"));

afterEach(forgiveTwoRenderers);

describe.each(PAGES.map((page) => [page.address, page] as const))("the page %s before hydration", (address, page) => {
  beforeEach(() => {
    history.replaceState(null, "", address);
    answer("GET /api/admin/contact-messages", () => []);
    answer("GET /api/admin/forum/reports", () => []);
    answer("GET /api/admin/reviews", () => []);
    answer("GET /api/admin/claims", () => []);
    answer("GET /api/admin/security-log", () => []);
    const usage = { used: 1, limit: 100, percent: 1, isAlert: false };
    answer("GET /api/admin/quotas", () => ({
      day: "2026-11-22",
      rowsWritten: usage,
      visitorRows: usage,
      bytesStored: usage,
    }));
  });

  it("contains a login that cannot be submitted, and keeps what is typed and the cursor's place", async () => {
    storeAdminToken(null);
    const { container, hydrate } = await showPrerendered(await renderPage(page));
    const shown = within(container);
    const button = shown.getByRole<HTMLButtonElement>("button", { name: "Log in" });
    const username = shown.getByLabelText<HTMLInputElement>("Username");
    const password = shown.getByLabelText<HTMLInputElement>("Password");
    expect(button.disabled).toBe(true);
    expect(button.form?.method).toBe("post");
    username.value = "admin";
    password.value = "secret";
    password.focus();
    expect(await hydrate()).toEqual([]);
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
});
