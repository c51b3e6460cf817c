import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { prerenderedFile } from "../web/src/app/prerendered-file.ts";
import type { AppRoute } from "../web/src/app/routes.ts";
import { buildServiceWorker } from "./build-service-worker.ts";
import { readLearningContent } from "./learning-files.ts";
import { headersFile } from "./page-headers.ts";
import { shareTags, siteOrigin } from "./share-tags.ts";
import { listedPaths, siteMap } from "./site-map.ts";

const web = path.join(import.meta.dirname, "../web");
const dist = path.join(web, "dist");
const serverBuild = path.join(import.meta.dirname, "../node_modules/.cache/mizan-prerender");
const configFile = path.join(web, "vite.config.ts");

type Prerender = { ROUTES: readonly AppRoute[]; renderRoute(route: AppRoute): Promise<string> };

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta[^>]*\/>|<link[^>]*\/>)*/;

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
  for (const route of prerender.ROUTES) {
    const rendered = await prerender.renderRoute(route);
    const file = path.join(dist, prerenderedFile(route));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, pageHtml(template, rendered, route, await chunkTags(manifest, route, template, rendered)));
  }
  await writeFile(path.join(dist, "_headers"), headersFile());
  await writeSearchEngineFiles(prerender.ROUTES);
  await buildServiceWorker(manifest);
  await rm(path.join(dist, ".vite"), { recursive: true });
}

async function writeSearchEngineFiles(routes: readonly AppRoute[]): Promise<void> {
  const origin = siteOrigin();
  await writeFile(path.join(dist, "sitemap.xml"), siteMap(listedPaths(routes, readLearningContent()), origin));
  await appendFile(path.join(dist, "robots.txt"), `\nSitemap: ${origin}/sitemap.xml\n`);
}

function pageHtml(template: string, rendered: string, route: AppRoute, tags: string): string {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? "";
  const html = template
    .replace("<!--head-->", () => head + shareTags(head, route, siteOrigin()))
    .replace("</head>", () => `${tags}</head>`)
    .replace("<!--page-->", () => rendered.slice(head.length));
  const inlineScript = /<script(?![^>]*\bsrc=)/.exec(html);
  if (inlineScript)
    throw new Error("A prerendered page holds an inline script, which its content security policy forbids");
  if (/<[^>]+\sstyle="/.test(html))
    throw new Error("A prerendered page holds an inline style, which its content security policy forbids");
  return html;
}

/**
 * Stylesheets and module preloads of the page's own chunks, so that they do not wait for the entry to ask for them. Of a part
 * whose code comes later the stylesheets alone, when the prerendered page already shows it.
 */
async function chunkTags(manifest: Manifest, route: AppRoute, template: string, rendered: string): Promise<string> {
  const stylesheets = new Set<string>();
  const laterStylesheets = new Set<string>();
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string, isLater: boolean) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (chunk.isEntry !== true && !isLater) scripts.add(chunk.file);
    for (const stylesheet of chunk.css ?? []) (isLater ? laterStylesheets : stylesheets).add(stylesheet);
    for (const imported of chunk.imports ?? []) visit(imported, isLater);
  };
  const page = `src/pages/${route.page}.tsx`;
  visit(page, false);
  for (const part of manifest[page]?.dynamicImports ?? []) visit(part, true);
  for (const stylesheet of laterStylesheets) {
    if (await isShown(stylesheet, rendered)) stylesheets.add(stylesheet);
  }
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...[...stylesheets].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
}

/** Whether a page has an element with one of the stylesheet's classes, whose names are unique to their module. */
async function isShown(stylesheet: string, rendered: string): Promise<boolean> {
  const rules = await readFile(path.join(dist, stylesheet), "utf8");
  const shown = new Set([...rendered.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  return [...rules.matchAll(/\.(_[\w-]+)/g)].some(([, name = ""]) => shown.has(name));
}

if (import.meta.main) await buildSite();
