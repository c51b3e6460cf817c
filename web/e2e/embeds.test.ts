import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";

const browser = await sharedBrowser();
const origin = inject("origin");

/** A page of somebody else's, with what it shows of ours. */
async function pageWith(body: string, colorScheme: "light" | "dark" = "light") {
  const context = await browser.newContext({ colorScheme });
  onTestFinished(() => context.close());
  const faults: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  const html = `<!doctype html><html lang="en"><title>A blog</title><main><h1>A blog</h1>${body}</main></html>`;
  const blog = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  onTestFinished(() => void blog.close());
  await new Promise<void>((listening) => blog.listen(0, "127.0.0.1", listening));
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  return { page, faults };
}

describe("another site's page", () => {
  it("shows a badge in its own size", async () => {
    const { page, faults } = await pageWith(`<img src="${origin}/badge/AAPL.svg" alt="AAPL">`);
    const size = await page
      .locator("img")
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size[0]).toBeGreaterThan(300);
    expect([size[1], faults]).toEqual([20, []]);
  });

  it.each(["light", "dark"] as const)(
    "shows the card that oEmbed gives, accessible in %s colors, and no other page of ours",
    async (scheme) => {
      const card = await (await fetch(`${origin}/oembed?url=${encodeURIComponent(`${origin}/stocks/AAPL`)}`)).json();
      const { page, faults } = await pageWith((card as { html: string }).html, scheme);
      const frame = page.frameLocator("iframe");
      await frame.getByRole("heading", { name: "Is Apple Inc. (AAPL) halal?" }).waitFor();
      expect(await frame.locator("main").innerText()).toMatch(
        /Halal, purify[\s\S]*Screened on \w+ \d+, \d{4} · house limits 33\/33\/5/,
      );
      expect(await frame.locator("main").evaluate((main) => main.scrollHeight <= innerHeight)).toBe(true);
      expect(faults).toEqual([]);
      const bare = await browser.newContext({ colorScheme: scheme, bypassCSP: true });
      onTestFinished(() => bare.close());
      const alone = await bare.newPage();
      await alone.goto(`${origin}/embed/AAPL`);
      expect(await axeFindings(alone)).toEqual([]);
      const framed = await pageWith(`<iframe src="${origin}/stocks/AAPL" title="a page"></iframe>`);
      await framed.page.waitForLoadState("networkidle");
      expect(framed.faults.join(" ")).toMatch(/frame-ancestors|X-Frame-Options/);
    },
  );
});
