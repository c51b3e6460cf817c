import { existsSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type UserConfig } from "vite";
import { LANGUAGE_KEY, LANGUAGES, type Language, OFFERED_LANGUAGES } from "../schema/wording/languages.ts";
import { openApiPlugin } from "../scripts/openapi/files.ts";
import { compileWords } from "../scripts/words/compile.ts";

compileWords();

/** The parts of the data library that every page reading the API needs, and no more. */
const DATA =
  /query-core\/.*\/(?!queriesObserver|infiniteQuery|mutationObserver)\w+\.js|react-query\/.*\/(?!useQueries|useInfinite|useMutation|suspense)\w+\.js|DataProvider|lib\/queries/;

/** The rules of the domain and early requests do nothing when they are loaded: a file of them that a chunk does not use stays out of it. */
export const treeshake = { moduleSideEffects: [{ test: /\/domain\/|\/ask-early\.ts/, sideEffects: false }] };

/** Where `#wording` and `#messages` lead in a build for the language. */
export const conditionsOf = ({ code }: Language) => ({
  resolve: { conditions: [code, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [code, ...defaultServerConditions] } },
});

/** Each page names many files, so their hashes are as short as is safe. */
const NAME = "assets/[name]-[hash:7]";
const HASHED = { entryFileNames: `${NAME}.js`, chunkFileNames: `${NAME}.js`, assetFileNames: `${NAME}[extname]` };

export const TARGET = ["chrome123", "edge123", "firefox128", "safari17.5"];

/** The site with the words of one language: to develop it, and as the code that all languages share (scripts/site/build-words.ts). */
export function siteConfig(language: Language): UserConfig {
  const { resolve, ssr } = conditionsOf(language);
  return {
    root: import.meta.dirname,
    resolve,
    plugins: [react(), toastStylesFromStylesheet(), smallIcons(), smallPreload(), openApiPlugin(), pageOf(language)],
    ssr: { ...ssr, noExternal: ["lucide-react"] },
    server: { proxy: { "/api": { target: "http://localhost:8788", changeOrigin: false } } },
    worker: { format: "es", rolldownOptions: { treeshake, output: HASHED } },
    build: {
      outDir: "dist",
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: withoutShell },
      // An image that loads after the stylesheet naming it would be painted last.
      assetsInlineLimit: (file) => file.endsWith(".svg"),
      rolldownOptions: {
        treeshake,
        output: {
          ...HASHED,
          codeSplitting: {
            groups: [
              { name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
              { name: "shell", tags: ["$initial"] },
              // Some pages read the API without the data library.
              { name: "http", test: /\/web\/src\/lib\/http\./ },
              { name: "data", test: DATA },
              { name: "icons", test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
            ],
          },
        },
      },
      target: TARGET,
    },
  };
}

/** The site alone, in the language that MIZAN_LANGUAGE names. */
export default defineConfig(() => {
  const code = process.env["MIZAN_LANGUAGE"] ?? "en";
  const language = Object.values<Language>(LANGUAGES).find((each) => each.code === code);
  if (!language)
    throw new Error(`MIZAN_LANGUAGE is "${code}"; the languages are ${Object.keys(LANGUAGES).join(", ")}.`);
  return { ...siteConfig(language), base: `${language.prefix}/` };
});

type Own = { styles: string | undefined; font: string | undefined; tags?: string };

export function filesOf({ code }: Language): Own {
  const own = (extension: string) => {
    const file = `/src/ui/languages/${code}.${extension}`;
    return existsSync(path.join(import.meta.dirname, file)) ? file : undefined;
  };
  return { styles: own("css"), font: own("woff2") };
}

export function pageIn(html: string, { code, direction }: Language, { styles, font, tags = "" }: Own): string {
  return html
    .replace('lang="en"', direction === "ltr" ? `lang="${code}"` : `lang="${code}" dir="${direction}"`)
    .replace(/(?<=<link rel="preload"[^>]* href=")[^"]+/, (english) => font ?? english)
    .replace('<meta charset="utf-8" />', (start) => start + tags)
    .replace("</head>", (end) => (styles ? `<link rel="stylesheet" href="${styles}" />${end}` : end));
}

function pageOf(language: Language): Plugin {
  const choices = OFFERED_LANGUAGES.filter(({ prefix }) => prefix).map((each) => `${each.code}: "${each.prefix}"`);
  const choice = `        const home = { __proto__: null, ${choices.join(", ")} }[localStorage.getItem("${LANGUAGE_KEY}")];
        const isArrival = !document.referrer.startsWith(location.origin);
        if (home && isArrival && location.pathname + location.search + location.hash === "/") location.replace(home);\n`;
  return {
    name: "page-of-language",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => pageIn(html, language, filesOf(language)).replace("try {\n", (start) => start + choice),
    },
  };
}

/** What every page has loaded needs no preload, and the shell none of all pages' code. The bundler passes nothing but file names. */
function withoutShell(
  _file: string,
  dependencies: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
): string[] {
  if (hostType === "html") return dependencies;
  if (/\/index-/.test(hostId)) return dependencies.filter((file) => file.endsWith(".css"));
  return dependencies.filter((file) => !/\/(index|vendor|rolldown-runtime|words-shell)-/.test(file));
}

/** sonner writes its styles into an inline element, which our content security policy forbids; ui/notice/Toaster imports the stylesheet. */
function toastStylesFromStylesheet(): Plugin {
  const call = /^__insertCSS\(".*"\);?$/m;
  return {
    name: "toast-styles-from-stylesheet",
    apply: "build",
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!call.test(code)) this.error("sonner no longer inserts its styles this way: look at this plugin again");
        return { code: code.replace(call, ""), map: null };
      },
    },
  };
}

/** Vite's helper for the files of a chunk that is imported later, without nonces, other origins and an event on failures. */
const PRELOAD = (base: string) => `
const coming = {};
function fetchOnce(file) {
  const href = file.startsWith("words/") ? import.meta.resolve(file) : ${JSON.stringify(base)} + file;
  if (coming[href] || document.querySelector('link[href="' + href + '"]')) return coming[href];
  const link = document.createElement("link");
  const isStyle = href.endsWith(".css");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
  if (isStyle) return coming[href] = new Promise((loaded, failed) => {
    link.onload = loaded;
    link.onerror = () => {
      link.remove();
      failed(Error("Unable to preload CSS for " + href));
    };
  }).finally(() => delete coming[href]);
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchOnce)).then(load);
`;

function smallPreload(): Plugin {
  let base = "/";
  return {
    name: "small-preload",
    apply: "build",
    enforce: "pre",
    configResolved: (config) => {
      base = config.base;
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: PRELOAD(base), moduleSideEffects: false }),
    },
  };
}

/** ui/icons/create-icon.ts draws every icon instead of the library's function; names, keys and sizes that it does not read are left out. */
export function smallIcons(): Plugin {
  const createIcon = path.join(import.meta.dirname, "src/ui/icons/create-icon.ts");
  return {
    name: "small-icons",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => createIcon,
    },
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code.replace(/\b(?:name|key): "[^"]*",?|\bsize: 24,|^__iconData\.node;$/gm, ""),
        map: null,
      }),
    },
  };
}
