import type { Plugin } from "vite";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { openApiDocument } from "./document.ts";
import { apiReference } from "./reference.ts";

/** The files about the API that are served beside it. */
export function openApiFiles() {
  const document = JSON.stringify(openApiDocument(endpoints));
  return { "/api/openapi.json": { fileName: "api/openapi.json", type: "application/json", source: document } };
}

export const OPEN_API_HEADERS = {
  "/api/openapi.json": { "Cache-Control": "public, max-age=3600", "Access-Control-Allow-Origin": "*" },
};

/** The page for programmers, where the description of the API was before. */
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
