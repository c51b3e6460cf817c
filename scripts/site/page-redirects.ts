import { fileAddress } from "../../web/src/app/prerendered-file.ts";
import type { SitePage } from "../../web/src/app/site-page.ts";

/**
 * Rules of Cloudflare Pages' `_redirects` for pages of their own among those of a pattern: each answers its address itself, without
 * a redirect. They must stand before the rules with a variable, or those answer first.
 */
export function redirectRules(pages: readonly SitePage[]): string {
  return pages
    .filter(({ route, answers }) => route.path.includes(":") && answers.length > 0)
    .map(({ address, file }) => `${address} ${fileAddress(file)} 200\n`)
    .join("");
}
