import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import type { Served } from "./browser-product.ts";

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

/** The content of a page's style element: all styles that its first paint needs. */
export const inlineRules = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";

type Relatives = {
  /** The page's HTML with its styles inside and no script or font of its own. */
  styledPage: string;
  /** The same app as a plain single-page app, with nothing prerendered and its styles in a file. */
  plainSpa: string;
  remove: () => void;
};

/** Serves variants of a page from the same server. `remove` deletes them. */
export async function relativesOf({ origin, site }: Pick<Served, "origin" | "site">, path: string): Promise<Relatives> {
  const html = await (await fetch(origin + path)).text();
  const folder = mkdtempSync(join(site, "relatives-"));
  const base = `/${folder.slice(site.length + 1)}`;
  const rules = inlineRules(html);
  const bare = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link [^>]*>/g, "");
  const linked = (page: string) =>
    page.replace(`<style>${rules}</style>`, () => `<link rel="stylesheet" href="${base}/page.css">`);
  writeFileSync(join(folder, "page.css"), rules);
  writeFileSync(join(folder, "styled.html"), bare);
  const content = /<div id="root">([\s\S]*)<\/div>\s*<\/body>/.exec(html)?.[1] ?? "";
  // The app reads its page from the address and then loads that page's code.
  writeFileSync(join(folder, "path.js"), `history.replaceState(null, "", ${JSON.stringify(path)});`);
  const plain = linked(html)
    .replace(content, "")
    .replace(/<link rel="(?:modulepreload|preload)"(?![^>]*\/(?:vendor|rolldown-runtime)-)[^>]*>/g, "")
    .replace("<head>", `<head><script src="${base}/path.js"></script>`);
  writeFileSync(join(folder, "spa.html"), plain);
  return {
    styledPage: `${origin}${base}/styled`,
    plainSpa: `${origin}${base}/spa`,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
