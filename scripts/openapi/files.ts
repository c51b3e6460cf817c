import type { Plugin } from "vite";
import { datasetSchema } from "../../schema/contracts/dataset.ts";
import { DATASET_FIELDS } from "../../schema/contracts/dataset-fields.ts";
import { type Caching, type Endpoint, type JsonSchema, jsonSchemaOf } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { TOOL_TEXTS } from "../../schema/wording/en/mcp.ts";
import type { ApiReference, EndpointReference } from "../../web/src/features/developers/reference.ts";
import { siteOrigin } from "../site/share-tags.ts";
import { failureCodes, LINES, openApiDocument, summaryOf, titleOf } from "./document.ts";

const file = (name: string, content: object) => ({
  fileName: `api/${name}`,
  type: "application/json",
  source: JSON.stringify(content),
});

export function openApiFiles() {
  return {
    "/api/openapi.json": file("openapi.json", openApiDocument(endpoints)),
    "/api/dataset.schema.json": file("dataset.schema.json", datasetJsonSchema()),
  };
}

/** The JSON Schema of the open dataset, with what each field means. */
export function datasetJsonSchema() {
  const schema = jsonSchemaOf(datasetSchema, "output");
  const row = schema.properties?.["stocks"]?.["items"] as JsonSchema | undefined;
  const fields = row?.properties ?? {};
  for (const { name, description } of DATASET_FIELDS) Object.assign(fields[name] ?? {}, { description });
  return { $schema: "https://json-schema.org/draft/2020-12/schema", title: "The open dataset of Mizan", ...schema };
}

const OPEN_FILE = { "Cache-Control": "public, max-age=3600", "Access-Control-Allow-Origin": "*" };
export const OPEN_API_HEADERS = { "/api/openapi.json": OPEN_FILE, "/api/dataset.schema.json": OPEN_FILE };

export const FORMER_DOCS = { from: "/api/docs", to: "/developers" };

export function openApiPlugin(): Plugin {
  return {
    name: "openapi-files",
    config: () => ({ define: { __API_REFERENCE__: JSON.stringify(apiReference()) } }),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { fileName, source } of Object.values(openApiFiles())) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer({ middlewares }) {
      const files = openApiFiles();
      for (const [path, { type, source }] of Object.entries(files)) {
        middlewares.use(path, (_, response) => response.setHeader("content-type", type).end(source));
      }
    },
  };
}

/** The endpoints that scripts of any site may read, without their twins in other languages. */
export function apiReference(): ApiReference {
  const groups = Object.entries(endpoints).map(([feature, table]) => ({
    title: titleOf(feature),
    rows: Object.entries<Endpoint>(table)
      .filter(([, { openData, path }]) => openData && !path.includes(":language"))
      .map(([name, row]) => rowOf(summaryOf(feature, name), row)),
  }));
  const tools = Object.entries(TOOL_TEXTS).map(([name, { description }]) => ({ name, description }));
  return { origin: siteOrigin(), tools, groups: groups.filter(({ rows }) => rows.length > 0) };
}

function rowOf(summary: string, row: Endpoint): EndpointReference {
  const { method, path } = row;
  const answered = row.mediaType ? {} : jsonSchemaOf(row.response, "output");
  const item = (answered["type"] === "array" ? answered["items"] : answered) as JsonSchema;
  return {
    method,
    path: path.replace(/:(\w+)/g, "{$1}"),
    summary,
    parameters: [...parametersOf(row.params, true), ...parametersOf(row.query, false)],
    body: Object.keys((row.body && jsonSchemaOf(row.body, "input").properties) ?? {}),
    answer: row.mediaType ?? (answered["type"] === "array" ? "a JSON list" : "JSON"),
    fields: Object.keys(item.properties ?? {}),
    cache: cacheWords(row.cache),
    errors: failureCodes(row),
    example: method === "GET" && !exampleOf(path).includes(":") ? exampleOf(path) : null,
  };
}

function parametersOf(schema: Endpoint["params"], isInPath: boolean): EndpointReference["parameters"] {
  const { properties = {}, required = [] } = schema ? jsonSchemaOf(schema, "input") : {};
  return Object.keys(properties).map((name) => ({
    name,
    isRequired: isInPath || required.includes(name),
    text: LINES.parameters[name] ?? "",
  }));
}

const exampleOf = (path: string) =>
  LINES.examples[path] ?? path.replace(":symbol", "AAPL").replace(":exchange", "NYSE").replace(":id", "1");

function cacheWords(cache: Caching): string {
  if (cache === "never") return "Not cached";
  const minutes = cache.seconds / 60;
  const time = minutes >= 60 ? `${minutes / 60} h` : `${minutes} min`;
  return `Cached for ${time}${cache.ofTheDay ? ", at most until midnight UTC" : ""}`;
}
