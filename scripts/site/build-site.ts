import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
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
const dist = path.join(web, "dist");
const serverBuild = path.join(import.meta.dirname, "../../node_modules/.cache/mizan-prerender");
const configFile = path.join(web, "vite.config.ts");

type Prerender = {
  sitePages(courses: LearningContent["courses"]): SitePage[];
  renderPage(page: SitePage): Promise<string>;
};

export async function buildSite(): Promise<void> {
  process.env.NODE_ENV = "production";
  await build({ configFile, logLevel: "warn", mode: "production" });
  await build({
    configFile,
    logLevel: "warn",
    mode: "production",
    publicDir: false,
    build: {
      ssr: "src/app/entry-prerender.tsx",
      outDir: serverBuild,
      emptyOutDir: true,
      manifest: false,
      rollupOptions: { output: { entryFileNames: "entry-prerender.mjs" } },
    },
  });
  const prerender: Prerender = await import(pathToFileURL(path.join(serverBuild, "entry-prerender.mjs")).href);
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
  await writeSearchEngineFiles(content);
  // The page names every code file by its hash, so the page's own hash identifies the build.
  await buildEdge(dist, await contentHash(path.join(dist, "stock-shell.html")));
  await buildServiceWorker(manifest);
  await rm(path.join(dist, ".vite"), { recursive: true });
}

async function writeSearchEngineFiles(content: LearningContent): Promise<void> {
  const origin = siteOrigin();
  await writeFile(path.join(dist, "sitemap.xml"), siteMap(listedPaths(ROUTES, content), origin));
  await appendFile(
    path.join(dist, "robots.txt"),
    `\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-stocks.xml\n`,
  );
}

if (import.meta.main) await buildSite();
