import { fileAddress } from "../../web/src/app/prerendered-file.ts";
import type { SitePage } from "../../web/src/app/site-page.ts";
import { UNHASHED_FILES } from "../../web/src/service-worker/page-address.ts";
import { openApiFiles } from "../openapi/files.ts";

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

const FILLED_PAGES = ["/stocks/:symbol", "/funds/:symbol"];

const FILES = ["/assets/*", "/icons/*", "/share/*", ...UNHASHED_FILES];
const ROOT_FILES = ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/service-worker.js"];

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
