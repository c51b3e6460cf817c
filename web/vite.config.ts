import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { openApiPlugin } from "../scripts/openapi/files.ts";

/** The parts of the data library that every page reading the API needs, and no more. */
const DATA =
  /query-core\/.*\/(?!queriesObserver|infiniteQuery|mutationObserver)\w+\.js|react-query\/.*\/(?!useQueries|useInfinite|useMutation|suspense)\w+\.js|DataProvider/;

/** The rules of the domain do nothing when they are loaded: a file of them that a chunk does not use stays out of it. */
export const treeshake = { moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }] };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), toastStylesFromStylesheet(), smallIcons(), openApiPlugin()],
  ssr: { noExternal: ["lucide-react"] },
  server: { proxy: { "/api": { target: "http://localhost:8788", changeOrigin: false } } },
  worker: { rolldownOptions: { treeshake } },
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
            { name: "shell", tags: ["$initial"] },
            { name: "data", test: DATA },
            { name: "icons", test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
          ],
        },
      },
    },
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
  },
});

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
