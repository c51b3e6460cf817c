import { webcrypto } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import type { EdgeBindings } from "./stock-page.ts";
import worker from "./worker.ts";

vi.stubGlobal("crypto", webcrypto);
vi.stubGlobal("__BUILD__", "test");
vi.stubGlobal("__PAGES__", { en: () => import("./pages.ts"), ar: () => import("./pages.ts") });

const told = vi.spyOn(console, "error");
beforeEach(() => told.mockReturnValue(undefined));

const SHELL = '<title>x</title><body><div id="stock-page" data-symbol=""><!--stock--></div></body>';

async function open(path: string, answer: unknown) {
  const files: string[] = [];
  const env: EdgeBindings = {
    API: { fetch: async () => Response.json(answer) },
    ASSETS: {
      fetch: async (to) => {
        files.push(new URL(to instanceof Request ? to.url : to).pathname);
        return new Response(SHELL, { status: files[0]?.endsWith("/no-such-page") ? 404 : 200 });
      },
    },
  };
  const response = await worker.fetch(new Request(`https://mizan.test${path}`), env);
  return { response, files, html: await response.text() };
}

it.each(["/stocks/browse", "/embed/search", "/badge/search.svg", "/?symbol=browse"])(
  "%s, where the API answers without a symbol, breaks nothing",
  async (path) => {
    const { response, html } = await open(path, [{ symbol: "PEER" }]);
    expect(response.status).toBeLessThan(500);
    expect(html).not.toContain("undefined");
  },
);

it.each(["/stocks/ACME", "/funds/ACME", "/embed/ACME", "/badge/ACME.svg", "/stocks/ACME.md"])(
  "says on a page with its headers that %s failed on the way",
  async (path) => {
    const { response, html } = await open(path, { symbol: "ACME" });
    expect([response.status, response.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toContain("Failed to load stock");
    expect(html).not.toMatch(/TypeError|\.tsx?\b|\bat /);
    expect(told).toHaveBeenCalledWith(expect.any(TypeError));
  },
);

it.each([
  ...["/_worker.js", "/_headers", "/_routes.json", "/_redirects", "//_Worker.js", "/%5fheaders", "/%5Fheaders", "/404"],
  ...["/_worker.js/index.js", "/_worker.js/en.js", "/_%77orker.js/index.js", "/inner%2fstock", "/inner%5cstock"],
  ...["/_headers/", "/_routes.json/", "/%255fheaders", "/a/..%2f_headers", "/a%2f%2e%2e%5c_worker.js"],
  ...["/ar/%69nner/stock", "/%34%30%34", "/%E0%A4%A", "/inner/stock.html"],
])("asks the files for no such page where %s is asked for, which is a file of the site's own", async (path) => {
  const { response, files } = await open(path, null);
  expect([response.status, files]).toEqual([404, [expect.stringMatching(/^(?:\/ar)?\/no-such-page$/)]]);
});
