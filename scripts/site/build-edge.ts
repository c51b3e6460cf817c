import path from "node:path";
import { build, type Plugin } from "vite";
import { smallIcons, treeshake } from "../../web/vite.config.ts";

const web = path.join(import.meta.dirname, "../../web");

/** Builds `_worker.js`, which renders pages with Preact instead of React: docs/decisions/0244. `version` names the site's build. */
export async function buildEdge(outDir: string, version: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    // The icon library marks its files for a framework that is not used here.
    logLevel: "error",
    mode: "production",
    publicDir: false,
    plugins: [smallIcons(), withoutLaterCode()],
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: path.join(web, "src/edge/react-router.tsx") },
        { find: /^react(-dom)?$/, replacement: "preact/compat" },
        { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
      ],
    },
    ssr: { noExternal: true, target: "webworker" },
    define: { __BUILD__: JSON.stringify(version), "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: "src/edge/worker.ts",
      outDir,
      emptyOutDir: false,
      minify: true,
      target: "es2024",
      rolldownOptions: { treeshake, output: { format: "es", entryFileNames: "_worker.js" } },
    },
  });
}

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
