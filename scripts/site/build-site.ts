import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { KNOWN_FUNDS } from "../../domain/funds/known-funds.ts";
import { fileAddress } from "../../web/src/app/prerendered-file.ts";
import { type AppRoute, ROUTES } from "../../web/src/app/routes.ts";
import type { SitePage } from "../../web/src/app/site-page.ts";
import { coursePath, fundPath, modulePath, PATHS } from "../../web/src/config/paths.ts";
import { UNHASHED_FILES } from "../../web/src/service-worker/page-address.ts";
import type { LearningContent } from "../../worker/features/learning/publish.ts";
import { readLearningContent } from "../content/learning-files.ts";
import { openApiFiles } from "../openapi/files.ts";
import { buildEdge } from "./build-edge.ts";
import { buildServiceWorker, contentHash } from "./build-service-worker.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { headersFile } from "./page-headers.ts";
import { pageHtml, pageParts } from "./page-html.ts";
import { siteOrigin } from "./share-tags.ts";

/**
 * Rules of Cloudflare Pages' `_redirects` for pages that match a pattern but have a file of their own: each answers its address
 * without a redirect. They must come before the rules with a variable, which would answer first.
 */
export function redirectRules(pages: readonly SitePage[]): string {
  return pages
    .filter(({ route, answers }) => route.path.includes(":") && answers.length > 0)
    .map(({ address, file }) => `${address} ${fileAddress(file)} 200\n`)
    .join("");
}

const FILLED_PAGES = ["/", "/stocks/:symbol", "/funds/:symbol"];

const FILES = ["/assets/*", "/icons/*", "/share/*", ...UNHASHED_FILES];
const ROOT_FILES = [
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/service-worker.js",
  "/speculation-rules.json",
];

/**
 * The `_routes.json` of Cloudflare Pages: pages and files are answered without running code. Every other path, including an address
 * in another case, goes to `_worker.js`.
 */
export function routesFile(pages: readonly SitePage[]): string {
  const paths = pages.map(({ route }) => route.path).filter((path) => path !== "*" && !FILLED_PAGES.includes(path));
  const fixed = paths.filter((path) => !path.includes(":"));
  const patterned = paths.filter((path) => path.includes(":")).map((path) => `${path.slice(0, path.indexOf(":"))}*`);
  const exclude = [...new Set([...Object.keys(openApiFiles()), ...fixed, ...patterned, ...FILES, ...ROOT_FILES])];
  return JSON.stringify({ version: 1, include: ["/*"], exclude });
}

/** Pages reached only from within the site: an admin's, and a donor's after the payment. */
const isUnlisted = (path: string) => path.startsWith("/admin/") || path === PATHS.donateSuccess;

export function listedPaths(routes: readonly AppRoute[], { courses }: LearningContent): string[] {
  const fixed = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path) && !isUnlisted(path));
  const learning = courses.flatMap(({ course, modules }) => [
    coursePath(course.id),
    ...modules.map((module) => modulePath(course.id, module.id)),
  ]);
  const funds = KNOWN_FUNDS.map(({ symbol }) => fundPath(symbol));
  return [...fixed, ...funds, ...learning];
}

export function siteMap(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

const web = path.join(import.meta.dirname, "../../web");
const cache = path.join(import.meta.dirname, "../../node_modules/.cache");
const configFile = path.join(web, "vite.config.ts");

type Prerender = {
  sitePages(courses: LearningContent["courses"]): SitePage[];
  renderPage(page: SitePage): Promise<string>;
};

/** Builds the site into `dist`: the browser's files, and every route, course and module as a static page. */
export async function buildSite(dist = path.join(web, "dist")): Promise<void> {
  process.env.NODE_ENV = "production";
  await mkdir(cache, { recursive: true });
  // Inside the project, where its imports find the packages.
  const serverBuild = await mkdtemp(path.join(cache, "mizan-prerender-"));
  try {
    await build({ configFile, logLevel: "warn", mode: "production", build: { outDir: dist, emptyOutDir: true } });
    await addPages(dist, await buildPrerender(serverBuild));
  } finally {
    await rm(serverBuild, { recursive: true });
  }
}

async function buildPrerender(folder: string): Promise<Prerender> {
  await build({
    configFile,
    logLevel: "warn",
    mode: "production",
    publicDir: false,
    build: {
      ssr: "src/app/entry-prerender.tsx",
      outDir: folder,
      manifest: false,
      rollupOptions: { output: { entryFileNames: "entry-prerender.mjs" } },
    },
  });
  return import(pathToFileURL(path.join(folder, "entry-prerender.mjs")).href);
}

async function addPages(dist: string, prerender: Prerender): Promise<void> {
  const template = await readFile(path.join(dist, "index.html"), "utf8");
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
  const pages: string[] = [];
  const content = readLearningContent();
  const sitePages = prerender.sitePages(content.courses);
  for (const page of sitePages) {
    const file = path.join(dist, page.file);
    await mkdir(path.dirname(file), { recursive: true });
    const parts = await pageParts(dist, manifest, page, template);
    const html = pageHtml(template, await prerender.renderPage(page), page, parts);
    await writeFile(file, html);
    pages.push(html);
  }
  const redirects = path.join(dist, "_redirects");
  await writeFile(redirects, redirectRules(sitePages) + (await readFile(redirects, "utf8")));
  await writeFile(path.join(dist, "_routes.json"), routesFile(sitePages));
  await writeFile(path.join(dist, "_headers"), headersFile(inlineHashes(pages)));
  await writeSearchEngineFiles(dist, content);
  // The page names every code file by its hash, so the page's own hash identifies the build.
  await buildEdge(dist, await contentHash(path.join(dist, "stock-shell.html")));
  await buildServiceWorker(dist, manifest);
  await rm(path.join(dist, ".vite"), { recursive: true });
}

async function writeSearchEngineFiles(dist: string, content: LearningContent): Promise<void> {
  const origin = siteOrigin();
  await writeFile(path.join(dist, "sitemap.xml"), siteMap(listedPaths(ROUTES, content), origin));
  await appendFile(
    path.join(dist, "robots.txt"),
    `\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-stocks.xml\n`,
  );
}

if (import.meta.main) await buildSite(process.argv[2]);
