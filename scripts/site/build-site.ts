import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { ROUTES } from "../../web/src/app/routes.ts";
import type { SitePage } from "../../web/src/app/site-page.ts";
import type { LearningContent } from "../../worker/features/learning/publish.ts";
import { readLearningContent } from "../content/learning-files.ts";
import { buildEdge } from "./build-edge.ts";
import { buildServiceWorker, contentHash } from "./build-service-worker.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { headersFile } from "./page-headers.ts";
import { pageHtml, pageParts } from "./page-html.ts";
import { redirectRules, routesFile } from "./page-routing.ts";
import { siteOrigin } from "./share-tags.ts";
import { listedPaths, siteMap } from "./site-map.ts";

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
    const parts = await pageParts(dist, manifest, page.route, template);
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
