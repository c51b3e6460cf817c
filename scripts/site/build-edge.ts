import path from "node:path";
import { type BuildOptions, build, type Plugin } from "vite";
import { type Language, OFFERED_LANGUAGES } from "../../schema/wording/languages.ts";
import { conditionsOf, smallIcons, treeshake } from "../../web/vite.config.ts";

const web = path.join(import.meta.dirname, "../../web");

/** Builds what answers a request: it hands the pages of a language to that language's module. */
export async function buildEdge(outDir: string): Promise<void> {
  const pages = OFFERED_LANGUAGES.map(({ code }) => `${code}: () => import("./${code}.js")`);
  const pagesOfLanguages: Plugin = {
    name: "pages-of-languages",
    enforce: "pre",
    resolveId: { filter: { id: /^\.\/\w+\.js$/ }, handler: (id) => ({ id, external: true }) },
    transform: {
      filter: { id: /edge\/worker\.ts$/ },
      handler: (code) => ({ code: code.replaceAll("__PAGES__[", `({ ${pages.join(", ")} })[`), map: null }),
    },
  };
  await build({ ...COMMON, plugins: [pagesOfLanguages], build: output(outDir, "src/edge/worker.ts", "index") });
}

/** Builds the pages of a language, rendered with Preact instead of React: docs/decisions/0244. `version` names the site's build. */
export async function buildEdgePages(outDir: string, language: Language, version: string): Promise<void> {
  const { resolve } = conditionsOf(language);
  await build({
    ...COMMON,
    plugins: [smallIcons(), withoutLaterCode()],
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    resolve: {
      ...resolve,
      alias: [
        { find: /^react-router$/, replacement: path.join(web, "src/edge/react-router.tsx") },
        { find: /^react(-dom)?$/, replacement: "preact/compat" },
        { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
      ],
    },
    ssr: { ...COMMON.ssr, resolve },
    define: { __BUILD__: JSON.stringify(version), "process.env.NODE_ENV": JSON.stringify("production") },
    build: output(outDir, "src/edge/pages.ts", language.code),
  });
}

const COMMON = {
  configFile: false,
  root: web,
  // The icon library marks its files for a framework that is not used here.
  logLevel: "error",
  mode: "production",
  publicDir: false,
  ssr: { noExternal: true, target: "webworker" },
} as const;

const output = (outDir: string, entry: string, name: string): BuildOptions => ({
  ssr: entry,
  outDir: path.join(outDir, "_worker.js"),
  emptyOutDir: false,
  minify: true,
  target: "es2024",
  rolldownOptions: { treeshake, output: { format: "es", entryFileNames: `${name}.js` } },
});

/**
 * Omits code that the site loads on demand, such as a dialog: what is imported so never arrives, and its placeholder is rendered. A
 * plugin's `resolveDynamicImport` cannot do that: a module that it names instead would arrive, and be rendered by the second request.
 */
function withoutLaterCode(): Plugin {
  return {
    name: "without-later-code",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler: (code) => ({
        code: code.replace(/(?<![\w.$])import\((?!\.)/g, "(() => new Promise(() => {}))("),
        map: null,
      }),
    },
  };
}
