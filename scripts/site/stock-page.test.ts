import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { scriptPayloads } from "../../bench/torture/payload-list.ts";
import { FUND_PARTS } from "../../domain/funds/look-through.ts";
import { wordedStock } from "../../schema/wording/en/stock.ts";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { makeEvidence, makeStock, makeSummary } from "../../web/src/test/stocks.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { addEdgePages, buildEdge, buildEdgePages } from "./build-edge.ts";

const folder = mkdtempSync(join(tmpdir(), "mizan-edge-"));
type Binding = { fetch(to: Request | string | URL, init?: RequestInit): Promise<Response> };

let worker: { fetch(request: Request, env: Readonly<Record<"API" | "ASSETS", Binding>>): Promise<Response> };

beforeAll(async () => {
  const [pages] = await Promise.all([buildEdgePages(), buildEdge(folder)]);
  for (const language of [LANGUAGES.en, LANGUAGES.ar, LANGUAGES.tr])
    await addEdgePages(folder, language, pages, "test");
  worker = (await import(pathToFileURL(join(folder, "_worker.js/index.js")).href)).default;
});

afterAll(() => rmSync(folder, { recursive: true }));

const SHELL =
  '<html><head><title>Is this stock halal? · Mizan</title><meta property="og:title" content="x"></head>' +
  '<body><div id="root"><div id="stock-page" data-symbol=""><!--stock--></div></div></body></html>';
const HEADERS = {
  "content-security-policy": "default-src 'none'",
  "cache-control": "public, max-age=0",
  etag: '"shell"',
};
const STOCK = makeStock({ symbol: "ACME", name: 'Acme </script><b>"Tools"' });
const VERSIONED = { "cache-control": "public, max-age=300", etag: 'W/"7-1795"' };

const ALTERNATIVES = {
  standardId: "mizan",
  industry: "Tools",
  sector: "Industrials",
  region: "Europe",
  compared: 9,
  passing: 1,
  stocks: [{ ...makeSummary({ symbol: "PEER", name: "Peer Works" }), region: "Europe" }],
};
let peers = () => Response.json(ALTERNATIVES);

let suggested = () => new Response(null, { status: 404 });

type Asked = { url: string; headers: Headers };

async function open(path: string, answer: () => Response, headers: Record<string, string> = {}, method = "GET") {
  const asked: Asked[] = [];
  const env = {
    API: {
      fetch: async (to: Request | string | URL, init?: RequestInit) => {
        const url = to instanceof Request ? to.url : String(to);
        if (url.endsWith("/alternatives")) return peers();
        if (url.includes("/companies/search")) return suggested();
        asked.push({ url, headers: new Headers(init?.headers) });
        return answer();
      },
    },
    ASSETS: {
      fetch: async (to: Request | string | URL) => {
        const { pathname } = new URL(to instanceof Request ? to.url : to);
        if (pathname.endsWith("/letters.bin"))
          return new Response(readFileSync(join(PROJECT_ROOT, "web/public", pathname)));
        const status = pathname === "/no-such-page" ? 404 : 200;
        return new Response(pathname === "/" ? "as built" : SHELL, { headers: HEADERS, status });
      },
    },
  };
  const response = await worker.fetch(new Request(`https://mizan.test${path}`, { headers, method }), env);
  return { response, asked, html: await response.text() };
}

const found = () => Response.json(STOCK, { headers: VERSIONED });

describe("the page of a stock", () => {
  it("contains the verdict, its head and the answer, and markup in a name stays text", async () => {
    const { response, html } = await open("/stocks/ACME", found);
    expect(response.status).toBe(200);
    expect(html).toContain('data-symbol="ACME"><h1');
    expect(html).toContain("Permissible. Give 2.0% of each dividend to charity, to purify it: $0.02 per share");
    expect(html).toMatch(/<title[^>]*>Is Acme &lt;\/script&gt;&lt;b&gt;&quot;Tools&quot; halal\? · Mizan<\/title>/);
    expect(html).toContain('rel="canonical" href="https://mizan.test/stocks/ACME"');
    expect(html).not.toContain("</script><b>");
    expect(html).not.toContain('og:title" content="x"');
    const json = /<script type="application\/json" id="answers"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(json ?? "")).toEqual([
      [["stocks", "ACME", "verdict"], JSON.parse(JSON.stringify(wordedStock(STOCK)))],
      [["stocks", "ACME", "alternatives"], ALTERNATIVES],
    ]);
  });

  it("contains better alternatives, and is complete when they cannot be loaded", async () => {
    const { html } = await open("/stocks/ACME", found);
    expect(html).toContain('href="/stocks/PEER">Peer Works</a>');
    expect(html).toContain("1 of 9 comparable companies of its industry, Tools, stands better.");
    peers = () => new Response("", { status: 503 });
    const { response, html: without } = await open("/stocks/ACME", found);
    peers = () => Response.json(ALTERNATIVES);
    expect(response.status).toBe(200);
    expect(without).not.toContain("Better alternatives");
  });

  it("requests no alternatives for a halal stock", async () => {
    const { html } = await open("/stocks/ACME", () => Response.json(makeStock({ standing: "halal" })));
    expect(html).not.toContain("Better alternatives");
  });

  it.each([
    ["halal", "halal"],
    ["questionable", "purify"],
    ["questionable", "doubt"],
    ["haram", "haram"],
    ["questionable", "not_screened"],
  ] as const)("of a stock that is %s (%s) is shared with its own picture", async (complianceStatus, standing) => {
    const { html } = await open("/stocks/ACME", () =>
      Response.json({ ...STOCK, complianceStatus, standing, isScreened: standing !== "not_screened" }),
    );
    expect(html).toContain(`property="og:image" content="https://mizan.test/stocks/ACME/share.png"`);
    expect(html).toContain('property="og:image:width" content="1000"');
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)).toMatchObject({
      "@type": "WebPage",
      url: "https://mizan.test/stocks/ACME",
      about: { "@type": "Corporation", tickerSymbol: "ACME" },
    });
  });

  it("is requested from the API and from the files in parallel", async () => {
    const order: string[] = [];
    const later = (name: string, response: () => Response) => async (to: Request | string | URL) => {
      if (String(to).endsWith("/alternatives")) return new Response(null, { status: 404 });
      order.push(`${name} asked`);
      await new Promise((done) => setTimeout(done, 5));
      order.push(`${name} answered`);
      return response();
    };
    const env = {
      API: { fetch: later("API", found) },
      ASSETS: { fetch: later("files", () => new Response(SHELL, { headers: HEADERS })) },
    };
    await worker.fetch(new Request("https://mizan.test/stocks/ACME"), env);
    expect(order.slice(0, 2).sort()).toEqual(["API asked", "files asked"]);
  });

  it("contains no inline style or script that its policy would refuse", async () => {
    const { html } = await open("/stocks/ACME", found);
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)="/);
    expect(html).not.toMatch(/<script(?![^>]*type="application\/)/);
  });

  it("keeps the page's policy, and may be cached as long as the answer", async () => {
    const { response } = await open("/stocks/ACME", found);
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("etag")).toBe('W/"7-1795-test"');
  });

  it.each(["", "/share.png"])("%j is not sent again to a reader who has it of this dataset and build", async (part) => {
    const unchanged = () => new Response(null, { status: 304, headers: VERSIONED });
    const { response, asked } = await open(`/stocks/ACME${part}`, unchanged, { "if-none-match": 'W/"7-1795-test"' });
    expect(asked[0]?.headers.get("if-none-match")).toBe('W/"7-1795"');
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe('W/"7-1795-test"');
    // It would replace the policy of the page that the reader has.
    expect(response.headers.has("content-security-policy")).toBe(false);
  });

  it("is sent again when the reader's copy is from another build", async () => {
    const { response, asked } = await open("/stocks/ACME", found, { "if-none-match": 'W/"7-1795-older"' });
    expect(asked[0]?.headers.has("if-none-match")).toBe(false);
    expect(response.status).toBe(200);
  });

  it.each(["/stocks/acme", "/Stocks/ACME", "//stocks//ACME", "/stocks/aCmE"])(
    "redirects from %s to its one address",
    async (path) => {
      const { response } = await open(path, found);
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toBe("https://mizan.test/stocks/ACME");
    },
  );

  it("says with status 404 that a symbol does not exist, is never cached, and is not indexed", async () => {
    const { response, html } = await open("/stocks/NOPE", () =>
      Response.json({ error: "NOPE is <not> valid", code: "not_found" }, { status: 404 }),
    );
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("NOPE is &lt;not> valid");
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("passes on the retry time when the database does not answer", async () => {
    const { response, html } = await open("/stocks/ACME", () =>
      Response.json({ error: "Too busy", code: "unavailable" }, { status: 503, headers: { "retry-after": "60" } }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(html).toContain("Too busy");
  });

  it("has a version without a stock for a browser to cache, which no search engine lists", async () => {
    const { response, html, asked } = await open("/stocks/-", found);
    expect([response.status, html, asked]).toEqual([200, SHELL, []]);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
  });

  it.each(["", "/share.png"])("%j answers other methods than reading with 405", async (part) => {
    expect((await open(`/stocks/ACME${part}`, found, {}, "POST")).response.status).toBe(405);
  });

  it("counts what a page reads against the network of its reader", async () => {
    const { asked } = await open("/stocks/ACME", found, { "cf-connecting-ip": "192.0.2.9" });
    expect(asked.map(({ headers }) => headers.get("cf-connecting-ip"))).toEqual(["192.0.2.9"]);
  });

  it.each([
    ["/stocks/acme", "GET", 301],
    ["/stocks/ACME", "POST", 405],
  ])("protects %s, asked with %s, by the headers of every page", async (path, method, status) => {
    const { response } = await open(path, found, {}, method);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("passes the API's calls on, and leaves every other path to the files", async () => {
    expect((await open("/api/health", () => new Response("api"))).html).toBe("api");
    expect((await open("/stocks/a/b", found)).html).toBe(SHELL);
  });
});

describe("the Arabic page of a stock", () => {
  it("is worded in Arabic under its own address, names the others, and shares its own picture", async () => {
    const { response, html, asked } = await open("/ar/stocks/ACME", found);
    expect(response.status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual(["https://mizan.test/api/stocks/ACME/verdict"]);
    expect(html).toMatch(/<title[^>]*>[^<]*[\u0600-\u06ff]{3}/);
    expect(html).toContain('rel="canonical" href="https://mizan.test/ar/stocks/ACME"');
    expect(html).toContain('hreflang="x-default" href="https://mizan.test/stocks/ACME"');
    expect(html).toContain('property="og:image" content="https://mizan.test/ar/stocks/ACME/share.png"');
    expect(html).toContain('href="/ar/stocks/PEER"');
    expect(html).not.toContain("</script><b>");
  });

  it.each([
    ["/ar/stocks/acme", "/ar/stocks/ACME"],
    ["/ar/stocks/acme/share.png", "/ar/stocks/ACME/share.png"],
    ["/ar/?symbol=ACME", "/ar?symbol=ACME"],
  ])("redirects from %s to %s", async (path, address) => {
    const { response } = await open(path, found);
    expect([response.status, response.headers.get("location")]).toEqual([301, `https://mizan.test${address}`]);
  });

  it.each(["ar", "tr"])("shares a picture in the words and letters of %s", async (code) => {
    const own = await open(`/${code}/stocks/ACME/share.png`, found);
    const english = await open("/stocks/ACME/share.png", found);
    expect(own.html).not.toBe(english.html);
  });

  it("is no page under a prefix that is no language's", async () => {
    const { asked } = await open("/xx/stocks/ACME", found);
    expect(asked).toEqual([]);
  });
});

describe("the picture of a stock", () => {
  it("is a PNG that any site may show, as long and as versioned as the answer", async () => {
    const { response, html, asked } = await open("/stocks/ACME/share.png", found);
    expect(response.status).toBe(200);
    expect(html).toContain("PNG");
    expect(asked.map(({ url }) => url)).toEqual(["https://mizan.test/api/stocks/ACME/verdict"]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=300",
      etag: 'W/"7-1795-test"',
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it.each([404, 409, 400, 503])("of a symbol that the API answers with %i is that answer", async (status) => {
    const { response, html } = await open("/stocks/%E0%A4%A/share.png", () =>
      Response.json({ error: "No" }, { status, headers: { "cache-control": "no-store" } }),
    );
    expect([response.status, html, response.headers.get("cache-control")]).toEqual([
      status,
      '{"error":"No"}',
      "no-store",
    ]);
  });

  it.each([
    ["/stocks/acme/share.png", found],
    ["/stocks/industries/share.png", () => Response.json(["Tools"])],
  ])("is not drawn at another address, %s", async (path, answer) => {
    expect((await open(path, answer)).response.status).toBe(path.includes("acme") ? 301 : 404);
  });
});

describe("the page of a fund", () => {
  it("keeps markup in a name that comes from a filing as text, everywhere on the page", async () => {
    const name = 'Acme </title></script><b a="1">&lt;';
    const fund = { symbol: "ACMX", name, issuer: name, kind: "shares", claimsHalal: false };
    const { html } = await open("/funds/ACMX", () =>
      Response.json({ ...fund, isByDemand: true, unread: null, holdings: null }),
    );
    expect(html).toContain("Acme &lt;/title&gt;&lt;/script&gt;&lt;b a=&quot;1&quot;&gt;&amp;lt;");
    expect(html).not.toContain("</title></script>");
    expect(html).not.toContain("<b a");
    expect(html).toContain('property="og:description" content="What it holds is not known yet."');
    expect(html).toContain('property="og:image" content="https://mizan.test/funds/ACMX/share.png"');
  });
});

describe("five hundred payloads in every stored and external text", () => {
  const PAYLOADS = scriptPayloads(500, 1);
  const stockWith = (text: string) => {
    const stock = makeStock(
      { symbol: "ACME", name: text, industry: text, sector: text, country: text },
      {
        businessActivities: [{ kind: "line_of_business", activity: text, percentage: 98 }],
        evidence: [makeEvidence({ note: text })],
      },
    );
    return () => Response.json(stock);
  };
  const fundWith = (text: string) => {
    const listed = { symbol: text, name: text, weight: 5 };
    const holdings = {
      asOf: "2026-08-01",
      source: "sec-nport",
      url: null,
      screenedOn: "2026-08-22",
      positions: 2,
      declared: 100,
      matched: 100,
      aged: 0,
      standards: [{ standardId: "mizan", parts: Object.fromEntries(FUND_PARTS.map((part) => [part, 10])) }],
      offenders: [{ ...listed, standing: "haram", reason: text }],
      largest: [{ ...listed, standing: "purify" }],
      sectors: [{ sector: text, weight: 100 }],
      purification: { ofPermissible: 1, fromHaram: 2, asIfHeld: 3, known: 100 },
      alike: [{ symbol: text, name: text, overlap: 10, asOf: "2026-08-01" }],
    };
    const fund = { symbol: "ACMX", name: text, issuer: text, kind: "shares", claimsHalal: false };
    return () => Response.json({ ...fund, isByDemand: true, unread: null, holdings });
  };
  const failureWith = (text: string) => () =>
    Response.json({ error: text, code: "not_found", requestId: text }, { status: 404 });

  /** The companies beside the one of the page, by name or alias. */
  const nameAround = (text: string) => {
    const [listed] = ALTERNATIVES.stocks;
    const stocks = [{ ...listed, name: text, symbol: text, industry: text, sector: text }];
    peers = () => Response.json({ ...ALTERNATIVES, industry: text, sector: text, stocks });
    const company = { symbol: text, name: text, exchange: "NYSE", standing: "halal", match: "nearest" };
    suggested = () => Response.json([{ ...company, isClearMatch: false, alias: text }]);
  };

  /** Every tag with its attributes, whose values are left out. */
  const tagsOf = (html: string) =>
    (html.match(/<[^>"]*(?:"[^"]*"[^>"]*)*>/g) ?? []).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));

  it.each([
    ["/stocks/ACME", stockWith],
    ["/stocks/NOBODY", failureWith],
    ["/embed/ACME", stockWith],
    ["/embed/NOBODY", failureWith],
    ["/badge/ACME.svg", stockWith],
    ["/funds/ACMX", fundWith],
  ] as const)("make no element and no attribute of %s, whatever policy the page has", async (path, answerWith) => {
    onTestFinished(() => {
      peers = () => Response.json(ALTERNATIVES);
      suggested = () => new Response(null, { status: 404 });
    });
    nameAround("plain");
    const plain = tagsOf((await open(path, answerWith("plain"))).html);
    expect(plain.length).toBeGreaterThan(8);
    for (const payload of PAYLOADS) {
      nameAround(payload);
      const { html } = await open(path, answerWith(payload));
      expect(tagsOf(html), payload).toEqual(plain);
    }
  });
});

describe("what other sites show", () => {
  it("is a frame in the language of its address, and a badge and a card in English", async () => {
    const frame = await open("/ar/embed/ACME", found);
    expect(frame.html).toContain('<html lang="ar" dir="rtl">');
    expect(frame.html).toContain('href="https://mizan.test/ar/stocks/ACME"');
    expect(frame.response.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect((await open("/badge/ACME.svg", found)).html).toContain("Halal, purify · house limits 33/33/5");
    const page = encodeURIComponent("https://mizan.test/ar/stocks/ACME");
    expect((await open(`/oembed?url=${page}`, found)).html).toContain("https://mizan.test/ar/embed/ACME");
    expect((await open("/stocks/ACME", found)).html).toContain(
      'type="application/json+oembed" href="https://mizan.test/oembed?url=https%3A%2F%2Fmizan.test%2Fstocks%2FACME"',
    );
  });

  it.each(["/embed/ACME", "/badge/ACME.svg", "/oembed"])("is only read at %s", async (path) => {
    expect((await open(path, found, {}, "POST")).response.status).toBe(405);
  });

  it.each(["/badge/ACME", "/embed/ACME/share.png", "/badge/ACME.svg/share.png"])("is not at %s", async (path) => {
    const { response, asked } = await open(path, found);
    expect([response.status, asked]).toEqual([404, []]);
  });
});

describe("what answers the API under an address of stocks, and is none", () => {
  const lists = () => Response.json([makeSummary({ symbol: "PEER" })], { headers: VERSIONED });

  it.each([
    ["/stocks/browse", 404, "text/html; charset=utf-8"],
    ["/stocks/search.md", 404, "text/markdown; charset=utf-8"],
    ["/funds/search", 404, "text/html; charset=utf-8"],
    ["/embed/search", 404, "text/html; charset=utf-8"],
    ["/ar/embed/browse", 404, "text/html; charset=utf-8"],
    ["/badge/search.svg", 200, "image/svg+xml; charset=utf-8"],
    ["/badge/industries.json", 200, "application/json; charset=utf-8"],
    ["/oembed?url=https%3A%2F%2Fmizan.test%2Fstocks%2Fbrowse", 404, "application/json"],
    ["/stocks/browse/share.png", 404, null],
    ["/?symbol=browse", 200, null],
  ])("is answered at %s as an unknown symbol is", async (path, status, type) => {
    for (const answer of [lists, () => Response.json({ industries: [] }), () => Response.json(null)]) {
      const { response, html } = await open(path, answer);
      expect([response.status, html.includes("undefined")]).toEqual([status, false]);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      if (type)
        expect([response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
          type,
          "no-store",
        ]);
    }
  });
});

describe("the dashboard", () => {
  it.each(["/", "/?symbol=", "/?symbol=%20", "/?market=NOWHERE", "/?symbol=NOPE", "/?from=search&symbol=NOPE"])(
    "is as it was built at %s, where nothing is found",
    async (path) => {
      expect((await open(path, () => Response.json({ error: "No" }, { status: 404 }))).html).toBe("as built");
    },
  );

  it.each(["/?symbol=acme", "/?from=search&symbol=ACME"])(
    "has the stock of %s in its HTML and its data, and markup in a name stays text",
    async (path) => {
      const { html, asked } = await open(path, found);
      expect(asked.map(({ url }) => url)).toEqual(["https://mizan.test/api/stocks/ACME/verdict"]);
      expect(html).toContain('data-symbol="/?symbol=ACME"><article');
      expect(html).toContain("Yes, and give");
      expect(html).toContain('[["stocks","ACME","verdict"],{');
      expect(html).not.toContain("</script><b>");
    },
  );

  it("finds what a name means that was sent before hydration, and asks nothing of a name that may mean several", async () => {
    const company = { symbol: "ACME", name: "Acme", match: "exact", isClearMatch: true };
    const named = (traits: object) => {
      suggested = () => Response.json([{ ...company, ...traits }]);
      return open("/?from=search&symbol=acme%20tools", found);
    };
    expect((await named({})).html).toContain('data-symbol="/?symbol=ACME"');
    expect((await named({ isClearMatch: false })).html).toBe("as built");
    expect((await named({ isFund: true })).html).toBe("as built");
    suggested = () => new Response(null, { status: 404 });
  });

  it("has the halal stocks of a market in its HTML and its data", async () => {
    const headers = { "x-total-count": "2", link: '</api/stocks/browse?cursor=7>; rel="next"' };
    const rows = [makeSummary({ symbol: "SHOP", name: "<b>Shop</b>", complianceStatus: "halal" })];
    const { html } = await open("/?market=SAU", () => Response.json(rows, { headers }));
    expect(html).toContain('data-symbol="/?market=SAU"><section');
    expect(html).toContain("Halal Stocks (2 found)");
    expect(html).toContain('"nextCursor":"7"');
    expect(html).not.toContain("<b>Shop");
  });
});

describe("a stock's page as Markdown", () => {
  const markdown = { accept: "text/markdown, text/html;q=0.9" };

  it.each([
    ["/stocks/ACME.md", {}],
    ["/stocks/ACME", markdown],
  ])("is at %s, with %j, and takes no name for markup", async (path, headers) => {
    const { response, html, asked } = await open(path, found, headers);
    expect(response.status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual(["https://mizan.test/api/stocks/ACME/verdict"]);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("vary")).toBe("accept");
    expect(response.headers.get("link")).toBe('<https://mizan.test/stocks/ACME>; rel="canonical"');
    expect(html).toMatch(/^# Is Acme \\<\/script\\>\\<b\\>"Tools" \(ACME\) halal\?\n\n\*\*/);
    expect(html).toContain("## What it rests on");
    expect(html).toContain("neither a fatwa nor advice");
  });

  it("is not what a browser gets, nor who refuses it", async () => {
    const accepts = ["text/html,*/*;q=0.8", "*/*", "text/markdown;q=0, text/html", "text/markdownish", ""];
    for (const accept of accepts) {
      const { response } = await open("/stocks/ACME", found, { accept });
      expect(response.headers.get("content-type"), accept).toBe("text/html; charset=utf-8");
      expect(response.headers.get("vary"), accept).toBe("accept");
    }
  });

  it("has a tag of its own", async () => {
    const notChanged = () => new Response(null, { status: 304, headers: VERSIONED });
    const page = (await open("/stocks/ACME", found)).response.headers.get("etag") ?? "";
    const text = (await open("/stocks/ACME.md", found)).response.headers.get("etag") ?? "";
    expect(text).not.toBe(page);
    const again = await open("/stocks/ACME.md", notChanged, { "if-none-match": text });
    expect([again.response.status, again.response.headers.get("etag")]).toEqual([304, text]);
    const other = await open("/stocks/ACME.md", found, { "if-none-match": page });
    expect([other.response.status, other.asked[0]?.headers.get("if-none-match")]).toEqual([200, null]);
  });

  it("is named by the page in English, leads to the symbol as it is written, and says in a sentence why there is none", async () => {
    const link = '<link data-served rel="alternate" type="text/markdown" hreflang="en" href="/stocks/ACME.md">';
    expect((await open("/stocks/ACME", found)).html).toContain(link);
    expect((await open("/ar/stocks/ACME", found)).html).not.toContain("text/markdown");
    const { response } = await open("/stocks/acme.md", found);
    expect([response.status, response.headers.get("location")]).toEqual([301, "https://mizan.test/stocks/ACME.md"]);
    const missing = () => Response.json({ error: "There is no *such* stock" }, { status: 404 });
    const unknown = await open("/stocks/NOPE.md", missing);
    expect([unknown.response.status, unknown.html]).toEqual([404, "# 404\n\nThere is no \\*such\\* stock\n"]);
    expect(unknown.response.headers.get("cache-control")).toBe("no-store");
  });
});
