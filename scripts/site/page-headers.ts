import { createHash } from "node:crypto";
import { type ContentPolicy, policyText, SECURITY_HEADERS } from "../../schema/contracts/security-headers.ts";
import { LANGUAGES, type Language, OFFERED_LANGUAGES, serviceWorkerIn } from "../../schema/wording/languages.ts";
import { OPEN_API_HEADERS } from "../openapi/files.ts";

/** `maps` are those of the languages, which lead a page to its words. */
export type InlineHashes = Record<"scripts" | "styles", readonly string[]> & { maps?: Record<string, string> };

export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The build writes no other inline script or style with attributes, so those are left out. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const hashesOf = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = ""]) => hashSource(text)))),
  ];
  const maps = pages.flatMap((html) => {
    const [, language, map] = /<html lang="(\w+)"[\s\S]*?<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    return language && map ? [[language, hashSource(map)]] : [];
  });
  const [scripts, styles] = [hashesOf(/<script>([\s\S]*?)<\/script>/g), hashesOf(/<style>([\s\S]*?)<\/style>/g)];
  return { scripts, styles, maps: Object.fromEntries(maps) };
}

const SELF = ["'self'"];
const STRIPE_SCRIPTS = ["https://js.stripe.com", "https://*.js.stripe.com"];
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, "https://hooks.stripe.com"];

const pagePolicy = ({ scripts, styles }: InlineHashes): ContentPolicy => ({
  "default-src": [],
  "script-src": [...SELF, ...scripts],
  "style-src": [...SELF, ...styles],
  "img-src": [...SELF, "data:"],
  "font-src": SELF,
  "connect-src": SELF,
  "manifest-src": SELF,
  "worker-src": SELF,
  "base-uri": [],
  "form-action": SELF,
  "frame-ancestors": [],
});

const donatePolicy = (inline: InlineHashes): ContentPolicy => ({
  ...pagePolicy(inline),
  "script-src": [...SELF, ...inline.scripts, ...STRIPE_SCRIPTS],
  "img-src": [...SELF, "data:", "https://*.stripe.com"],
  "connect-src": [...SELF, "https://api.stripe.com"],
  "frame-src": STRIPE_FRAMES,
});

/** For readers that are programs, which find the pages themselves by the site's map. */
const MARKDOWN = {
  "Content-Type": "text/markdown; charset=utf-8",
  "X-Robots-Tag": "noindex",
  "Access-Control-Allow-Origin": "*",
};

const WEEK = { "Cache-Control": "public, max-age=604800" };

/** Fetch the page of a stock while the pointer rests on its link, except where React Router follows it; a browser that saves data ignores them. */
const SPECULATION_RULES = "/speculation-rules.json";

const donateHeaders = (inline: InlineHashes) => ({
  "Content-Security-Policy": policyText(donatePolicy(inline)),
  "Permissions-Policy": SECURITY_HEADERS["Permissions-Policy"].replace(
    "payment=()",
    'payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  ),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
});

/** With the two spaces before it, Cloudflare Pages reads 2,000 characters. A page with styles of its own takes 54 of the policy's; those beside it, as below /admin/, share them. */
const LONGEST_LINE = 1_998;

const inlineIn = (inline: InlineHashes, { code }: Language): InlineHashes => ({
  ...inline,
  scripts: [...inline.scripts, inline.maps?.[code] ?? []].flat(),
});

/** A later rule replaces a header of those before. */
const pageHeaders = (
  inline: InlineHashes,
  languages: readonly Language[],
): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  "/*": {
    ...SECURITY_HEADERS,
    "Speculation-Rules": `"${SPECULATION_RULES}"`,
    "Content-Security-Policy": policyText(pagePolicy(inlineIn(inline, LANGUAGES.en))),
  },
  "/assets/*": { "Cache-Control": "public, max-age=31536000, immutable" },
  ...Object.fromEntries(
    languages.flatMap((language) => [
      ...(language.prefix ? [language.prefix, `${language.prefix}/*`] : []).map((path) => [
        path,
        { "Content-Security-Policy": policyText(pagePolicy(inlineIn(inline, language))) },
      ]),
      [`${language.prefix}/donate`, donateHeaders(inlineIn(inline, language))],
      [`${language.prefix}/admin/*`, { "X-Robots-Tag": "noindex" }],
      [serviceWorkerIn(language), { "Cache-Control": "no-cache" }],
    ]),
  ),
  [SPECULATION_RULES]: { ...WEEK, "Content-Type": "application/speculationrules+json" },
  "/favicon.svg": WEEK,
  "/icons/*": WEEK,
  "/share/*": { ...WEEK, "Cross-Origin-Resource-Policy": "cross-origin" },
  ...OPEN_API_HEADERS,
  ...Object.fromEntries(["/llms.txt", "/methodology.md", "/developers.md"].map((path) => [path, MARKDOWN])),
});

/**
 * The `_headers` file of Cloudflare Pages, where matching rules add up unless one detaches a header of another. `inline` covers all
 * pages of a language, so that whichever of them answers an address is allowed.
 */
export function headersFile(inline: InlineHashes, languages = OFFERED_LANGUAGES): string {
  const rules = pageHeaders(inline, languages);
  const everywhere = rules["/*"] ?? {};
  return Object.entries(rules)
    .map(([path, headers]) => {
      const replaced = path === "/*" ? [] : Object.keys(headers).filter((name) => name in everywhere);
      const lines = [
        ...replaced.map((name) => `! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      const cut = lines.find((line) => line.length > LONGEST_LINE);
      if (cut)
        throw new Error(`Cloudflare Pages would leave out a header of ${path}: ${cut.slice(0, 60)}… is too long`);
      return [path, ...lines.map((line) => `  ${line}`)].join("\n");
    })
    .join("\n")
    .concat("\n");
}
