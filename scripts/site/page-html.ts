import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import type { SitePage } from "../../web/src/app/prerendered-file.ts";
import { ANSWERS_ELEMENT, type PageAnswers } from "../../web/src/config/paths.ts";
import { type ShareImages, shareImageOf, shareTags, siteOrigin } from "./share-tags.ts";

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta[^>]*\/>|<link[^>]*\/>)*/;
const STYLESHEET_TAG = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
const FONT_TAG = /\s*<link rel="preload"[^>]* as="font"[^>]*>/;
const CODE_TAG = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * In the pages that the edge fills. Their text is long, and read for its first lines: on a slow phone these are painted a third sooner
 * when the code and the preloaded font wait for all of it. Until then headings stand in the fallback of the same metrics.
 */
const PLACE_TO_FILL = "<!--stock-->";

/**
 * The HTML of a page with the styles of its first paint inline, so that painting waits for no other file.
 *
 * @throws Error when the rendered page brings a script or a style of its own, which its content security policy forbids
 */
export function pageHtml(
  template: string,
  rendered: string,
  { route, answers }: Pick<SitePage, "route" | "answers">,
  parts: PageParts,
  { links, shareImages }: { links: string; shareImages: ShareImages },
): string {
  const [forbidden] = /<(?:script|style)\b[^>]*>|<[^>]+\s(?:style|on\w+)="[^>]*>/.exec(rendered) ?? [];
  if (forbidden)
    throw new Error(`The page of ${route.path} holds what its content security policy forbids: ${forbidden}`);
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? "";
  const code = [
    ...(template.match(CODE_TAG) ?? []).map((tag) => behindText(tag.trim())),
    ...parts.scripts.map((file) => behindText(`<link rel="modulepreload" crossorigin href="/${file}">`)),
  ].join("");
  const isFilledLater = rendered.includes(PLACE_TO_FILL);
  const tags = [
    ...parts.rules.map((rules) => `<style>${rules}</style>`),
    ...(isFilledLater ? [] : [code]),
    // Marks the styles as present, so that the part they belong to does not fetch them. The first attribute is enough for the
    // browser; its preload scanner obeys only the second.
    ...parts.containedStylesheets.map((file) => `<link rel="stylesheet" disabled media="not all" href="/${file}">`),
  ];
  return template
    .replace(STYLESHEET_TAG, "")
    .replace(CODE_TAG, "")
    .replace(FONT_TAG, (tag) => (isFilledLater ? "" : tag))
    .replace("<!--head-->", () => head + links + shareTags(head, shareImageOf(shareImages, route), siteOrigin()))
    .replace("</head>", () => `${tags.join("")}</head>`)
    .replace("<!--page-->", () => rendered.slice(head.length))
    .replace("</body>", () => `${isFilledLater ? code : ""}${answersElement(answers)}</body>`);
}

/** Data, not a script: a browser does not run it, and nothing in it closes the element. The text does not wait for it. */
function answersElement(answers: PageAnswers): string {
  if (answers.length === 0) return "";
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ANSWERS_ELEMENT}">${json}</script>`;
}

/** The page is readable without code, so on a slow line the text and the font take priority. */
const behindText = (tag: string) => tag.replace(/^<(script|link rel="modulepreload")/, '<$1 fetchpriority="low"');

type PageParts = {
  /** Those of the language are apart, so that the other is the same element in every language, with the same hash. */
  rules: string[];
  scripts: string[];
  containedStylesheets: string[];
};

/** A page and those below the same first part of an address, as all of `/admin/`: they share their styles, for which the policy has little room. */
export function pagesBeside<P extends Pick<SitePage, "route">>(page: P, pages: readonly P[]): P[] {
  const partOf = ({ route }: P) => route.path.split("/")[1];
  return pages.filter((other) => other === page || (partOf(page) && partOf(other) === partOf(page)));
}

type PageModules = Pick<SitePage, "route" | "filledBy">;

/**
 * The styles of a page and of those beside it, and the preloads of its own chunks, so that the browser need not wait for the entry. For
 * a part that loads later, only the styles, because the prerendered page already shows it or its placeholder.
 *
 * @throws Error when the styles cannot be in a style element
 */
export async function pageParts(
  dist: string,
  manifest: Manifest,
  page: PageModules,
  beside: readonly PageModules[],
  template: string,
): Promise<PageParts> {
  const { scripts } = pageChunks(manifest, page);
  const stylesheets = new Set([
    ...[...template.matchAll(STYLESHEET_TAG)].map(([, file = ""]) => file),
    ...beside.flatMap((one) => pageChunks(manifest, one).stylesheets),
  ]);
  const rulesOf = (file: string) => readFile(path.join(dist, file), "utf8");
  const rulesIn = async (files: readonly string[]) => (await Promise.all(files.map(rulesOf))).join("");
  const isOfLanguage = (file: string) => /\/language-/.test(file);
  const [common, own] = [(file: string) => !isOfLanguage(file), isOfLanguage].map((kind) =>
    [...stylesheets].filter(kind),
  );
  const rules = (await Promise.all([common ?? [], own ?? []].map(rulesIn))).filter((text) => text !== "");
  if (rules.some((text) => text.includes("</")))
    throw new Error(`The styles of ${page.route.path} would end their own element`);
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return { rules, scripts: scripts.filter(isNew), containedStylesheets: [...stylesheets] };
}

function pageChunks(manifest: Manifest, { route, filledBy = [] }: PageModules) {
  const [scripts, stylesheets] = [[] as string[], [] as string[]];
  const seen = new Set<string>();
  const visit = (key: string, isLater: boolean) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (chunk.isEntry !== true && !isLater) scripts.push(chunk.file);
    stylesheets.push(...(chunk.css ?? []));
    for (const imported of chunk.imports ?? []) visit(imported, isLater);
  };
  const page = `src/pages/${route.page}.tsx`;
  visit(page, false);
  for (const part of [...(manifest[page]?.dynamicImports ?? []), ...filledBy]) visit(part, true);
  return { scripts, stylesheets };
}
