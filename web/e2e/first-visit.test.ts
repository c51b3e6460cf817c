import { gzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { minimalAppBytes } from "../../bench/browser-references.ts";
import { SCREENS } from "./screens.ts";

const SCRIPT = /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g;
const STYLESHEET = /<link rel="stylesheet"(?![^>]* disabled)[^>]* href="([^"]+)"/g;

/** How much JavaScript the HTML of a route may name, against the smallest app of React and React Router. */
const ALLOWANCES: Readonly<Record<string, number>> = { "/": 1.3, "/methodology": 1.12, "/learn": 1.12 };
const OF_OTHER_ROUTES = 1.2;

const minimal = minimalAppBytes();

describe.each(SCREENS)("a first visit of %s", (_, path) => {
  it("is answered without a redirect, by a page that names no more than its allowance of code and styles", async () => {
    const answer = await fetch(inject("origin") + path, { redirect: "manual" });
    expect(answer.status).toBe(path === "/no-such-page" ? 404 : 200);
    const html = await answer.text();
    const [scripts, stylesheets] = [addresses(html, SCRIPT), addresses(html, STYLESHEET)];
    expect(scripts.length).toBeGreaterThan(3);
    expect((await gzipBytes(scripts)) / (await minimal)).toBeLessThanOrEqual(ALLOWANCES[path] ?? OF_OTHER_ROUTES);
    // What the first paint waits for: the styles of every page and those of this one.
    expect(stylesheets.length).toBeLessThanOrEqual(2);
    expect(await gzipBytes(stylesheets)).toBeLessThanOrEqual(12_000);
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.search(/type="module"|rel="modulepreload"|as="font"/));
  });

  it("has no inline script and no inline style", async () => {
    const html = await (await fetch(inject("origin") + path)).text();
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|<[^>]+ style=|<[^>]+ on\w+=/);
  });

  it("is kept for good where its files carry a hash", async () => {
    const html = await (await fetch(inject("origin") + path)).text();
    const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file);
    const kept = await Promise.all(files.map(async (file) => (await served(file)).headers.get("Cache-Control")));
    expect(new Set(kept)).toEqual(new Set(["public, max-age=31536000, immutable"]));
  });
});

const addresses = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = ""]) => address);

async function served(file: string): Promise<Response> {
  const answer = await fetch(inject("origin") + file);
  expect(answer.status, file).toBe(200);
  return answer;
}

async function gzipBytes(files: string[]): Promise<number> {
  const sizes = files.map(async (file) => gzipSync(await (await served(file)).bytes(), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
