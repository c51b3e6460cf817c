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
  /query-core\/.*\/(?!queriesObserver|infiniteQuery|mutationObserver)\w+\.js|react-query\/.*\/(?!useQueries|useInfinite|useMutation|suspense)\w+\.js|DataProvider/;

/** The rules of the domain and early requests do nothing when they are loaded: a file of them that a chunk does not use stays out of it. */
export const treeshake = { moduleSideEffects: [{ test: /\/domain\/|\/ask-early\.ts/, sideEffects: false }] };

/** Where `#wording` and `#messages` lead in a build for the language. */
export const conditionsOf = ({ code }: Language) => ({
  resolve: { conditions: [code, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [code, ...defaultServerConditions] } },
});

/** Files of all languages lie in one folder, named by their content, so that those without words are the same file. */
export function siteConfig(language: Language): UserConfig {
  const { resolve, ssr } = conditionsOf(language);
  return {
    root: import.meta.dirname,
    resolve,
    plugins: [react(), toastStylesFromStylesheet(), smallIcons(), smallPreload(), openApiPlugin(), pageOf(language)],
    ssr: { ...ssr, noExternal: ["lucide-react"] },
    server: { proxy: { "/api": { target: "http://localhost:8788", changeOrigin: false } } },
    worker: { format: "es", rolldownOptions: { treeshake } },
    build: {
      outDir: "dist",
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: withoutShell },
      // An image that loads after the stylesheet naming it would be painted last.
      assetsInlineLimit: (file) => file.endsWith(".svg"),
      rolldownOptions: {
        treeshake,
        output: {
          codeSplitting: {
            groups: [
              { name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
              { name: "language", test: /\/ui\/languages\// },
              { name: "shell", tags: ["$initial"] },
              { name: "data", test: DATA },
              { name: "icons", test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
            ],
          },
        },
      },
      target: ["chrome123", "edge123", "firefox128", "safari17.5"],
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

/** What the page's own HTML says of its language, with that language's styles and font; a visitor's choice leads on from the first page. */
function pageOf({ code, direction }: Language): Plugin {
  const choices = OFFERED_LANGUAGES.filter(({ prefix }) => prefix).map((each) => `${each.code}: "${each.prefix}"`);
  const choice = `const home = { __proto__: null, ${choices.join(", ")} }[localStorage.getItem("${LANGUAGE_KEY}")];
        const isArrival = !document.referrer.startsWith(location.origin);
        if (home && isArrival && location.pathname + location.search + location.hash === "/") location.replace(home);`;
  const own = (extension: string) => {
    const file = `/src/ui/languages/${code}.${extension}`;
    return existsSync(path.join(import.meta.dirname, file)) ? file : undefined;
  };
  const [styles, font] = [own("css"), own("woff2")];
  return {
    name: "page-of-language",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace('lang="en"', direction === "ltr" ? `lang="${code}"` : `lang="${code}" dir="${direction}"`)
          .replace(/\/src\/ui\/fonts\/.*?\.woff2/, (english) => font ?? english)
          .replace("try {\n", (start) => (choices.length === 0 ? start : `${start}        ${choice}\n`))
          .replace("</head>", (end) => (styles ? `<link rel="stylesheet" href="${styles}" />${end}` : end)),
    },
  };
}

/**
 * The shell and the frameworks are loaded before anything is imported, so their preloads would be dead weight. In the shell, which every
 * page loads, so would be the names of all pages' code: a page names what it imports, and the service worker has fetched it. The bundler
 * passes file names and nothing else, so they are told by their names.
 */
function withoutShell(
  _file: string,
  dependencies: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
): string[] {
  if (hostType === "html") return dependencies;
  if (/\/index-/.test(hostId)) return dependencies.filter((file) => file.endsWith(".css"));
  return dependencies.filter((file) => !/\/(index|vendor|rolldown-runtime)-/.test(file));
}

/**
 * sonner writes its styles into an inline element, which our content security policy forbids; ui/notice/Toaster imports the stylesheet.
 * The call runs when the module is evaluated, and the package has no option and no entry without it, so it is taken out of the text.
 */
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

/**
 * Vite's helper, which every page has, for the files of a chunk that is imported later: without nonces, other origins and an event on
 * failures, which nothing here needs. Like it, it waits for styles, fetches no file twice, and lets one that failed be asked for again.
 */
const PRELOAD = (base: string) => `
const coming = {};
function fetchOnce(file) {
  const href = ${JSON.stringify(base)} + file;
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

/**
 * ui/icons/create-icon.ts draws every icon instead of the library's own function; the drawings stay the library's. Names, keys and
 * sizes that it does not read are data inside objects, which no minifier may drop, so they are taken out of the text.
 */
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
