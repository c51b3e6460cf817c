import { describe, expect, inject, it } from "vitest";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { openApiDocument } from "../../scripts/openapi/document.ts";
import { apiReference } from "../../scripts/openapi/files.ts";

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

  it("names only examples that answer", async () => {
    const examples = apiReference().groups.flatMap(({ rows }) => rows.flatMap(({ example }) => example ?? []));
    expect(examples.length).toBeGreaterThan(20);
    for (const example of examples) expect((await fetch(origin + example)).status, example).toBe(200);
  });

  it.each(["/stocks/AAPL.md", "/funds/SPY.md", "/methodology.md", "/developers.md", "/llms.txt"])(
    "%s is Markdown with one title",
    async (address) => {
      const answer = await fetch(origin + address);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
      const text = (await answer.text()).replaceAll(/```[\s\S]*?```/g, "");
      expect(text.match(/^# /gm)).toHaveLength(1);
      expect(text).not.toMatch(/(?<!\()<[a-z!]|undefined|\[object/);
    },
  );
});
