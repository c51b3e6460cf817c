import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseEnv } from "node:util";
import { Miniflare, type Request, Response } from "miniflare";
import { unstable_generateASSETSBinding } from "wrangler";
import { languageOfPath, OFFERED_LANGUAGES } from "../schema/wording/languages.ts";
import { pagesConfig, workerConfig } from "./configuration.ts";
import { SECRETS_FILE, stateFolder } from "./local-state.ts";
import { patternOf, servedProduct } from "./served-product.ts";
import { siteFileTexts } from "./site/share-tags.ts";

/**
 * Serves the built product as Cloudflare does: the Pages project and the Worker behind it, in one runtime, on one origin. A language that
 * is not among `languages` yet answers with a page that says so and asks again. Returns what stops it.
 */
export async function serve(port: number, languages: ReadonlySet<string>): Promise<() => Promise<void>> {
  const { site, worker } = servedProduct();
  const files = filesOf(site, languages);
  const { name, main, compatibility_date, ...api } = workerConfig("production");
  const pages = pagesConfig();
  const named = <Entry extends { binding: string }, Of>(entries: readonly Entry[], bindingOf: (entry: Entry) => Of) =>
    Object.fromEntries(entries.map((entry) => [entry.binding, bindingOf(entry)]));
  const server = new Miniflare({
    host: "localhost",
    port,
    resourcePersistencePath: join(stateFolder(), "v3"),
    enableDevRegistry: false,
    cf: false,
    unsafeModuleFallbackService: (request) => pagesOfLanguage(request, site, languages),
    workers: [
      {
        config: {
          name: pages.name,
          compatibilityDate: pages.compatibility_date,
          manifest: {
            mainModule: FRONT,
            modules: { ...modulesIn(join(site, PAGES), languages), [FRONT]: front(site) },
          },
          env: {
            API: { type: "worker", worker: name },
            ASSETS: { type: "fetcher", handler: files },
            LANGUAGES: { type: "fetcher", handler: (request) => untilBuilt(request, languages) },
          },
        },
        dev: { useModuleFallbackService: true },
      },
      {
        config: {
          name,
          compatibilityDate: compatibility_date,
          manifest: { mainModule: basename(main), modules: modulesIn(worker) },
          env: {
            ...named(secrets(), ({ value }) => ({ type: "text", value })),
            ...named(api.d1_databases, ({ database_id: id }) => ({ type: "d1", id })),
            ...named(api.kv_namespaces, ({ id }) => ({ type: "kv", id })),
            ...named(api.workflows, (one) => ({
              type: "workflow",
              name: one.name,
              exportName: one.class_name,
              worker: name,
            })),
          },
        },
      },
    ],
  });
  await server.ready;
  return () => server.dispose();
}

const PAGES = "_worker.js";
const FRONT = "front.js";

const moduleOf = (contents: string) => ({ type: "esm" as const, contents });

const languageOfModule = (file: string) => /^\/?(\w\w)(?:\.js$|\/)/.exec(file)?.[1];
/** The modules of a folder; of those of languages the ones that are there. */
function modulesIn(folder: string, languages?: ReadonlySet<string>) {
  const isThere = (file: string) => !languages || languages.has(languageOfModule(file) ?? "en");
  const files = globSync("**/*.{js,mjs}", { cwd: folder }).filter(isThere);
  return Object.fromEntries(files.map((file) => [file, moduleOf(readFileSync(join(folder, file), "utf8"))]));
}

function secrets() {
  if (!existsSync(SECRETS_FILE)) return [];
  return Object.entries(parseEnv(readFileSync(SECRETS_FILE, "utf8"))).map(([binding, value = ""]) => ({
    binding,
    value,
  }));
}

/** The files of the site as Pages serves them, with the headers and redirects that two of them name; each language changes the headers. */
function filesOf(directory: string, languages: ReadonlySet<string>) {
  type Options = Parameters<typeof unstable_generateASSETSBinding>[0];
  const log = { log: () => undefined, warn: console.warn, error: console.error } as unknown as Options["log"];
  const read = () => ({ of: languages.size, answer: unstable_generateASSETSBinding({ log, directory }) });
  let files = read();
  return async (request: Request) => {
    if (files.of !== languages.size) files = read();
    return (await files.answer)(request);
  };
}

/** What Pages does before the project's own code runs, by `_routes.json`; and before either, a language that is not there yet. */
function front(site: string) {
  const { include, exclude } = JSON.parse(readFileSync(join(site, "_routes.json"), "utf8"));
  const prefixes = OFFERED_LANGUAGES.flatMap(({ prefix }) => (prefix ? [prefix] : []));
  return moduleOf(`
import pages from "./index.js";
const [includes, excludes, ofLanguage] = ${JSON.stringify([patternOf(include), patternOf(exclude), `^/*(${prefixes.join("|")})(?:/|$)`])}.map((text) => new RegExp(text));
const there = new Set();
export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    const [, language] = ofLanguage.exec(pathname) ?? [];
    if (language && !there.has(language)) {
      const answer = await env.LANGUAGES.fetch(request.url);
      if (answer.status !== 204) return answer;
      there.add(language);
    }
    const isRun = includes.test(pathname) && !excludes.test(pathname);
    return isRun ? pages.fetch(request, env, context) : env.ASSETS.fetch(request);
  },
};`);
}

/** The module of a language that was built while the runtime was running. */
async function pagesOfLanguage({ url }: Request, site: string, languages: ReadonlySet<string>): Promise<Response> {
  const file = new URL(url).searchParams.get("specifier")?.slice(1) ?? "";
  if (!languages.has(languageOfModule(file) ?? "")) return new Response(null, { status: 404 });
  return Response.json({ name: file, esModule: readFileSync(join(site, PAGES, file), "utf8") });
}

const ASK_AGAIN_SECONDS = 2;

async function untilBuilt({ url }: Request, languages: ReadonlySet<string>): Promise<Response> {
  const { language, inner } = languageOfPath(new URL(url).pathname.replace(/^\/+/, "/"));
  if (languages.has(language.code)) return new Response(null, { status: 204 });
  const { untilBuiltTexts } = await siteFileTexts(language);
  const { title, text, english } = untilBuiltTexts;
  const page = `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${inner.replaceAll('"', "%22")}">${english}</a></p>
</html>`;
  return new Response(page, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      "cache-control": "no-store",
      "retry-after": String(ASK_AGAIN_SECONDS),
      refresh: String(ASK_AGAIN_SECONDS),
    },
  });
}
