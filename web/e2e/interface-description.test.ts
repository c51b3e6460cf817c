import { describe, expect, inject, it } from "vitest";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { openApiDocument } from "../../scripts/openapi/document.ts";

const origin = inject("origin");

describe("the description of the interface", () => {
  it("is served as generated from the endpoint table, for scripts of any site", async () => {
    const answer = await fetch(`${origin}/api/openapi.json`, { redirect: "manual" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
  });

  it("is a page without scripts", async () => {
    const answer = await fetch(`${origin}/api/docs`, { redirect: "manual" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+';/);
    expect(await answer.text()).toContain("/api/stocks/{symbol}");
  });
});
