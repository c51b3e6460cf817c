import { chmodSync, copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { type Endpoint, ERROR_CODES, type JsonSchema, jsonSchemaOf } from "../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { treeshake } from "../../web/vite.config.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { siteOrigin } from "../site/share-tags.ts";

const { version, description, license } = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8"));

/** Builds the package of the client and the command: plain modules without dependencies, and their types. */
export async function buildClient(folder: string): Promise<void> {
  const built = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: "error",
    mode: "production",
    publicDir: false,
    ssr: { noExternal: true, target: "node" },
    define: {
      __VERSION__: JSON.stringify(version),
      "process.env.SITE_ORIGIN": JSON.stringify(siteOrigin()),
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      target: "es2023",
      rolldownOptions: {
        input: { client: join(import.meta.dirname, "client.ts"), mizan: join(import.meta.dirname, "mizan.ts") },
        treeshake,
        output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  chmodSync(join(folder, "mizan.js"), 0o755);
  writeFileSync(join(folder, "client.d.ts"), declarations());
  writeFileSync(join(folder, "LICENSES-OF-PARTS.txt"), licensesOf(built as Rolldown.RolldownOutput));
  copyFileSync(join(import.meta.dirname, "README.md"), join(folder, "README.md"));
  copyFileSync(join(PROJECT_ROOT, "LICENSE"), join(folder, "LICENSE"));
  const described = {
    name: "mizan-client",
    version,
    description,
    license,
    type: "module",
    bin: { mizan: "mizan.js" },
    exports: { ".": { types: "./client.d.ts", default: "./client.js" } },
    engines: { node: ">=20" },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
}

/** Of the packages whose code is in the bundle. */
function licensesOf({ output }: Rolldown.RolldownOutput): string {
  const modules = output.flatMap((part) => (part.type === "chunk" ? Object.keys(part.modules) : []));
  const packages = new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []));
  const textOf = (folder: string) =>
    globSync("{LICENSE,LICENCE,license}*", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  return [...packages]
    .map((folder) => `${folder.split("/node_modules/").at(-1)}\n\n${textOf(folder).join("\n")}`)
    .join("\n\n");
}

/** What a program may ask without a session: open data, and two questions that are posted because they are somebody's own. */
const POSTED: readonly string[] = ["POST /api/portfolio/look-up", "POST /api/zakat/calculate"];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isOffered = (row: Endpoint) => !row.mediaType && (row.openData || POSTED.includes(nameOf(row)));

/** The types of the package, which stand by themselves: written from the contracts, without the schema library. */
function declarations(): string {
  const rows = everyEndpoint.filter(isOffered);
  const offered = rows.map((row) => `  ${JSON.stringify(nameOf(row))}: {\n${partsOf(row)}  };\n`);
  return `/** Every question that needs no session, by method and path. Ratios are percents, amounts US dollars; null is unknown, never zero. */
export interface Endpoints {
${offered.join("")}}

export type EndpointName = keyof Endpoints;
export type Stock = Endpoints["GET /api/stocks/:symbol"]["response"];

type Given<Name extends EndpointName> = Omit<Endpoints[Name], "response">;
export type Input<Name extends EndpointName> = Given<Name> & { signal?: AbortSignal; headers?: Record<string, string> };

export type FailureCode = ${unionOf([...ERROR_CODES, "unreachable", "not_mizan"])};

/** Mizan refused, could not be reached, or something else answered. The message is a sentence for people. */
export declare class MizanError extends Error {
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: FailureCode;
  /** Why, and what a sentence about it names. */
  readonly reason: string | undefined;
  readonly parameters: Record<string, string | number | readonly string[]>;
  /** When to ask again, if Mizan says so. */
  readonly retryAfterSeconds: number | undefined;
}

export declare const DEFAULT_URL: string;

export type Client = {
  readonly origin: string;
  /** @throws MizanError */
  call<Name extends EndpointName>(name: Name, input: Input<Name>): Promise<Endpoints[Name]["response"]>;
};

/** @throws TypeError when the url is no address of a site */
export declare function createClient(options?: { url?: string; fetch?: typeof fetch }): Client;
`;
}

function partsOf({ params, query, body, response }: Endpoint): string {
  return [
    ...(params ? [`    params: ${typeOf(jsonSchemaOf(params, "input"))};\n`] : []),
    ...(query ? [`    query?: ${typeOf(jsonSchemaOf(query, "input"))};\n`] : []),
    ...(body ? [`    body: ${typeOf(jsonSchemaOf(body, "input"))};\n`] : []),
    `    response: ${typeOf(jsonSchemaOf(response, "output"))};\n`,
  ].join("");
}

type Described = JsonSchema & {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Described[];
  oneOf?: readonly Described[];
  items?: Described;
  additionalProperties?: Described | boolean;
};

const unionOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(" | ");

const WORDS: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
  unknown: "unknown",
};

/** @throws Error when the schema has a form that no contract had so far */
function typeOf(schema: Described): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return unionOf(schema.enum);
  if (schema.type === "array") return `(${typeOf(schema.items ?? {})})[]`;
  if (schema.type === "object") return objectOf(schema);
  const words = [schema.type ?? "unknown"].flat().map((type) => WORDS[type]);
  if (words.includes(undefined)) throw new Error(`No type is known for ${JSON.stringify(schema)}`);
  return words.join(" | ");
}

function objectOf({ properties, required = [], additionalProperties }: Described): string {
  if (!properties) {
    const values = typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown";
    return `Record<string, ${values}>`;
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => `${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(field)}`,
  );
  return `{ ${fields.join("; ")} }`;
}

if (import.meta.main) await buildClient(resolve(process.argv[2] ?? join(PROJECT_ROOT, "dist/client")));
