import fc from "fast-check";
import { type Endpoint, type JsonSchema, jsonSchemaOf } from "../../../schema/contracts/endpoint.ts";
import { encodeSegment, HOSTILE_ENCODINGS, HOSTILE_TEXTS, hostileBodies } from "./hostile-inputs.ts";

export type GeneratedRequest = {
  method: string;
  path: string;
  contentType: string;
  body: string | Uint8Array | undefined;
};

/** Known data, so that some of the requests find something. */
export type Known = { symbols: readonly string[]; stockIds: readonly number[]; ids: readonly number[] };

const ODD_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Literal JSON that cannot be made from a value. */
const HOSTILE_JSON = [
  ...["1e309", "-1e309", "-0", "1.5", "9007199254740993", "null", "true", "[]", "{}", '""', '[[[[["a"]]]]]'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"toString":"a"}'],
  ...['"\\ud800"', '"\\udfff\\ud800"', '"a\\u0000b"', '"\\u202e"', `"${"a,".repeat(200)}"`, `"${"a".repeat(12_000)}"`],
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 60 }));

/**
 * Requests to one row of the endpoint table, generated from it: path, query and body by their schemas, most fields valid and some
 * deliberately wrong.
 */
export function requestsOf(route: Endpoint, known: Known, oddMethods = ODD_METHODS): fc.Arbitrary<GeneratedRequest> {
  const method = fc.oneof({ weight: 9, arbitrary: fc.constant(route.method) }, fc.constantFrom(...oddMethods));
  return fc
    .record({ method, path: pathOf(route, known), search: searchOf(route, known), content: contentOf(route, known) })
    .map(({ method, path, search, content: [contentType, body] }) => ({
      method,
      path: search ? `${path}?${search}` : path,
      contentType,
      body: WITHOUT_BODY.has(method) ? undefined : body,
    }));
}

function pathOf(route: Endpoint, known: Known): fc.Arbitrary<string> {
  const { properties = {} } = route.params ? jsonSchemaOf(route.params, "input") : {};
  const segments = route.path.split("/").map((segment) => {
    if (!segment.startsWith(":")) return fc.constant(segment);
    const name = segment.slice(1);
    const fits = fitting(properties[name] ?? {}, name, known).map((value) => encodeSegment(String(value)));
    return fc.oneof({ weight: 3, arbitrary: fits }, { weight: 2, arbitrary: hostileSegment() });
  });
  return fc.tuple(...segments).map((parts) => parts.join("/"));
}

function searchOf(route: Endpoint, known: Known): fc.Arbitrary<string> {
  const { properties = {} } = route.query ? jsonSchemaOf(route.query, "input") : {};
  const fields = Object.entries(properties).map(([name, schema]) => {
    const fits = fitting(schema, name, known).map((value) => encodeSegment(String(value)));
    const value = fc.oneof({ weight: 4, arbitrary: fits }, { weight: 1, arbitrary: hostileSegment() });
    return fc.option(
      value.map((text) => `${name}=${text}`),
      { nil: "", freq: 2 },
    );
  });
  const names = [...Object.keys(properties), "__proto__", "limit", "cursor", "q", "%00", "a[]"];
  const odd = fc.tuple(fc.constantFrom(...names), hostileSegment()).map(([name, text]) => `${name}=${text}`);
  return fc
    .tuple(fc.tuple(...fields), fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(odd, { maxLength: 4 })))
    .map(([fit, rest]) => [...fit, ...rest].filter(Boolean).join("&"));
}

function contentOf(route: Endpoint, known: Known): fc.Arbitrary<readonly [string, string | Uint8Array]> {
  const json = fc.constant("application/json");
  const type = fc.constantFrom(
    "application/json; charset=utf-16",
    "text/plain",
    "application/json;",
    "multipart/form-data",
    "",
  );
  const odd = fc.oneof(
    fc.constantFrom(...hostileBodies()),
    fc.constantFrom(...HOSTILE_JSON),
    fc.json(),
    hostileText,
    fc.uint8Array({ minLength: 1, maxLength: 40 }),
  );
  const oddContent = fc.tuple(fc.oneof({ weight: 4, arbitrary: json }, type), odd);
  if (!route.body) return oddContent;
  const shaped = fc.tuple(json, fittingJson(jsonSchemaOf(route.body, "input"), known));
  return fc.oneof({ weight: 3, arbitrary: shaped }, { weight: 1, arbitrary: oddContent });
}

/** The JSON of an object whose fields are valid, except one in eight. */
function fittingJson(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const fits = fitting(field, name, known).map((value) => JSON.stringify(value));
    const odd = fc.oneof(
      fc.constantFrom(...HOSTILE_JSON),
      hostileText.map((text) => JSON.stringify(text)),
    );
    const value = fc.oneof({ weight: 7, arbitrary: fits }, { weight: 1, arbitrary: odd });
    const named = value.map((text) => `${JSON.stringify(name)}:${text}`);
    return schema.required?.includes(name) ? named : fc.option(named, { nil: "" });
  });
  return fc.tuple(...fields).map((parts) => `{${parts.filter(Boolean).join(",")}}`);
}

/** Values that fit a field's schema; rules that only the code knows may still refuse them. */
function fitting(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const { type } = schema;
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"]);
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, name, known)));
  if (type === "object") return fittingObject(schema, known);
  if (type === "array")
    return fc.array(fitting((schema["items"] ?? {}) as JsonSchema, name, known), { minLength: 1, maxLength: 4 });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (name === "stockId") return fc.constantFrom(...known.stockIds);
  if (type === "integer") return fc.integer({ min: 1, max: 60 });
  if (type === "number") return fc.double({ min: Number(schema["minimum"] ?? 0), max: 1e6, noNaN: true });
  return fittingText(schema, name, known);
}

function fittingObject(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(fields.map(([name, field]) => [name, fitting(field, name, known)]));
  return fc.record(model, { requiredKeys: schema.required ?? [] });
}

function fittingText(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<string> {
  const id = fc.constantFrom(...known.ids).map(String);
  if (name === "stockId") return fc.constantFrom(...known.stockIds).map(String);
  if (schema["maxLength"] === 0) return fc.constant("");
  if (["symbol", "symbols", "q"].includes(name)) return fc.constantFrom(...known.symbols);
  if (name === "email") return fc.integer({ min: 1, max: 1e6 }).map((number) => `person${number}@example.org`);
  if (name === "exchange") return fc.constantFrom("NYSE", "NASDAQ,SAU", "DAX");
  if (name === "limit") return fc.integer({ min: 1, max: 100 }).map(String);
  return typeof schema["pattern"] === "string"
    ? id
    : fc.constantFrom("Some words", "Technology", "زكاة", "a title that goes on");
}

function hostileSegment(): fc.Arbitrary<string> {
  return fc.oneof(hostileText.map(encodeSegment), fc.constantFrom(...HOSTILE_ENCODINGS));
}
