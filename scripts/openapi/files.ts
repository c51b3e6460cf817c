import { html, raw } from "hono/html";
import type { Plugin } from "vite";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { type ContentPolicy, policyText } from "../../schema/contracts/security-headers.ts";
import { hashSource } from "../site/inline-hashes.ts";
import { type OpenApiDocument, type OpenApiOperation, openApiDocument } from "./document.ts";

type Parameter = { name: string; in: string; required: boolean; description?: string; schema: object };
type Content = Record<string, { schema: object }>;
type Described = { description: string; headers?: Record<string, { description: string }>; content?: Content };
type Operation = OpenApiOperation & {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  security?: unknown[];
};

const PAGE_STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem}
nav ul{columns:2;padding-left:1.2rem}
article{border-top:1px solid #8886;padding:.5rem 0 1rem}
code,pre{font:.875rem/1.45 ui-monospace,monospace}
pre{overflow:auto;max-height:24rem;padding:.75rem;border:1px solid #8886;border-radius:.375rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid #8884}
summary{cursor:pointer}
`;

export function openApiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const sections = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "");
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} API</title>
<style>${raw(PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>${document.info.title} API</h1>
<p>${document.info.description}</p>
<p><a href="/api/openapi.json">OpenAPI document</a> · <a href="/">${document.info.title}</a></p>
<nav aria-label="Sections"><ul>${[...sections.keys()].map((tag) => html`<li><a href="#${anchorOf(tag)}">${tag}</a></li>`)}</ul></nav>
${[...sections].map(
  ([tag, rows]) => html`<section><h2 id="${anchorOf(tag)}">${tag}</h2>
${rows.map(({ path, method, operation }) => article(path, method, operation))}</section>`,
)}
<section><h2 id="errors">Errors</h2><p>Every error has this shape, with a status that fits its code.</p>
${schemaBlock("Error", (document.components["schemas"] as { Error: object }).Error)}</section>
</main>
</body>
</html>`);
}

function article(path: string, method: string, operation: Operation) {
  return html`<article>
<h3><code>${method.toUpperCase()} ${path}</code></h3>
<p>${operation.summary}.${operation.security ? " Needs the admin's bearer token." : ""} ${operation["description"]}</p>
${operation.parameters ? parameterTable(operation.parameters) : ""}
${Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaBlock("Body", schema))}
${Object.entries(operation.responses).map(([status, response]) => answer(status, response as Described))}
</article>`;
}

function parameterTable(parameters: Parameter[]) {
  return html`<table><caption>Parameters</caption><tbody>
${parameters.map(
  ({ name, in: place, required, description, schema }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${place}${required ? ", required" : ""}</td><td>${description ?? html`<code>${JSON.stringify(schema)}</code>`}</td></tr>`,
)}</tbody></table>`;
}

function answer(status: string, { description, headers = {}, content = {} }: Described) {
  if (Number(status) >= 400) return html`<p><code>${status}</code> ${description}</p>`;
  return html`${Object.entries(headers).map(([name, header]) => html`<p>Header <code>${name}</code>: ${header.description}</p>`)}
${Object.entries(content).map(([type, { schema }]) => schemaBlock(`${status} ${type}`, schema))}`;
}

function schemaBlock(title: string, schema: object) {
  return html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`;
}

function anchorOf(tag: string): string {
  return tag.toLowerCase().replaceAll(" ", "-");
}

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
