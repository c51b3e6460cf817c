import { describe, expect, it } from "vitest";
import { asksForKeptAnswer, keptAt, mayBeKept, stamped } from "./kept-answers.ts";

const asks = (path: string, init: RequestInit = {}) => {
  const url = new URL(path, "https://mizan.test");
  return asksForKeptAnswer(new Request(url, init), url);
};
const answer = (cacheControl: string | undefined, status = 200) =>
  new Response("{}", { status, headers: cacheControl === undefined ? {} : { "Cache-Control": cacheControl } });

describe("an answer is never cached", () => {
  it.each([
    "/api/watchlists",
    "/api/watchlists/7",
    "/api/search-history",
    "/api/session",
    "/api/session/export",
    "/api/admin/session",
    "/api/admin/contact-messages",
    "/api/dashboard/stats",
    "/api/zakat/history",
    "/api/courses/1/progress",
    "/api/courses/1/modules/101/progress",
    "/api/forum/posts",
    "/api/automation/status",
    "/api/stocks/search",
    "/api/stocks/browse",
    "/api/stocks/AAPL/notes",
    "/admin/contact",
  ])("when it is that of %s", (path) => {
    expect(asks(path)).toBe(false);
  });

  it("when it is asked for with a query, another method or a login", () => {
    expect(asks("/api/stocks/AAPL/verdict?visitor=1")).toBe(false);
    expect(asks("/api/stocks/AAPL/verdict", { method: "POST" })).toBe(false);
    expect(asks("/api/stocks/AAPL/verdict", { headers: { Authorization: "Bearer admin" } })).toBe(false);
  });

  it.each([
    ["private, no-store", 200],
    ["public, no-store", 200],
    ["public, Private", 200],
    ["max-age=300", 200],
    [undefined, 200],
    ["public, max-age=300", 404],
    ["public, max-age=300", 500],
    ["public, max-age=300", 206],
  ])("when it says %s with status %i", (cacheControl, status) => {
    expect(mayBeKept(answer(cacheControl, status))).toBe(false);
  });
});

describe("an answer is cached", () => {
  it.each([
    "/api/stocks/AAPL/verdict",
    "/api/stocks/BRK.B/verdict",
    "/api/stocks/AAPL/figures",
    "/api/courses",
    "/api/courses/2",
    "/api/courses/2/modules",
    "/api/courses/2/modules?language=ar",
    "/api/zakat/nisab",
  ])("when it is that of %s", (path) => {
    expect(asks(path)).toBe(true);
  });

  it("when it says that it is public", () => {
    expect(mayBeKept(answer("public, max-age=300"))).toBe(true);
  });

  it("unchanged, with the time of caching", async () => {
    const kept = stamped(answer("public, max-age=300"), new Date("2026-11-20T08:00:00Z"));
    expect(keptAt(kept)).toBe("2026-11-20T08:00:00.000Z");
    expect(kept.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(await kept.text()).toBe("{}");
  });
});
