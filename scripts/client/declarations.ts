import { type Endpoint, ERROR_CODES, type JsonSchema, jsonSchemaOf } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";

/** What a program may ask without a session: open data, and two questions that are posted because they are somebody's own. */
const POSTED: readonly string[] = ["POST /api/portfolio/look-up", "POST /api/zakat/calculate"];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isOffered = (row: Endpoint) => !row.mediaType && (row.openData || POSTED.includes(nameOf(row)));

/** The types of the package, which stand by themselves: written from the contracts, without the schema library. */
export function declarations(): string {
  const rows = Object.values(endpoints).flatMap((feature): Endpoint[] => Object.values(feature));
  const offered = rows.filter(isOffered).map((row) => `  ${JSON.stringify(nameOf(row))}: {\n${partsOf(row)}  };\n`);
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
