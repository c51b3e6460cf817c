import type { Plugin } from "vite";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { type ContentPolicy, policyText } from "../../schema/contracts/security-headers.ts";
import { hashSource } from "../site/inline-hashes.ts";
import { openApiDocument } from "./document.ts";
import { openApiPage, PAGE_STYLE } from "./page.ts";

export function openApiFiles() {
  const document = openApiDocument(endpoints);
  return {
    "/api/openapi.json": { fileName: "api/openapi.json", type: "application/json", source: JSON.stringify(document) },
    "/api/docs": { fileName: "api/docs.html", type: "text/html; charset=utf-8", source: openApiPage(document) },
  };
}

const DOCS_POLICY: ContentPolicy = {
  "default-src": [],
  "style-src": [hashSource(PAGE_STYLE)],
  "base-uri": [],
  "form-action": [],
  "frame-ancestors": [],
};

const HOUR = { "Cache-Control": "public, max-age=3600" };

export const OPEN_API_HEADERS = {
  "/api/openapi.json": { ...HOUR, "Access-Control-Allow-Origin": "*" },
  "/api/docs": { ...HOUR, "Content-Security-Policy": policyText(DOCS_POLICY) },
};

export function openApiPlugin(): Plugin {
  return {
    name: "openapi-files",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle() {
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
