import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { prerenderedFile } from "../../web/src/app/prerendered-file.ts";
import type { AppRoute } from "../../web/src/app/routes.ts";
import { readLearningContent } from "../content/learning-files.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { headersFile } from "./page-headers.ts";
import { pageHtml, pageParts } from "./page-html.ts";
import { siteOrigin } from "./share-tags.ts";
import { listedPaths, siteMap } from "./site-map.ts";

const web = path.join(import.meta.dirname, "../../web");
const dist = path.join(web, "dist");
const serverBuild = path.join(import.meta.dirname, "../../node_modules/.cache/mizan-prerender");
const configFile = path.join(web, "vite.config.ts");

type Prerender = { ROUTES: readonly AppRoute[]; renderRoute(route: AppRoute): Promise<string> };

/** Builds web/dist: the browser's files, and every route of the route table as a static page. */
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
  for (const route of prerender.ROUTES) {
    const rendered = await prerender.renderRoute(route);
    const file = path.join(dist, prerenderedFile(route));
    await mkdir(path.dirname(file), { recursive: true });
    const parts = await pageParts(dist, manifest, route, template);
    const html = pageHtml(template, rendered, route, parts);
    await writeFile(file, html);
    pages.push(html);
  }
  await writeFile(path.join(dist, "_headers"), headersFile(inlineHashes(pages)));
  await writeSearchEngineFiles(prerender.ROUTES);
  await buildServiceWorker(manifest);
  await rm(path.join(dist, ".vite"), { recursive: true });
}

async function writeSearchEngineFiles(routes: readonly AppRoute[]): Promise<void> {
  const origin = siteOrigin();
  await writeFile(path.join(dist, "sitemap.xml"), siteMap(listedPaths(routes, readLearningContent()), origin));
  await appendFile(path.join(dist, "robots.txt"), `\nSitemap: ${origin}/sitemap.xml\n`);
}

if (import.meta.main) await buildSite();
