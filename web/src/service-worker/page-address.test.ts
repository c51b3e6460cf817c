import { describe, expect, it } from "vitest";
import { ROUTES } from "../app/routes.ts";
import { OFFLINE_ROUTES, offlinePageOf } from "./page-address.ts";

describe("the page that opens without a network", () => {
  it.each(["/admin/contact", "/admin/refresh", "/no-such-page", "/courses", "/courses/1/modules", "/api/stocks/AAPL"])(
    "is none for %s",
    (path) => {
      expect(offlinePageOf(path)).toBeUndefined();
    },
  );

  it.each([
    ["/", "/"],
    ["/screener", "/screener"],
    ["/donate/success", "/donate/success"],
    ["/courses/4", "/courses/0"],
    ["/courses/4/modules/402", "/courses/0/modules/0"],
  ])("is, for %s, the one at %s", (path, page) => {
    expect(offlinePageOf(path)).toBe(page);
  });

  it("exists for every public route", () => {
    const pages = ROUTES.map(({ page }) => page).filter((page) => !/Admin|NotFound/.test(page));
    expect(OFFLINE_ROUTES.map(({ page }) => page)).toEqual(pages);
  });
});
