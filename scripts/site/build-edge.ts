import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuildOptions, build, mergeConfig, type Plugin } from "vite";
import { type Language, OFFERED_LANGUAGES } from "../../schema/wording/languages.ts";
import { smallIcons, treeshake } from "../../web/vite.config.ts";
import { noWords, type WordsOfCode, withoutWords, wordsIn } from "./build-words.ts";

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

export type EdgePages = { code: string; words: WordsOfCode };

/** Builds the pages without their words, rendered with Preact instead of React: docs/decisions/0244. */
export async function buildEdgePages(): Promise<EdgePages> {
  const words = noWords();
  const { plugins, build: ofWords } = withoutWords(words);
  const result = await build(
    mergeConfig(
      {
        ...COMMON,
        plugins: [smallIcons(), withoutLaterCode(), ...plugins],
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: path.join(web, "src/edge/react-router.tsx") },
            { find: /^react(-dom)?$/, replacement: "preact/compat" },
            { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
          ],
        },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        build: { ...output("", "src/edge/pages.ts", "pages"), write: false },
      },
      { build: ofWords },
    ),
  );
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const pages = outputs.find((one) => one.type === "chunk" && one.isEntry);
  if (pages?.type !== "chunk") throw new Error("The pages of the edge are no module");
  return { code: pages.code, words };
}

/** Adds the pages of a language: each has its own copy of the code, since an isolate serves them all. `version` names the site's build. */
export async function addEdgePages(
  outDir: string,
  language: Language,
  pages: EdgePages,
  version: string,
): Promise<void> {
  const code = pages.code
    .replaceAll("__BUILD__", JSON.stringify(version))
    .replaceAll('"words/', `"./${language.code}/`);
  const folder = path.join(outDir, `_worker.js/${language.code}`);
  await writeFile(`${folder}.js`, code);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of (await wordsIn(pages.words, language)).files)
    await writeFile(path.join(folder, name), text);
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
