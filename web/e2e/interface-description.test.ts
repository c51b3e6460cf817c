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

  it("is a page, which the address of the former one leads to", async () => {
    const answer = await fetch(`${origin}/api/docs`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/developers"]);
    const page = await (await fetch(`${origin}/developers`)).text();
    for (const path of ["/api/stocks/{symbol}", "/api/stocks/bulk", "/api/dataset.csv"]) expect(page).toContain(path);
  });
});
