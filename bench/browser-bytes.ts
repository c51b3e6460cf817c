import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Browser, BrowserContext } from "playwright-core";
import { build } from "vite";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { inBrowser, inlineRules, MEASURED_PATHS, PREFIX } from "./browser-product.ts";
import { compared, exactly, type Measured } from "./measure.ts";

const JAVASCRIPT_GOALS: Readonly<Record<string, number>> = { "/": 1.3, "/methodology": 1.12, "/learn": 1.12 };
const OTHER_ROUTES = 1.2;
const WITH_ALL_THAT_FOLLOWS = 1.5;
const LIMITS = { stylesheet: 12_000, font: 45_000, all: 200_000 };

/**
 * P11: the bytes of a first visit; each file counts gzipped, fonts and pictures as they are. A browser says which files those are, which
 * size-limit would have to be told.
 */
export function bytes(): Promise<Measured[]> {
  return inBrowser(async ({ origin, browser }) => {
    const minimal = await minimalAppBytes();
    const rows: Measured[] = [];
    const kilobytes = (size: number) => exactly(size / 1000, "kB");
    const loads: (FirstLoad & { path: string })[] = [];
    for (const path of MEASURED_PATHS) {
      const first = await firstLoad(browser, origin, path);
      loads.push({ ...first, path });
      const goal = { atMost: JAVASCRIPT_GOALS[new URL(path, origin).pathname.slice(PREFIX.length)] ?? OTHER_ROUTES };
      const what = `JavaScript that the HTML of ${path} names ÷ minimal app`;
      const later = `; ${(first.script / minimal).toFixed(2)} with the parts that follow by themselves and read the API`;
      rows.push(compared("P11", what + later, { ours: kilobytes(first.named), reference: kilobytes(minimal), goal }));
    }
    const [heaviest] = loads.toSorted((one, other) => other.script - one.script);
    if (heaviest) {
      const what = `JavaScript with all that follows by itself, the largest: ${heaviest.path} ÷ minimal app`;
      const [ours, reference] = [kilobytes(heaviest.script), kilobytes(minimal)];
      rows.push(compared("P11", what, { ours, reference, goal: { atMost: WITH_ALL_THAT_FOLLOWS } }));
    }
    for (const [kind, limit] of Object.entries(LIMITS)) {
      const [largest] = loads.toSorted((one, other) => sizeOf(other, kind) - sizeOf(one, kind));
      if (!largest) continue;
      const what = `${kind === "all" ? "everything" : `every ${kind}`} of a first visit, the largest: ${largest.path}`;
      const [ours, reference] = [kilobytes(sizeOf(largest, kind)), kilobytes(limit)];
      rows.push(compared("P11", what, { ours, reference, goal: { atMost: 1 } }));
    }
    return rows;
  });
}

type FirstLoad = { named: number; script: number; stylesheet: number; font: number; all: number };

const sizeOf = (load: FirstLoad, kind: string) => load[kind as keyof FirstLoad] ?? 0;

async function firstLoad(browser: Browser, origin: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(origin + path)).text();
  const gzipped = (body: string | Buffer) => gzipSync(body, { level: 9 }).length;
  // The inline styles count as a stylesheet, and as part of the HTML in the total.
  const sum: FirstLoad = { named: 0, script: 0, stylesheet: gzipped(inlineRules(html)), font: 0, all: 0 };
  const page = await browser.newPage({ serviceWorkers: "block" });
  const counted: Promise<void>[] = [];
  page.on("response", (response) => {
    const count = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const { pathname } = new URL(response.url());
      const size = /\.(?:woff2|png)$/.test(pathname) ? body.length : gzipped(body);
      const kind = response.request().resourceType();
      sum.all += size;
      if (kind === "script" || kind === "stylesheet" || kind === "font") sum[kind] += size;
      if (kind === "script" && html.includes(`"${pathname}"`)) sum.named += size;
    };
    counted.push(count());
  });
  await page.goto(origin + path);
  await page.waitForLoadState("networkidle");
  await Promise.all(counted);
  await page.close();
  return sum;
}

const REPEATED = ["/", "/screener", "/zakat", "/learn", "/methodology"].map((path) => PREFIX + path);

/** P16: the bytes of a repeat visit, headers included. */
export function repeatVisit(): Promise<Measured[]> {
  return inBrowser(async ({ origin, browser }) => {
    const rows: Measured[] = [];
    for (const path of REPEATED) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      const first = await visitBytes(context, origin + path);
      const repeated = await visitBytes(context, origin + path);
      await context.close();
      const what = `bytes of a repeat visit of ${path} ÷ its first, with headers, before any service worker helps`;
      const [ours, reference] = [exactly(repeated / 1000, "kB"), exactly(first / 1000, "kB")];
      rows.push(compared("P16", what, { ours, reference, goal: { atMost: 0.03 } }));
    }
    return rows;
  });
}

async function visitBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.close();
  return bytes;
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Minimal</title></head>
<body><div id="root"></div><script type="module" src="./app.tsx"></script></body></html>`;

const MINIMAL_APP = `
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router";
const Home = () => <main><h1>Home</h1><Link to="/about">About</Link></main>;
const About = () => <main><h1>About</h1><Link to="/">Home</Link></main>;
hydrateRoot(document.getElementById("root"), <StrictMode><BrowserRouter><Routes>
  <Route path="/" element={<Home />} /><Route path="/about" element={<About />} />
</Routes></BrowserRouter></StrictMode>);
`;

/** Gzipped bytes of JavaScript of the smallest app of React and React Router, prerendered and hydrated with declarative routes. */
export async function minimalAppBytes(): Promise<number> {
  const folder = mkdtempSync(join(PROJECT_ROOT, "bench/app-"));
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    writeFileSync(join(folder, "index.html"), PAGE);
    writeFileSync(join(folder, "app.tsx"), MINIMAL_APP);
    await build({
      configFile: false,
      root: folder,
      plugins: [react()],
      logLevel: "error",
      mode: "production",
      build: { modulePreload: { polyfill: false }, target: ["chrome123", "edge123", "firefox128", "safari17.5"] },
    });
    const assets = join(folder, "dist/assets");
    const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
    return scripts.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length, 0);
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
    rmSync(folder, { recursive: true });
  }
}
