import { type Caching, type Endpoint, type JsonSchema, jsonSchemaOf } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { TOOL_TEXTS } from "../../schema/wording/en/mcp.ts";
import type { ApiReference, EndpointReference } from "../../web/src/features/developers/reference.ts";
import { siteOrigin } from "../site/share-tags.ts";
import { failureCodes, LINES, summaryOf, titleOf } from "./document.ts";

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
