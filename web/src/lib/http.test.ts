import { describe, expect, it, vi } from "vitest";
import { answer, cutNetwork, refuse, requests } from "../test/api.ts";
import { makeStock, makeSummary } from "../test/stocks.ts";
import { call, callForPage, HttpError, NetworkError } from "./http.ts";

describe("call", () => {
  it("fails with the status, a colon, a space and the body", async () => {
    refuse("GET /api/stocks/:symbol", 404, "There is no such stock.");
    const failure = await call("GET /api/stocks/:symbol", { params: { symbol: "NONE" } }).catch((error) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({ status: 404, code: "internal", sentence: "There is no such stock." });
    expect(failure.message).toBe('404: {"error":"There is no such stock.","code":"internal","requestId":"test"}');
  });

  it("words the reason of an error, and keeps the server's sentence where it cannot", async () => {
    const sentenceOf = async (problem: object) => {
      vi.stubGlobal("fetch", async () => Response.json({ error: "As the server says.", ...problem }, { status: 404 }));
      const failure = await call("GET /api/dashboard/stats", {}).catch((error) => error);
      return failure.sentence;
    };
    expect(await sentenceOf({})).toBe("As the server says.");
    expect(await sentenceOf({ reason: "of_tomorrow", parameters: {} })).toBe("As the server says.");
    expect(await sentenceOf({ reason: "fund_unknown", parameters: null })).toBe("As the server says.");
    expect(await sentenceOf({ reason: ["fund_unknown"], parameters: {} })).toBe("As the server says.");
    expect(await sentenceOf({ error: 404, reason: 404 })).toBeUndefined();
    expect(await sentenceOf({ reason: "too_long", parameters: { field: {}, max: 200 } })).toBe("As the server says.");
    const titled = { reason: "too_long", parameters: { field: "title", max: 200 } };
    expect(await sentenceOf(titled)).toBe("The title must be at most 200 characters");
    const known = { reason: "fund_unknown", parameters: { symbol: "NONE" } };
    expect(await sentenceOf(known)).toBe("NONE is not a fund that Mizan knows.");
  });

  it("fails with the status text when the body is empty", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 503, statusText: "Service Unavailable" }));
    const failure = await call("GET /api/dashboard/stats", {}).catch((error) => error);
    expect(failure.message).toBe("503: Service Unavailable");
  });

  it("distinguishes a network failure from an error answer", async () => {
    cutNetwork("GET /api/dashboard/stats");
    await expect(call("GET /api/dashboard/stats", {})).rejects.toBeInstanceOf(NetworkError);
  });

  it("does not report an aborted call as a network failure", async () => {
    const stopped = AbortSignal.abort();
    vi.stubGlobal("fetch", async () => Promise.reject(stopped.reason));
    await expect(call("GET /api/dashboard/stats", { signal: stopped })).rejects.toMatchObject({ name: "AbortError" });
  });

  it("writes the symbol into the path so that a slash stays a part of it", async () => {
    answer("GET /api/stocks/:symbol", () => makeStock({ symbol: "BRK.B" }));
    await call("GET /api/stocks/:symbol", { params: { symbol: "BRK/B" } });
    expect(requests).toEqual(["GET /api/stocks/BRK%2FB"]);
  });

  it("sends cookies, and a JSON body only when there is one", async () => {
    const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]));
    vi.stubGlobal("fetch", sent);
    await call("GET /api/companies/search", { query: { q: "micro" } });
    await call("POST /api/watchlists", { body: { stockId: 7 } });
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: "include", headers: {} });
    expect(sent.mock.calls[0]?.[1]).not.toHaveProperty("body");
    expect(sent.mock.calls[1]?.[1]).toMatchObject({
      headers: { "Content-Type": "application/json" },
      body: '{"stockId":7}',
    });
  });
});

describe("callForPage", () => {
  it("reads the total count and the next cursor", async () => {
    answer("GET /api/stocks/browse", () => [makeSummary()], {
      "X-Total-Count": "306",
      Link: '</api/stocks/browse?cursor=42&limit=1>; rel="next"',
    });
    const page = await callForPage("GET /api/stocks/browse", { query: { exchange: "NYSE", cursor: undefined } });
    expect(page).toMatchObject({ totalCount: 306, nextCursor: "42", rows: [{ symbol: "ACME" }] });
    expect(requests).toEqual(["GET /api/stocks/browse?exchange=NYSE"]);
  });

  it("has no next page on the last one", async () => {
    answer("GET /api/stocks/browse", () => []);
    expect(await callForPage("GET /api/stocks/browse", {})).toEqual({ rows: [], totalCount: 0, nextCursor: undefined });
  });
});

describe("the first write of a page", () => {
  type Module = typeof import("./http.ts");
  const write = (http: Module, stockId: number) => http.call("POST /api/search-history", { body: { stockId } });
  const idOf = (init: RequestInit) => JSON.parse(String(init.body)).stockId as number;

  async function newPage(): Promise<{ http: Module; sent: number[]; answers: ((ok: boolean) => void)[] }> {
    vi.resetModules();
    const sent: number[] = [];
    const answers: ((ok: boolean) => void)[] = [];
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      sent.push(idOf(init));
      return new Promise((answer, fail) =>
        answers.push((ok) => (ok ? answer(Response.json({})) : fail(new TypeError("Failed to fetch")))),
      );
    });
    return { http: await import("./http.ts"), sent, answers };
  }

  it("is answered before another one is sent, so that both belong to one session", async () => {
    const { http, sent, answers } = await newPage();
    const writes = [write(http, 1), write(http, 2), write(http, 3)];
    await vi.waitFor(() => expect(sent).toEqual([1]));
    answers[0]?.(true);
    await vi.waitFor(() => expect(sent).toEqual([1, 2, 3]));
    answers[1]?.(true);
    answers[2]?.(true);
    await Promise.all(writes);
  });

  it("lets the next one be the first when it failed", async () => {
    const { http, sent, answers } = await newPage();
    const [failed, next, last] = [write(http, 1), write(http, 2), write(http, 3)];
    await vi.waitFor(() => expect(sent).toEqual([1]));
    answers[0]?.(false);
    await expect(failed).rejects.toThrow("The network gave no answer");
    await vi.waitFor(() => expect(sent).toEqual([1, 2]));
    answers[1]?.(true);
    await next;
    await vi.waitFor(() => expect(sent).toEqual([1, 2, 3]));
    answers[2]?.(true);
    await last;
  });
});
