import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import type { AppRoute } from "../../web/src/app/routes.ts";
import { shareTags, siteOrigin } from "./share-tags.ts";

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta[^>]*\/>|<link[^>]*\/>)*/;
const STYLESHEET_TAG = /\s*<link rel="stylesheet"[^>]*>/g;
const CODE_OR_FONT_TAG = /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|preload)"[^>]*)>/g;

/**
 * The HTML of a route. What the first paint waits for, the stylesheets, is asked for before the code and the font: a browser has few
 * connections, and what is asked for last waits for a free one.
 *
 * @throws Error when the page holds what its content security policy forbids
 */
export function pageHtml(template: string, rendered: string, route: AppRoute, chunks: PageChunks): string {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? "";
  const tagsOf = (pattern: RegExp) => (template.match(pattern) ?? []).map((tag) => tag.trim());
  const tags = [
    ...tagsOf(STYLESHEET_TAG),
    ...chunks.stylesheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...tagsOf(CODE_OR_FONT_TAG).map(behindStyles),
    ...chunks.scripts.map((file) => behindStyles(`<link rel="modulepreload" crossorigin href="/${file}">`)),
    // Says that the file is here, so that the part it belongs to does not fetch it; a browser fetches no disabled stylesheet.
    ...chunks.containedStylesheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ];
  const html = template
    .replace(STYLESHEET_TAG, "")
    .replace(CODE_OR_FONT_TAG, "")
    .replace("<!--head-->", () => head + shareTags(head, route, siteOrigin()))
    .replace("</head>", () => `${tags.join("")}</head>`)
    .replace("<!--page-->", () => rendered.slice(head.length));
  const inlineScript = /<script(?![^>]*\bsrc=)/.exec(html);
  if (inlineScript)
    throw new Error("A prerendered page holds an inline script, which its content security policy forbids");
  if (/<[^>]+\sstyle="/.test(html))
    throw new Error("A prerendered page holds an inline style, which its content security policy forbids");
  return html;
}

/** Code is for a page that stands there already: it gives way to the styles on a slow line. */
const behindStyles = (tag: string) => tag.replace(/^<(script|link rel="modulepreload")/, '<$1 fetchpriority="low"');

type PageChunks = {
  /** Files of the page's own that its HTML names, beside those of the template. */
  stylesheets: string[];
  scripts: string[];
  /** Files whose rules are all in one of the stylesheets. */
  containedStylesheets: string[];
};

/**
 * One stylesheet and the module preloads of the page's own chunks, so that they do not wait for the entry to ask for them. Of a part
 * whose code comes later the styles alone, when the prerendered page already shows it.
 */
export async function pageChunks(
  dist: string,
  manifest: Manifest,
  route: AppRoute,
  template: string,
  rendered: string,
): Promise<PageChunks> {
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
    if (await isShown(path.join(dist, stylesheet), rendered)) stylesheets.add(stylesheet);
  }
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  const ownStylesheets = [...stylesheets].filter(isNew);
  return { ...(await joined(dist, route, ownStylesheets)), scripts: [...scripts].filter(isNew) };
}

/** Several stylesheets as one file: each that the first paint waits for is a request. */
async function joined(
  dist: string,
  route: AppRoute,
  files: string[],
): Promise<Pick<PageChunks, "stylesheets" | "containedStylesheets">> {
  if (files.length < 2) return { stylesheets: files, containedStylesheets: [] };
  const rules = (await Promise.all(files.map((file) => readFile(path.join(dist, file), "utf8")))).join("");
  const hash = createHash("sha256").update(rules).digest("base64url").slice(0, 8);
  const file = `assets/${route.page}-styles-${hash}.css`;
  await writeFile(path.join(dist, file), rules);
  return { stylesheets: [file], containedStylesheets: files };
}

/** Whether a page has an element with one of the stylesheet's classes, whose names are unique to their module. */
async function isShown(stylesheet: string, rendered: string): Promise<boolean> {
  const rules = await readFile(stylesheet, "utf8");
  const shown = new Set([...rendered.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  return [...rules.matchAll(/\.(_[\w-]+)/g)].some(([, name = ""]) => shown.has(name));
}
