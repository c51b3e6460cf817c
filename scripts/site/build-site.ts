import { globSync, readFileSync } from "node:fs";
import { appendFile, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, mergeConfig } from "vite";
import { KNOWN_FUNDS } from "../../domain/funds/known-funds.ts";
import {
  addressIn,
  alternatesOf,
  LANGUAGES,
  type Language,
  OFFERED_LANGUAGES,
} from "../../schema/wording/languages.ts";
import { fileAddress, fileIn, type SitePage } from "../../web/src/app/prerendered-file.ts";
import { type AppRoute, ROUTES } from "../../web/src/app/routes.ts";
import { coursePath, fundPath, modulePath, PATHS } from "../../web/src/config/paths.ts";
import { alternateTags, markdownTag } from "../../web/src/lib/share-tags.ts";
import { siteConfig } from "../../web/vite.config.ts";
import type { LearningContent } from "../../worker/features/learning/publish.ts";
import { readLearningContent } from "../content/learning-files.ts";
import { FORMER_DOCS, openApiFiles } from "../openapi/files.ts";
import { folderBesidePackages } from "../temporary-files.ts";
import { writeAgentFiles } from "./agent-files.ts";
import { addEdgePages, buildEdge, buildEdgePages, type EdgePages } from "./build-edge.ts";
import { buildServiceWorker, contentHash } from "./build-service-worker.ts";
import { addWords, type BuiltCode, type LanguageFiles, noWords, placeOf, withoutWords } from "./build-words.ts";
import { headersFile, type InlineHashes, inlineHashes } from "./page-headers.ts";
import { pageHtml, pageParts, pagesBeside } from "./page-html.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { shareImagesIn, siteFileTexts, siteOrigin } from "./share-tags.ts";

/**
 * Rules of Cloudflare Pages' `_redirects` for the pages of a language that have another file than their address says: each answers its
 * address without a redirect. Pages with a file of their own come before the rules with a variable, which would answer first.
 */
export function redirectRules(language: Language, pages: readonly SitePage[]): string {
  const isPattern = ({ route }: SitePage) => route.path.startsWith("/courses/");
  const rule = (from: string, to: string, status: number) =>
    `${addressIn(language, from)} ${addressIn(language, to)} ${status}\n`;
  const own = pages.filter((page) => isPattern(page) && page.answers.length > 0);
  const shells = pages.filter((page) => isPattern(page) && page.answers.length === 0);
  return [
    ...own.map(({ address, file }) => rule(address, fileAddress(file), 200)),
    ...shells.map(({ route, file }) => rule(route.path, fileAddress(file), 200)),
    ...shells.map(({ route }) => rule(`${route.path}/`, route.path, 301)),
    ...pages.flatMap(({ address }) =>
      /^\/[a-z]+$/.test(address) ? rule(`/${address.charAt(1).toUpperCase()}${address.slice(2)}`, address, 301) : [],
    ),
  ].join("");
}

/** The `_redirects` file. Of all rules after the first with a variable or a star Pages reads only 100: those without come first. */
export function redirectsFile(rules: readonly string[]): string {
  const lines = rules.join("").split(/(?<=\n)/);
  const isDynamic = (line: string) => /:\w|\*/.test(line);
  return [...lines.filter((line) => !isDynamic(line)), ...lines.filter(isDynamic)].join("");
}

/** In each language, what `_worker.js` fills, and what is no page though there is a file of that name. */
const RUN = [PATHS.dashboard, "/stocks/*", "/funds/*", "/embed/*", "/inner/*", "/404"];

/**
 * The `_routes.json` of Cloudflare Pages: only these addresses run code, and those with a coded letter, which may hide one of them. All others are answered with a file of their name, or with the
 * page for unknown addresses of their language.
 */
export function routesFile(languages: readonly Language[]): string {
  const inEach = (paths: readonly string[]) =>
    languages.flatMap((language) => paths.map((path) => addressIn(language, path)));
  const include = ["/api/*", "/sitemap-stocks.xml", "/_*", "/*%*", "/badge/*", "/oembed", ...inEach(RUN)];
  return JSON.stringify({
    version: 1,
    include,
    exclude: [...Object.keys(openApiFiles()), FORMER_DOCS.from, ...inEach([PATHS.funds])],
  });
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

export function siteMap(paths: readonly string[], origin: string, languages = OFFERED_LANGUAGES): string {
  const entries = paths.flatMap((path) => {
    const alternates = alternateTags(alternatesOf(origin, path, languages))
      .replaceAll("<link", "<xhtml:link")
      .replaceAll('">', '"/>');
    return languages.map((language) => `  <url><loc>${origin}${addressIn(language, path)}</loc>${alternates}</url>\n`);
  });
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("")}</urlset>\n`;
}

/** Pages whose text is there as Markdown, too, in English. The edge writes that of stocks and funds. */
const MARKDOWN_PAGES: readonly string[] = [PATHS.methodology, PATHS.developers];

const root = path.join(import.meta.dirname, "../..");
const web = path.join(root, "web");

/** What is where, for language models: https://llmstxt.org. */
const LLMS = path.join(web, "public/llms.txt");
export const llmsText = (origin: string) => readFileSync(LLMS, "utf8").replaceAll("{origin}", origin);

const ENGLISH: InlineConfig = { ...siteConfig(LANGUAGES.en), configFile: false, logLevel: "error", mode: "production" };

/** @throws Error about what an operator named for the site, before it is built */
export function checkSettings({ VITE_REPLY_HOURS: hours, VITE_DONATION_LINK: link }: NodeJS.ProcessEnv): void {
  if (hours && !/^[1-9]\d{0,2}$/.test(hours)) throw new Error("VITE_REPLY_HOURS must be a number of hours");
  if (link && URL.parse(link)?.protocol !== "https:") throw new Error("VITE_DONATION_LINK must be an https address");
}

type Prerender = {
  sitePages(learning: LearningContent): SitePage[];
  renderPage(page: SitePage): Promise<string>;
};

type BuiltLanguage = LanguageFiles & { language: Language; prerender: Prerender };

type Progress = { there?: readonly string[]; onBuilt?: (code: string) => Promise<void> | void };

/**
 * Builds the site into `dist`: the code of all languages, and of each its words and every page. English is first, and a language is
 * complete when `onBuilt` hears of it; those that are `there` from an earlier call stay as they are.
 */
export async function buildSite(
  dist = path.join(web, "dist"),
  { there = [], onBuilt = () => undefined }: Progress = {},
): Promise<void> {
  checkSettings(process.env);
  process.env.NODE_ENV = "production";
  const folder = folderBesidePackages();
  try {
    const [code, rendering, edge] = await Promise.all([buildCode(folder), buildPrerender(folder), buildEdgePages()]);
    if (there.length === 0) {
      await rm(dist, { recursive: true, force: true });
      await cp(path.join(web, "public"), dist, { recursive: true });
    }
    const isServed = (file: string) => !placeOf(file) && !/\bclient.(?:index\.html|\.vite)/.test(file);
    await cp(path.join(folder, "client"), dist, { recursive: true, filter: isServed });
    for (const language of OFFERED_LANGUAGES) {
      if (there.includes(language.code)) continue;
      const files = await addWords(dist, language, code);
      await addLanguage(dist, { language, prerender: await prerenderIn(language, rendering, folder), ...files }, edge);
      await onBuilt(language.code);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function addLanguage(dist: string, built: BuiltLanguage, edge: EdgePages): Promise<void> {
  const { language, prerender } = built;
  const pages = prerender.sitePages(readLearningContent(undefined, language.code));
  if (!language.prefix) await addCommonFiles(dist, pages);
  await addPages(dist, built, pages);
  // Whoever serves the site meanwhile reads the old file or the new one, never a part.
  const headers = `${dist}.headers`;
  await writeFile(headers, headersFile(await inlineHashesIn(dist)));
  await rename(headers, path.join(dist, "_headers"));
  // The page names every code file by its hash, so the page's own hash identifies the build.
  const shell = path.join(dist, fileIn(language, "inner/stock.html"));
  await addEdgePages(dist, language, edge, await contentHash(shell));
  await writeManifest(dist, language);
  await buildServiceWorker(dist, language, built);
}

async function inlineHashesIn(dist: string): Promise<InlineHashes> {
  const files = globSync("**/*.html", { cwd: dist }).sort();
  return inlineHashes(await Promise.all(files.map((file) => readFile(path.join(dist, file), "utf8"))));
}

/** Of all languages at once: where the words are stays as the site's code names it. */
async function buildPrerender(folder: string): Promise<string> {
  const ssr = "src/app/entry-prerender.tsx";
  const rolldownOptions = { external: /^#/, output: { entryFileNames: "[name].mjs", codeSplitting: false } };
  const options = { ssr, outDir: path.join(folder, "prerender"), emptyOutDir: true, manifest: false, rolldownOptions };
  await build(mergeConfig(ENGLISH, { publicDir: false, build: options }));
  return readFile(path.join(folder, "prerender/entry-prerender.mjs"), "utf8");
}

/** The code that renders pages, with the words of a language. */
async function prerenderIn({ code }: Language, rendering: string, folder: string): Promise<Prerender> {
  const { imports } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const file = path.join(folder, `prerender/${code}.mjs`);
  const worded = rendering.replace(/"(#\w+\/)(.*?)\.ts"/g, (_, kind: string, name: string) => {
    const of = imports[`${kind}*.ts`];
    return JSON.stringify(path.join(root, (of[code] ?? of.default).replace("*", name)));
  });
  await writeFile(file, worded);
  return import(pathToFileURL(file).href);
}

async function buildCode(folder: string): Promise<BuiltCode> {
  const client = path.join(folder, "client");
  const words = noWords();
  const output = { build: { outDir: client, emptyOutDir: true, copyPublicDir: false } };
  await build(mergeConfig(mergeConfig(ENGLISH, withoutWords(words)), output));
  return {
    words,
    manifest: JSON.parse(await readFile(path.join(client, ".vite/manifest.json"), "utf8")),
    template: await readFile(path.join(client, "index.html"), "utf8"),
  };
}

async function addCommonFiles(dist: string, pages: readonly SitePage[]): Promise<void> {
  const listed = listedPaths(ROUTES, readLearningContent());
  const origin = siteOrigin();
  const former = `${FORMER_DOCS.from} ${FORMER_DOCS.to} 301\n`;
  const redirects = [former, ...OFFERED_LANGUAGES.map((language) => redirectRules(language, pages))];
  await writeFile(path.join(dist, "_redirects"), redirectsFile(redirects));
  await writeFile(path.join(dist, "_routes.json"), routesFile(OFFERED_LANGUAGES));
  await writeFile(path.join(dist, "llms.txt"), llmsText(origin));
  await writeFile(path.join(dist, "sitemap.xml"), siteMap(listed, origin));
  await writeAgentFiles(dist, origin);
  await appendFile(
    path.join(dist, "robots.txt"),
    `\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-stocks.xml\n`,
  );
  await buildEdge(dist);
}

async function addPages(
  dist: string,
  { language, prerender, manifest, ...built }: BuiltLanguage,
  sitePages: readonly SitePage[],
): Promise<void> {
  const template = built.template.replace("/manifest.webmanifest", `${language.prefix}/manifest.webmanifest`);
  const listed = listedPaths(ROUTES, readLearningContent());
  const origin = siteOrigin();
  const shareImages = await shareImagesIn(language);
  for (const page of sitePages) {
    const file = path.join(dist, fileIn(language, page.file));
    await mkdir(path.dirname(file), { recursive: true });
    const parts = await pageParts(dist, manifest, page, pagesBeside(page, sitePages), template);
    const isMarkdown = !language.prefix && MARKDOWN_PAGES.includes(page.address);
    const links = [
      listed.includes(page.address) ? alternateTags(alternatesOf(origin, page.address)) : "",
      isMarkdown ? markdownTag(page.address) : "",
    ].join("");
    const html = pageHtml(template, await prerender.renderPage(page), page, parts, { links, shareImages });
    await writeFile(file, html);
    if (isMarkdown) await writeFile(file.replace(/\.html$/, ".md"), pageMarkdown(html, origin));
  }
}

/** The manifest of the installed app in a language; English's is among the public files. */
async function writeManifest(dist: string, language: Language): Promise<void> {
  if (!language.prefix) return;
  const english = JSON.parse(await readFile(path.join(web, "public/manifest.webmanifest"), "utf8"));
  const { manifestTexts } = await siteFileTexts(language);
  const home = addressIn(language, PATHS.dashboard);
  const manifest = {
    ...english,
    id: home,
    start_url: home,
    scope: home,
    lang: language.code,
    dir: language.direction,
    description: manifestTexts.description,
    shortcuts: english.shortcuts.map(({ url }: { url: string }, index: number) => ({
      name: manifestTexts.shortcuts[index],
      url: addressIn(language, url),
    })),
  };
  await writeFile(path.join(dist, fileIn(language, "manifest.webmanifest")), JSON.stringify(manifest));
}

if (import.meta.main) await buildSite(process.argv[2]);
