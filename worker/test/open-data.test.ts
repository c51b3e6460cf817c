import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { call } from "./admin.ts";
import { openBrowser } from "./browser.ts";
import { makeStock, publish } from "./factories.ts";

const listed: Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values<Endpoint>(feature));

describe("other sites", () => {
  const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const pathOf = ({ path }: Endpoint) => path.replace(":symbol", "AAPL").replace(/:\w+/g, "1");

  it("may read open data only, which is never written to", () => {
    const open = listed.filter(({ openData }) => openData);
    expect(open.length).toBeGreaterThan(8);
    expect(open.filter(({ method, admin }) => method !== "GET" || admin)).toEqual([]);
    const visitors = /session|watchlist|search-history|dashboard|progress|zakat\/history|admin|donations|contact/;
    expect(open.filter(({ path }) => visitors.test(path))).toEqual([]);
  });

  it.each(listed.map((row) => [row.method, row.path, row] as const))("are told so by %s %s", async (method, _, row) => {
    await publish([makeStock("AAPL")]);
    const body = method === "GET" ? undefined : {};
    const { headers } = await call(pathOf(row), { method, headers: foreign, body });
    expect(headers.get("access-control-allow-origin")).toBe(row.openData ? "*" : null);
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    if (row.openData) expect(headers.get("set-cookie")).toBeNull();
  });

  it.each(listed.filter(({ openData }) => openData).map((row) => [row.path, row] as const))(
    "get from %s what a visitor gets",
    async (_, row) => {
      await publish([makeStock("AAPL")]);
      const browser = openBrowser();
      await browser.send("POST", "/api/search-history", { stockId: 1 });
      const cookie = browser.cookie() ?? `__Host-mizan=${"A".repeat(43)}`;
      const read = async (headers: Record<string, string>) =>
        (await (await call(pathOf(row), { headers })).text()).replace(/"requestId":"[^"]*"/, "");
      expect(await read({ cookie })).toBe(await read(foreign));
    },
  );
});
