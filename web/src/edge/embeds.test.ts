import { createHash, webcrypto } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { STANDINGS, type Standing } from "../../../domain/screening/standing.ts";
import { makeStock } from "../test/stocks.ts";
import { badge } from "./badge.ts";
import { embedPage, oEmbed } from "./embed-page.ts";
import { fromTheLeft, shaped } from "./picture-letters.ts";
import type { EdgeBindings } from "./stock-page.ts";

it("joins its letters, and an alef to the lam before it", () => {
  expect(shaped("هل حلال ماء").join("|").replaceAll("\u200d", "-")).toBe("ه-|-ل| |ح-|-لا||ل| |م-|-ا|ء");
});

it.each([
  ["من \u20681.2%\u2069 أو -5", "-5 وأ \u20681.2%\u2069 نم"],
  ["\u2068Apple Inc.\u2069 (\u20682222.SR\u2069)", "(\u20682222.SR\u2069) \u2068Apple Inc.\u2069"],
  ["Koç Holding 2 و33/33/5.", ".33/33/5و Koç Holding 2"],
])("orders %j for the eye", (line, order) => {
  expect(fromTheLeft(line).join("").replaceAll("\u200d", "")).toBe(order);
});

vi.stubGlobal("__BUILD__", "test");
vi.stubGlobal("crypto", webcrypto);

const ORIGIN = "https://mizan.test";
const VERSIONED = { "cache-control": "public, max-age=300", etag: 'W/"7-1795"' };
const stockOf = (more: Parameters<typeof makeStock>[0] = {}, analysis: Parameters<typeof makeStock>[1] = {}) =>
  makeStock({ symbol: "ACME", name: "Acme Inc.", ...more }, { screenedOn: "2026-11-01", ...analysis });
const found =
  (stock = stockOf()) =>
  () =>
    Response.json(stock, { headers: VERSIONED });
const refused =
  (status: number, headers = {}) =>
  () =>
    Response.json({ error: "No", code: "x" }, { status, headers });

type Serve = (request: Request, env: EdgeBindings) => Promise<Response>;

async function ask(path: string, serve: Serve, answer: () => Response, headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const env: EdgeBindings = {
    API: {
      fetch: async (to) => {
        asked.push(String(to));
        return answer();
      },
    },
    ASSETS: { fetch: async () => new Response("no such page", { status: 404 }) },
  };
  const response = await serve(new Request(ORIGIN + path, { headers }), env);
  return {
    asked,
    response,
    status: response.status,
    header: (name: string) => response.headers.get(name),
    text: await response.text(),
  };
}

const badgeAt = (file: string, answer: () => Response, headers = {}) =>
  ask(`/badge/${file}`, (request, env) => badge(request, env, file), answer, headers);
const embedAt = (symbol: string, answer: () => Response) =>
  ask(`/embed/${symbol}`, (request, env) => embedPage(request, env, symbol), answer);
const cardOf = (query: string, answer = found()) => ask(`/oembed?${query}`, oEmbed, answer);

const titleOf = (svg: string) => /<title[^>]*>([^<]*)</.exec(svg)?.[1];
/** Every color of a path or rectangle behind letters, with its contrast to white. */
const contrasts = (svg: string) =>
  [...svg.matchAll(/fill="#([0-9a-f]{6})"/g)].map(([, hex = ""]) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((place) => {
      const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  });

describe("a badge", () => {
  it.each(["ACME", "ACME.png", ".svg", "ACME.svg.exe"])("is no page at %s", async (file) => {
    const { status, asked } = await badgeAt(file, found());
    expect([status, asked]).toEqual([404, []]);
  });

  it.each([
    ["NOSUCH.svg", 404, "Mizan NOSUCH: Stock not found"],
    ["%3Cscript%3E.svg", 400, "Mizan: Stock not found"],
    ["%E0%A4%A.svg", 400, "Mizan: Stock not found"],
    ["SYMBOLWITHTOOMANYLETTERS.svg", 404, "Mizan: Stock not found"],
    ["ACME.svg", 409, "Mizan ACME: Failed to load stock"],
    ["ACME.svg", 429, "Mizan ACME: Failed to load stock"],
    ["ACME.svg", 503, "Mizan ACME: Failed to load stock"],
  ])("%s that the API answers with %i says so, names no standing and is not cached", async (file, code, title) => {
    const { status, header, text } = await badgeAt(
      file,
      refused(code, { ...VERSIONED, "cache-control": "public, max-age=300" }),
    );
    expect([status, titleOf(text), header("cache-control"), header("etag")]).toEqual([200, title, "no-store", null]);
    for (const label of Object.values(STANDING_LABELS)) expect(text).not.toContain(label);
  });

  it("says so when the API cannot even be asked", async () => {
    const { status, text } = await badgeAt("ACME.svg", () => {
      throw new Error("no binding");
    });
    expect([status, titleOf(text)]).toEqual([200, "Mizan ACME: Failed to load stock"]);
  });

  it.each(STANDINGS)(
    "of a %s stock shows its standing with the standard and the day, in letters that can be read",
    async (standing) => {
      const isScreened = standing !== "not_screened";
      const { text, header } = await badgeAt("ACME.svg", found(stockOf({ standing, isScreened })));
      const shown = [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words);
      const day = isScreened ? "house limits 33/33/5 · Nov 1, 2026" : expect.stringMatching(/\w{3} \d+, \d{4}$/);
      expect(shown[0]).toBe("Mizan ACME");
      expect(shown[1]).toEqual(isScreened ? `${STANDING_LABELS[standing as Standing]} · ${day}` : day);
      for (const contrast of contrasts(text)) expect(contrast).toBeGreaterThan(4.5);
      expect([header("content-type"), header("cross-origin-resource-policy")]).toEqual([
        "image/svg+xml; charset=utf-8",
        "cross-origin",
      ]);
      expect(header("content-security-policy")).toContain("default-src 'none'");
    },
  );

  it("of old figures says from when they are", async () => {
    const age = { ...stockOf().age, figuresOn: "2025-03-31", isStale: true };
    expect(titleOf((await badgeAt("ACME.svg", found(stockOf({ age })))).text)).toContain("Figures up to Mar 31, 2025");
  });

  it("is cached as the answer is, and not sent twice", async () => {
    const { header } = await badgeAt("ACME.svg", found());
    expect([header("cache-control"), header("etag")]).toEqual(["public, max-age=300", 'W/"7-1795-test"']);
    const again = await badgeAt("ACME.svg", () => new Response(null, { status: 304, headers: VERSIONED }), {
      "if-none-match": 'W/"7-1795-test"',
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("is readable by shields.io, which never gets a bare standing either", async () => {
    const { text, header } = await badgeAt("ACME.json", found(stockOf({ standing: "halal" })));
    expect(JSON.parse(text)).toEqual({
      schemaVersion: 1,
      label: "Mizan ACME",
      message: "Halal · house limits 33/33/5 · Nov 1, 2026",
      color: "#0f5840",
      isError: false,
      cacheSeconds: 300,
    });
    expect(header("access-control-allow-origin")).toBe("*");
    expect(JSON.parse((await badgeAt("NONE.json", refused(404))).text)).toMatchObject({
      isError: true,
      message: "Stock not found",
    });
  });

  it("keeps a name's markup as text", async () => {
    const { text } = await badgeAt("ACME.svg", found(stockOf({ name: `</desc><script>alert(1)</script>"'` })));
    expect(text).toContain("&lt;/desc&gt;&lt;script&gt;");
    expect(text).not.toContain("<script");
  });
});

describe("a frame", () => {
  it("may stand in any page, runs nothing, and has no style but its own", async () => {
    const { status, header, text } = await embedAt("ACME", found());
    expect(status).toBe(200);
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(header("content-security-policy")).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *; style-src 'sha256-${hash}'`,
    );
    expect([header("x-frame-options"), header("x-robots-tag")]).toEqual([null, "noindex"]);
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  it.each(STANDINGS)(
    "of a %s stock has its standing, the answer, the standard, the days and the way to the evidence",
    async (standing) => {
      const isScreened = standing !== "not_screened";
      const { text } = await embedAt("ACME", found(stockOf({ standing, isScreened })));
      expect(text).toContain(`<p class="mark">${STANDING_LABELS[standing as Standing]}</p>`);
      expect(text).toContain('href="https://mizan.test/stocks/ACME" target="_blank" rel="noopener"');
      expect(text.includes("Screened on Nov 1, 2026 · house limits 33/33/5")).toBe(isScreened);
    },
  );

  it.each([
    [404, "Stock not found"],
    [409, "Failed to load stock"],
    [503, "Failed to load stock"],
  ])("of a stock that the API answers with %i says so, with that status", async (code, title) => {
    const { status, header, text } = await embedAt("ACME", refused(code, { "retry-after": "60" }));
    expect([status, header("cache-control"), header("retry-after")]).toEqual([code, "no-store", "60"]);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toMatch(/Halal|Haram/);
  });
});

describe("oEmbed", () => {
  const url = (address: string) => `url=${encodeURIComponent(address)}`;
  const own = url(`${ORIGIN}/stocks/ACME`);

  it.each([
    ["", 400],
    ["url=", 400],
    ["url=stocks/ACME", 400],
    [`${own}&maxwidth=0`, 400],
    [`${own}&maxwidth=wide`, 400],
    [`${own}&maxheight=-1`, 400],
    [`${own}&format=xml`, 501],
    [url("https://evil.example/stocks/ACME"), 404],
    [url("https://mizan.test.evil.example/stocks/ACME"), 404],
    [url("https://mizan.test@evil.example/stocks/ACME"), 404],
    [url("javascript:alert(1)//mizan.test/stocks/ACME"), 404],
    [url(`${ORIGIN}/`), 404],
    [url(`${ORIGIN}/stocks/`), 404],
    [url(`${ORIGIN}/stocks/ACME/share.png`), 404],
    [url(`${ORIGIN}/funds/SPY`), 404],
    [url(`${ORIGIN}/admin/contact`), 404],
  ])("answers %j with %i and asks nothing", async (query, status) => {
    const answered = await cardOf(query);
    expect([answered.status, answered.asked]).toEqual([status, []]);
  });

  it.each([
    [404, 404],
    [409, 404],
    [400, 404],
    [503, 503],
    [429, 429],
  ])("answers for a stock that the API answers with %i with %i", async (code, status) => {
    expect((await cardOf(own, refused(code))).status).toBe(status);
  });

  it("answers with a frame of the stock's card, in the language of the page", async () => {
    const { header, text } = await cardOf(own);
    const card = JSON.parse(text);
    expect(card).toMatchObject({
      version: "1.0",
      type: "rich",
      provider_name: "Mizan",
      provider_url: ORIGIN,
      width: 480,
      height: 220,
      cache_age: 300,
    });
    expect(card.html).toContain('<iframe src="https://mizan.test/embed/ACME" width="480" height="220"');
    expect(card.title).toContain("house limits 33/33/5");
    expect([header("access-control-allow-origin"), header("content-type")]).toEqual([
      "*",
      "application/json; charset=utf-8",
    ]);
    const arabic = JSON.parse((await cardOf(url(`${ORIGIN}/ar/stocks/ACME/?x=1#standards`))).text);
    expect(arabic.html).toContain('src="https://mizan.test/ar/embed/ACME"');
  });

  it("is no larger than the page that asks has room for", async () => {
    const { width, height } = JSON.parse((await cardOf(`${own}&maxwidth=300&maxheight=9000`)).text);
    expect([width, height]).toEqual([300, 220]);
  });

  it("keeps a name's markup inside the attribute", async () => {
    const { html } = JSON.parse((await cardOf(own, found(stockOf({ name: `"><script>alert(1)</script>` })))).text);
    expect(html.match(/<[^>"]*(?:"[^"]*"[^>"]*)*>/g)).toHaveLength(2);
  });
});
