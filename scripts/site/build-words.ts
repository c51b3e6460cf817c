import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest, type Plugin } from "vite";
import { LANGUAGES, type Language } from "../../schema/wording/languages.ts";
import { conditionsOf, filesOf, pageIn, TARGET } from "../../web/vite.config.ts";
import { moduleFile } from "../words/compile.ts";

const root = path.join(import.meta.dirname, "../..");
const ENGLISH = /\/(?:schema\/wording\/en\/(.+)|web\/src\/features\/(.+)\/messages(\.words)?)\.ts$/;

/** What a bundle of code leaves to each language: files that pass on its words, by their names. Threads, where no import map leads, are copied. */
export type WordsOfCode = { places: Map<string, string>; threads: Thread[] };
type Thread = WordsOfCode & { name: string; code: Map<string, string> };
export const noWords = (): WordsOfCode => ({ places: new Map(), threads: [] });
function fileOf(module: string, code: string): string {
  const words = module.replace(/\.words$/, "");
  const file = moduleFile(words, code);
  return path.join(root, words === module ? file : file.replace(/\.ts$/, ".words.ts"));
}

/** The name of a file's words; undefined for code, which is the same in every language or has its words in a file beside it. */
function moduleOf(id: string): string | undefined {
  const [, wording, feature, words = ""] = ENGLISH.exec(id) ?? [];
  const module = wording ? `wording/${wording}` : feature && `${feature}${words}`;
  if (!module || existsSync(id.replace(/\.ts$/, ".words.ts"))) return;
  const twin = fileOf(module, "ar");
  return existsSync(twin) && readFileSync(twin, "utf8") === readFileSync(id, "utf8") ? undefined : module;
}

/** The name of a language's file of words: its place in the code's build, in short. */
export function placeOf(file: string): string | undefined {
  const [, hash] = /^(?:.*\/)?words-(?:shell-)?([\w-]{7})\.js$/.exec(file) ?? [];
  return hash && `${hash.slice(0, 5)}.js`;
}

const NAMED = /(?<=(["'`]))[./]*(?:assets\/|words\/)?(words-[\w-]+\.js)(?=\1)/g;
const startOf = (thread: string) => new RegExp(`new URL\\([^()]*?(["'\`])/assets/${thread}\\.js\\1,[^)]*\\)`);
const inPlace = (code: string, folder: string) => code.replace(NAMED, (...found) => folder + placeOf(found[2]));

/** Words are chunks of their own, with the words that the same pages load together. */
const outputIn = (prefix: string) => ({
  chunkFileNames: ({ name }: { name: string }) =>
    `assets/${/^words(?:-shell)?/.exec(name)?.[0] ?? `${prefix}[name]`}-[hash:7].js`,
  codeSplitting: {
    groups: [
      { name: "words-shell", test: (id: string) => moduleOf(id) !== undefined, priority: 2, tags: ["$initial"] },
      { name: "words", test: (id: string) => moduleOf(id) !== undefined, priority: 1, entriesAware: true },
    ],
  },
});

/** For the one build of the code: its chunks import words by names that a page's import map leads to its language's. */
export function withoutWords(words: WordsOfCode) {
  const threadPlugins = () => {
    const thread: Thread = { ...noWords(), name: "", code: new Map() };
    words.threads.push(thread);
    return [leaveWords(thread)];
  };
  return {
    plugins: [leaveWords(words)],
    worker: { plugins: threadPlugins, rolldownOptions: { output: outputIn("thread-") } },
    build: { rolldownOptions: { output: outputIn("") } },
  };
}

function leaveWords(words: WordsOfCode | Thread): Plugin {
  return {
    name: "leave-words",
    enforce: "pre",
    resolveId: {
      filter: { id: /^words\// },
      handler: (id) => ({ id, external: true, moduleSideEffects: false }),
    },
    load: {
      filter: { id: ENGLISH },
      async handler(id) {
        const module = moduleOf(id);
        if (!module) return;
        const names = Object.keys(await import(pathToFileURL(id).href));
        return { code: `export { ${names.join(", ")} } from "words/${module}";`, moduleSideEffects: false };
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        for (const { fileName, code } of chunks) {
          const place = placeOf(fileName);
          if (place && words.places.has(place)) throw new Error(`Two files of words would be named ${place}`);
          if (place) words.places.set(place, code);
        }
        const code = chunks.filter(({ fileName }) => !placeOf(fileName));
        if ("code" in words) {
          words.name = path.basename(code.find(({ isEntry }) => isEntry)?.fileName ?? "", ".js");
          for (const chunk of code) words.code.set(chunk.fileName, inPlace(chunk.code, "./"));
          return;
        }
        const threads = words.threads.filter(({ places }) => places.size > 0);
        for (const chunk of code) {
          chunk.code = inPlace(chunk.code, "words/");
          for (const { name } of threads)
            chunk.code = chunk.code.replace(startOf(name), `import.meta.resolve("words/${name}/${name}.js")`);
        }
        for (const file of threads.flatMap((thread) => [...thread.code.keys()])) delete bundle[file];
      },
    },
  };
}

/** A language's files of words by their names, and what each imports of the others; its styles and font by their addresses. */
export async function wordsIn({ places }: WordsOfCode, { code }: Language, styles?: string) {
  const plugin: Plugin = {
    name: "words-of-language",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith("words/")) return fileOf(id.slice("words/".length), code);
      // Of the words of every page, formats take one: a copy of it.
      if (importer?.endsWith("/format.ts") && id.endsWith("/site.words.ts"))
        return `${path.resolve(importer, "..", id)}?of-formats`;
      if (places.has(id)) return `\0${id}`;
      return importer?.startsWith("\0") ? { id: `words/${id}`, external: true } : undefined;
    },
    load(id) {
      if (id.endsWith("/schema/wording/languages.ts"))
        return `export const LANGUAGES = ${JSON.stringify({ [code]: LANGUAGES[code] })};`;
      return places.get(id.slice(1));
    },
  };
  // In the file that the site's code names, so that it comes with the others; else only they would lead to it.
  const [formats] = [...places].find(([, text]) => text.includes('"words/wording/format"')) ?? [];
  const test = (id: string) => id === `\0${formats}` || /\/format(?:-rules)?\.ts$/.test(id);
  const codeSplitting = formats ? { includeDependenciesRecursively: false, groups: [{ name: formats, test }] } : {};
  const input = Object.fromEntries([...places.keys()].map((place) => [place, place]));
  const result = await build({
    configFile: false,
    root: path.join(root, "web"),
    logLevel: "error",
    mode: "production",
    publicDir: false,
    resolve: conditionsOf(LANGUAGES[code]).resolve,
    plugins: [plugin],
    build: {
      write: false,
      modulePreload: false,
      target: TARGET,
      rolldownOptions: {
        input: styles ? { ...input, language: styles } : input,
        preserveEntrySignatures: "allow-extension",
        treeshake: { moduleSideEffects: (id) => id.endsWith(".css") },
        output: { entryFileNames: "[name]", chunkFileNames: "words-[hash:7].js", codeSplitting },
      },
    },
  });
  const [files, imports] = [new Map<string, string>(), new Map<string, string[]>()];
  const assets = new Map<string, string | Uint8Array>();
  for (const one of [result].flat().flatMap((each) => ("output" in each ? each.output : []))) {
    if (one.type === "asset") assets.set(one.fileName, one.source);
    else if (one.fileName !== "language") {
      files.set(one.fileName, one.code.replaceAll('"words/./', '"../'));
      imports.set(one.fileName, one.imports);
    }
  }
  return { files, imports, assets };
}

export type BuiltCode = { words: WordsOfCode; manifest: Manifest; template: string };
export type LanguageFiles = Awaited<ReturnType<typeof addWords>>;

/** Writes the words, threads, styles and font of a language into `dist`; the manifest and the page that name them beside the common code. */
export async function addWords(dist: string, language: Language, { words, manifest, template }: BuiltCode) {
  const own = filesOf(language);
  const { files, imports, assets } = await wordsIn(words, language, own.styles && path.join(root, "web", own.styles));
  const contents = new Map(files);
  const threads = words.threads.filter(({ places }) => places.size > 0);
  for (const thread of threads)
    for (const part of [thread.code, (await wordsIn(thread, language)).files])
      for (const [name, code] of part) {
        let text = code.replaceAll('from"../', 'from"./');
        for (const { name } of threads)
          text = text.replace(startOf(name), `new URL("../${name}/${name}.js",import.meta.url)`);
        contents.set(`${thread.name}/${path.basename(name)}`, text);
      }
  const hash = createHash("sha256")
    .update(JSON.stringify([...contents].sort()))
    .digest("hex");
  const folder = `assets/${language.code}-${hash.slice(0, 8)}`;
  const written = [...[...contents].map(([name, code]) => [`${folder}/${name}`, code] as const), ...assets];
  for (const [name, content] of written) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  const named = (extension: string) => [...assets.keys()].find((name) => name.endsWith(extension))?.replace(/^/, "/");
  const tags = `<script type="importmap">${JSON.stringify({ imports: { "words/": `/${folder}/` } })}</script>`;
  const page = template.replace(/\/assets\/(words-[^"]*)/g, (_, file) => `/${folder}/${placeOf(file)}`);
  return {
    manifest: manifestIn(manifest, folder, imports),
    assets: written.map(([name]) => name),
    template: pageIn(page, language, { styles: named(".css"), font: named(".woff2"), tags }),
  };
}

/** The manifest with the language's files in place of words that were left out. */
function manifestIn(manifest: Manifest, folder: string, imports: ReadonlyMap<string, readonly string[]>): Manifest {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [placeOf(file) ?? file, key]));
  const keyOf = (place: string) => keys.get(place) ?? place;
  const entries = [...imports].map(([place, others]) => [
    keyOf(place),
    { ...manifest[keyOf(place)], file: `${folder}/${place}`, imports: others.map(keyOf) },
  ]);
  return { ...manifest, ...Object.fromEntries(entries) };
}
