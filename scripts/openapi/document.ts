import { type Endpoint, type ErrorCode, errorSchema, jsonSchemaOf } from "../../schema/contracts/endpoint.ts";
import type { endpoints } from "../../schema/contracts/endpoints.ts";
import { ERROR_SENTENCES } from "../../schema/wording/en/refusals.ts";
import { STATUS_BY_CODE } from "../../worker/platform/errors.ts";
import lines from "./lines.json" with { type: "json" };

export type OpenApiOperation = {
  operationId: string;
  summary: string;
  tags: string[];
  responses: Record<string, { description: string }>;
  [more: string]: unknown;
};
export type OpenApiDocument = {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, object>;
};
type EndpointTable = Record<string, Record<string, Endpoint>>;

const PAGE_HEADERS = {
  "X-Total-Count": "How many rows there are in all",
  Link: 'The next page: <…>; rel="next"; absent on the last one',
};

const REASON = { type: "string", minLength: 1, examples: Object.keys(ERROR_SENTENCES) };

const INFO = {
  title: "Mizan",
  version: "1",
  description:
    "Halal stock screening, zakat and Islamic finance education. Free, without keys. Ratios are percents: 33 means 33 %. Amounts are US " +
    "dollars. A null is an unknown, never a zero. Every error has the same shape: a sentence in English, a code of a closed list, and the " +
    "reason with the parameters that the sentence names, from which it can be put into any language. Endpoints marked as open " +
    "data may be read by scripts of any site; what a visitor keeps belongs to an anonymous session in a cookie.",
};

export function openApiDocument(table: EndpointTable): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [feature, rows] of Object.entries(table)) {
    for (const [name, row] of Object.entries(rows)) {
      const path = row.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(feature, name, row) };
    }
  }
  const error = jsonSchemaOf(errorSchema, "output");
  return {
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/" }],
    tags: Object.keys(table).map((feature) => ({ name: titleOf(feature) })),
    paths,
    components: {
      schemas: { Error: { ...error, properties: { ...error.properties, reason: REASON } } },
      securitySchemes: {
        admin: {
          type: "http",
          scheme: "bearer",
          description: "The token that POST /api/admin/login answers; it lasts 8 hours",
        },
      },
    },
  };
}

function operation(feature: string, name: string, row: Endpoint): OpenApiOperation {
  const summary = summaryOf(feature, name);
  const parameters = [
    ...fieldsOf(row.params, "path"),
    ...fieldsOf(row.query, "query"),
    ...Object.entries(row.requestHeaders ?? {}).map(([header, description]) => ({
      name: header,
      in: "header",
      required: false,
      description,
      schema: { type: "string" },
    })),
  ];
  return {
    operationId: `${feature}.${name}`,
    summary,
    tags: [titleOf(feature)],
    ...(row.openData ? { description: "Open data: scripts of any site may read it." } : {}),
    ...(row.admin ? { security: [{ admin: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(row.body ? { requestBody: { required: true, content: json(jsonSchemaOf(row.body, "input")) } } : {}),
    responses: { [row.status ?? 200]: success(row, summary), ...failures(row) },
  };
}

type Rows = typeof endpoints;
type Lines = Readonly<Record<string, string>>;

/** One line on each endpoint, and on each parameter of those that anyone may read; addresses with values that are found, where the path alone is none. */
export const LINES: {
  summaries: { readonly [Feature in keyof Rows]: Readonly<Record<keyof Rows[Feature], string>> };
  parameters: Lines;
  examples: Lines;
} = lines;

export function summaryOf(feature: string, name: string): string {
  const summaries: Readonly<Record<string, Lines>> = LINES.summaries;
  const summary = summaries[feature]?.[name];
  if (!summary) throw new Error(`Nothing says what ${feature}.${name} does`);
  return summary;
}

function fieldsOf(schema: Endpoint["params"], place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(LINES.parameters[name] && { description: LINES.parameters[name] }),
    schema: field,
  }));
}

function success(row: Endpoint, description: string) {
  const described = { ...(row.paged ? PAGE_HEADERS : {}), ...row.headers };
  const headers = Object.fromEntries(
    Object.entries(described).map(([name, text]) => [name, { description: text, schema: { type: "string" } }]),
  );
  return {
    description,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(row.status === 204 ? {} : { content: contentOf(row) }),
  };
}

function contentOf(row: Endpoint) {
  return row.mediaType
    ? { [row.mediaType]: { schema: { type: "string" } } }
    : json(jsonSchemaOf(row.response, "output"));
}

export const failureCodes = (row: Endpoint) => [...new Set([...impliedCodes(row), ...(row.errors ?? [])])];

function failures(row: Endpoint) {
  const codesByStatus = new Map<number, ErrorCode[]>();
  for (const code of failureCodes(row)) {
    const status = STATUS_BY_CODE[code];
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  const ofOneShape = [...codesByStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(", "), content: json({ $ref: "#/components/schemas/Error" }) },
  ]);
  const others = Object.entries(row.otherFailures ?? {}).map(([status, description]) => [status, { description }]);
  return Object.fromEntries([...ofOneShape, ...others]);
}

function impliedCodes(row: Endpoint): ErrorCode[] {
  return [
    ...(row.params || row.query || row.body ? (["invalid_request"] as const) : []),
    ...(row.params ? (["not_found"] as const) : []),
    ...(row.body ? (["payload_too_large", "unsupported_media_type"] as const) : []),
    ...(row.admin ? (["unauthorized"] as const) : []),
    ...(row.method === "GET" ? [] : (["forbidden"] as const)),
    ...(["too_many_requests", "unavailable", "internal"] as const),
  ];
}

function json(schema: object) {
  return { "application/json": { schema } };
}

/** `searchHistory` → `Search history`. */
export function titleOf(feature: string): string {
  const words = feature.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
