import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { minimalAppBytes } from "../../bench/browser-bytes.ts";
import { sharedBrowser } from "./browser.ts";
import { SCREENS } from "./screens.ts";
import { painted } from "./visitor.ts";

const SCRIPT = /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Inline scripts and styles; a script element that is declared as data is neither. */
const INLINE =
  /<(script)(?![^>]* (?:src|type="application\/json"))[^>]*>([\s\S]*?)<\/script>|<(style)[^>]*>([\s\S]*?)<\/style>/g;
/** What a browser fetches before it paints: stylesheets, and scripts that are neither modules nor deferred. */
const BLOCKING =
  /<link rel="stylesheet"(?![^>]* disabled)[^>]*>|<script(?=[^>]* src=)(?![^>]* (?:type="module"|async|defer))[^>]*>/g;

/** How much JavaScript the HTML of a route may name, as a multiple of the smallest app of React and React Router. */
const ALLOWANCES: Readonly<Record<string, number>> = { "/": 1.3, "/methodology": 1.15, "/learn": 1.14 };
const OF_OTHER_ROUTES = 1.21;

const minimal = minimalAppBytes();

const browser = await sharedBrowser();

describe.each(SCREENS)("a first visit of %s", (_, path) => {
  it("is answered without a redirect, by a page that names no more than its allowance of code and styles", async () => {
    const answer = await fetch(inject("origin") + path, { redirect: "manual" });
    expect(answer.status).toBe(path === "/no-such-page" ? 404 : 200);
    const html = await answer.text();
    const scripts = addresses(html, SCRIPT);
    expect(scripts.length).toBeGreaterThan(3);
    expect((await gzipBytes(scripts)) / (await minimal)).toBeLessThanOrEqual(
      ALLOWANCES[path.split("?")[0] ?? path] ?? OF_OTHER_ROUTES,
    );
    const styles = [...html.matchAll(STYLE)].map(([, rules = ""]) => rules).join("");
    expect(styles.length).toBeGreaterThan(1_000);
    expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(12_000);
  });

  it("is painted when its HTML has arrived, without waiting for another file", async () => {
    const html = await (await fetch(inject("origin") + path)).text();
    expect(html.match(BLOCKING)).toBeNull();
    const code = html.search(/type="module"|rel="modulepreload"/);
    if (/^\/(?:(?:stocks|funds)\/|\?)./.test(path)) {
      expect(html).not.toContain('as="font"');
      expect(html.indexOf("</footer>")).toBeLessThan(code);
      return;
    }
    const font = html.indexOf('as="font"');
    expect(font).toBeGreaterThan(0);
    expect(font).toBeLessThan(html.indexOf("<style"));
    expect(html.indexOf("<style")).toBeLessThan(code);
  });

  it("has the build's inline scripts and one inline style, each named by its policy, and no other way to bring one", async () => {
    const answer = await fetch(inject("origin") + path);
    const html = await answer.text();
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const sources = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(" ") ?? [];
    // Data for search engines is not an executable script.
    const inline = [...html.replace(/<script type="application\/ld\+json"[\s\S]*?<\/script>/, "").matchAll(INLINE)].map(
      ([, script, code = "", , rules = ""]) =>
        script ? { directive: "script-src", text: code } : { directive: "style-src", text: rules },
    );
    expect(inline.map(({ directive }) => directive).sort()).toEqual(["script-src", "script-src", "style-src"]);
    for (const { directive, text } of inline) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(sources(directive)).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/<[^>]+ style=|<[^>]+ on\w+=/);
  });

  it("caches files with a hash in their name forever", async () => {
    const html = await (await fetch(inject("origin") + path)).text();
    const files = [...html.matchAll(/"(\/assets\/[^"]+\w)"/g)].map(([, file = ""]) => file);
    const kept = await Promise.all(files.map(async (file) => (await served(file)).headers.get("Cache-Control")));
    expect(new Set(kept)).toEqual(new Set(["public, max-age=31536000, immutable"]));
  });
});

it("requests the Learning Hub's discussions before its code is loaded, and nothing twice", async () => {
  const { page, asked } = await watchRequests();
  await page.goto(`${inject("origin")}/learn`);
  await page.waitForLoadState("networkidle");
  await page.close();
  const answers = asked.filter((address) => address.startsWith("/api/"));
  expect(answers.toSorted()).toEqual(["/api/courses", "/api/featured-content", "/api/forum/posts?category=all"]);
  const code = asked.findIndex((address) => address.startsWith("/assets/LearningHub-"));
  expect(code).toBeGreaterThan(asked.indexOf("/api/forum/posts?category=all"));
});

it("fetches what it was opened for beside the dashboard's own code, when it did not come with the page", async () => {
  const { page, asked } = await watchRequests();
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(new URL(response.url()).pathname);
  });
  // The code that reads the API first is held back, so requests that wait for it are not sent.
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/DashboardBody-[^/]*\.js$/, (route) => code.promise.then(() => route.continue()));
  const early = ["/api/stocks/NOSUCH/verdict", "/assets/StockAnalysis-"];
  const fetched = early.map((address) => page.waitForRequest((one) => one.url().includes(address)));
  await page.goto(`${inject("origin")}/?symbol=nosuch`, { waitUntil: "commit" });
  await Promise.all(fetched);
  code.resolve();
  await page.waitForLoadState("networkidle");
  await page.close();
  expect(asked.filter((address) => address === "/api/stocks/NOSUCH/verdict")).toHaveLength(1);
  expect(refused).toEqual(["/api/stocks/NOSUCH/verdict"]);
});

const WAITING = /^\/assets\/(?:DashboardBody|StockAnalysis|StockPageBody|BrowseResults|FundView|LateParts)-/;

describe.each([
  ["/", "DashboardBody"],
  ["/?symbol=brk.b", "StockAnalysis"],
  ["/?market=SAU", "BrowseResults"],
  ["/stocks/AAPL", "StockPageBody"],
  ["/funds/SPY", "FundView"],
])("%s", (path, part) => {
  it("is read by a newcomer as it came: what answers to a touch is fetched at the first one, and nothing that came", async () => {
    const { page, asked } = await watchRequests();
    await page.goto(inject("origin") + path);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((address) => WAITING.test(address))).toEqual([]);
    expect(asked.filter((address) => /^\/api\/(?:stocks|funds|watchlists|search-history)/.test(address))).toEqual([]);
    const fetched = page.waitForRequest((one) => one.url().includes(`/assets/${part}-`));
    await page.mouse.wheel(0, 100);
    await fetched;
    await page.waitForLoadState("networkidle");
    await page.reload({ waitUntil: "commit" });
    await page.waitForRequest((one) => one.url().includes(`/assets/${part}-`));
    await page.close();
  });
});

it.each([true, false])(
  "fetches what a visitor may open next only where they do not save data (saving: %s)",
  async (saves) => {
    const { page, asked } = await watchRequests("allow");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: saves });
    await page.clock.install();
    await page.goto(`${inject("origin")}/contact`);
    await page.waitForLoadState("networkidle");
    await page.mouse.move(200, 400);
    await page.mouse.move(210, 400);
    await page.clock.fastForward(1_000);
    await page.getByRole("link", { name: "Zakat Calculator" }).first().hover();
    await page.clock.fastForward(6_000);
    await painted(page);
    const done = async () => [
      ...[/\/assets\/ZakatPage-/, /\/assets\/Toaster-/].map((file) => asked.some((address) => file.test(address))),
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined),
    ];
    await expect.poll(done).toEqual([!saves, !saves, !saves]);
    await page.context().close();
  },
);

async function watchRequests(serviceWorkers: "block" | "allow" = "block") {
  const page = await browser.newPage({ serviceWorkers });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().slice(inject("origin").length)));
  return { page, asked };
}

it.each([
  ["/courses/1", "why money has rules"],
  ["/?symbol=AAPL", "Permissible. Give"],
  ["/?market=SAU", "Halal Stocks ("],
  ["/?from=search&symbol=apple", "Permissible. Give"],
  ["/courses/1/modules/101", "Key takeaways"],
  ["/portfolio", "needs JavaScript"],
  ["/screener", "needs JavaScript"],
])("the HTML of %s holds its text, for search engines and before any code", async (path, text) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(inject("origin") + path);
  const shown = await page.getByRole("main").innerText();
  await context.close();
  expect(shown).toContain(text);
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
