import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest } from "vite";
import { addressIn, type Language, serviceWorkerIn } from "../../schema/wording/languages.ts";
import { fileIn, prerenderedFile } from "../../web/src/app/prerendered-file.ts";
import { OFFLINE_ROUTES, pageAddress, UNHASHED_FILES } from "../../web/src/service-worker/page-address.ts";
import { conditionsOf } from "../../web/vite.config.ts";

const web = path.join(import.meta.dirname, "../../web");

/** Chunks that are useless without a network, or too heavy to fetch before someone needs them. */
const LEFT_OUT = /\/(?:Admin\w*Page|NotFoundPage|PaymentScreen|ReadReport|draw-report)\.tsx?$/;

type PrecacheEntry = { url: string; revision: string | null };

/** `assets` are the files that are this language's alone. */
export async function buildServiceWorker(
  dist: string,
  language: Language,
  { manifest, assets }: { manifest: Manifest; assets: readonly string[] },
): Promise<void> {
  await build({
    configFile: false,
    root: web,
    resolve: conditionsOf(language).resolve,
    logLevel: "error",
    mode: "production",
    publicDir: false,
    define: {
      "self.__WB_MANIFEST": JSON.stringify(await precacheEntries(dist, language, assetsOfApp(manifest, assets))),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(web, "src/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: serviceWorkerIn(language).slice(1) },
      },
    },
  });
}

async function precacheEntries(dist: string, language: Language, files: ReadonlySet<string>): Promise<PrecacheEntry[]> {
  const pages = OFFLINE_ROUTES.map((route) =>
    revised(dist, addressIn(language, pageAddress(route)), fileIn(language, prerenderedFile(route))),
  );
  const unhashed = UNHASHED_FILES.map((address) => revised(dist, address, address));
  const assets = [...files].sort().map((file) => ({ url: `/${file}`, revision: null }));
  return [...(await Promise.all([...pages, ...unhashed])), ...assets];
}

async function revised(dist: string, url: string, file: string): Promise<PrecacheEntry> {
  return { url, revision: await contentHash(path.join(dist, file)) };
}

export async function contentHash(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 16);
}

const isThread = (file: string) => /-worker-/.test(file);

function assetsOfApp(manifest: Manifest, built: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || LEFT_OUT.test(key)) return;
    seen.add(key);
    // The entry's styles are inline in every page.
    const stylesheets = chunk.isEntry === true ? [] : (chunk.css ?? []);
    for (const file of [chunk.file, ...stylesheets, ...(chunk.assets ?? [])]) if (!isThread(file)) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit("index.html");
  // Fonts that the page's own HTML requests belong to no chunk, and the files of a thread are among those of the language.
  for (const { file } of Object.values(manifest)) if (file.endsWith(".woff2")) files.add(file);
  for (const file of built) if (file.endsWith(".woff2") || isThread(file)) files.add(file);
  return files;
}
