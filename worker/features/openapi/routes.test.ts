import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../../schema/contracts/endpoint.ts";
import { endpoints } from "../../../schema/contracts/endpoints.ts";
import { openApiEndpoints } from "../../../schema/contracts/openapi.ts";
import { call } from "../../test/admin.ts";
import { openBrowser } from "../../test/browser.ts";
import { makeStock, publish } from "../../test/factories.ts";

const listed: Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values<Endpoint>(feature));
const templated = (path: string) => path.replace(/:(\w+)/g, "{$1}");

async function document() {
  return openApiEndpoints.document.response.parse(await (await call("/api/openapi.json")).json());
}

describe("GET /api/openapi.json", () => {
  it("describes every row of the endpoint table, and nothing else", async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(listed.map(({ method, path }) => `${method} ${templated(path)}`).sort());
  });

  it("names every operation once and every piece of a path", async () => {
    const operations = Object.entries((await document()).paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const parameters = (operation["parameters"] ?? []) as { name: string; in: string; required: boolean }[];
      const pieces = parameters.filter((parameter) => parameter.in === "path");
      expect(pieces.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
      expect(pieces.every(({ required }) => required)).toBe(true);
    }
  });

  it("says of every row what it needs, how it succeeds and how it can fail", async () => {
    const { paths, components } = await document();
    for (const row of listed) {
      const operation = paths[templated(row.path)]?.[row.method.toLowerCase()];
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses, row.path).toContain(String(row.status ?? 200));
      expect(statuses, row.path).toContain("500");
      expect(statuses.includes("401"), row.path).toBe(
        row.admin === true || row.errors?.includes("unauthorized") === true,
      );
      expect(operation?.["security"], row.path).toEqual(row.admin ? [{ admin: [] }] : undefined);
      expect(statuses.includes("415"), row.path).toBe(row.body !== undefined);
      expect(operation?.["requestBody"] !== undefined, row.path).toBe(row.body !== undefined);
    }
    expect(components["securitySchemes"]).toMatchObject({ admin: { type: "http", scheme: "bearer" } });
  });

  it("refers to nothing that is not in it", async () => {
    const text = JSON.stringify(await document());
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference));
    expect([...references]).toEqual(["#/components/schemas/Error"]);
  });

  it("describes what the server answers: a list's headers and fields", async () => {
    const { paths } = await document();
    const text = JSON.stringify(paths["/api/admin/contact-messages"]?.["get"]);
    for (const word of ["X-Total-Count", "X-Unread-Count", "unread", "createdAt", "cursor"])
      expect(text).toContain(word);
  });

  it("may be kept and read by anyone", async () => {
    const { headers } = await call("/api/openapi.json");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("GET /api/docs", () => {
  it("shows every path of the document as a page without scripts and without anything from elsewhere", async () => {
    const response = await call("/api/docs");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await response.text();
    for (const { path } of listed) expect(page).toContain(templated(path));
    expect(page).not.toMatch(/<script|<link|<img|<iframe|javascript:|\son\w+=|\sstyle=/i);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toContain("[object");
    expect(page).not.toContain("undefined");
  });

  it("lets nothing run and only its own style apply", async () => {
    const response = await call("/api/docs");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    const style = /<style>([\s\S]*)<\/style>/.exec(await response.text())?.[1] ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  });
});

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
