import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { call } from "./admin.ts";
import { openBrowser } from "./browser.ts";
import { makeStock, publish } from "./factories.ts";

describe("other sites", () => {
  const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const pathOf = ({ path }: Endpoint) => path.replace(":symbol", "AAPL").replace(/:\w+/g, "1");

  it("may read open data only, which is never written to, by GET, or by POST where a question is too long for an address", () => {
    const open = everyEndpoint.filter(({ openData }) => openData);
    expect(open.length).toBeGreaterThan(8);
    expect(open.filter(({ admin }) => admin)).toEqual([]);
    expect(open.flatMap(({ method, path }) => (method === "GET" ? [] : [path]))).toEqual(["/api/stocks/bulk"]);
    const visitors = /session|watchlist|search-history|dashboard|progress|zakat\/history|admin|donations|contact/;
    expect(open.filter(({ path }) => visitors.test(path))).toEqual([]);
  });

  it("are told so before they ask", async () => {
    for (const row of everyEndpoint) {
      const asked = { ...foreign, "access-control-request-method": row.method };
      const { status, headers } = await call(pathOf(row), { method: "OPTIONS", headers: asked });
      const told = [row.path, status, headers.get("access-control-allow-origin")];
      expect(told).toEqual([row.path, ...(row.openData ? [204, "*"] : [405, null])]);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  it("are told so by every answer", async () => {
    await publish([makeStock("AAPL")]);
    for (const row of everyEndpoint) {
      const body = row.method === "GET" ? undefined : {};
      const { headers } = await call(pathOf(row), { method: row.method, headers: foreign, body });
      expect(headers.get("access-control-allow-origin"), row.path).toBe(row.openData ? "*" : null);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      if (row.openData) expect(headers.get("set-cookie")).toBeNull();
    }
  });

  it("get what a visitor gets", async () => {
    await publish([makeStock("AAPL")]);
    const browser = openBrowser();
    await browser.send("POST", "/api/search-history", { stockId: 1 });
    const cookie = browser.cookie() ?? `__Host-mizan=${"A".repeat(43)}`;
    for (const row of everyEndpoint.filter(({ openData, method }) => openData && method === "GET")) {
      const read = async (headers: Record<string, string>) =>
        (await (await call(pathOf(row), { headers })).text()).replace(/"requestId":"[^"]*"/, "");
      expect(await read({ cookie }), row.path).toBe(await read(foreign));
    }
  });
});
