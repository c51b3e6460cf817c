import type { Plugin } from "vite";
import { datasetSchema } from "../../schema/contracts/dataset.ts";
import { DATASET_FIELDS } from "../../schema/contracts/dataset-fields.ts";
import { type JsonSchema, jsonSchemaOf } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { openApiDocument } from "./document.ts";
import { apiReference } from "./reference.ts";

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
