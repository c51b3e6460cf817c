import { Hono } from "hono";
import { endpoints } from "../../../schema/contracts/endpoints.ts";
import { openApiEndpoints } from "../../../schema/contracts/openapi.ts";
import { cachePublicly } from "../../http/caching.ts";
import type { AppContext } from "../../http/context.ts";
import { RawBody, StoredJson, serve } from "../../http/serve.ts";
import { openApiDocument } from "./document.ts";
import { openApiPage, PAGE_STYLE } from "./page.ts";

const FRESH_SECONDS = 3600;

export const openApiRoutes = new Hono<AppContext>();

/** Made at the first request and held: it changes with a new version of the Worker only. */
const held: { json?: string; page?: string; style?: string } = {};

serve(openApiRoutes, openApiEndpoints.document, async ({ context }) => {
  held.json ??= JSON.stringify(openApiDocument(endpoints));
  cachePublicly(context, FRESH_SECONDS);
  return new StoredJson(held.json);
});

serve(openApiRoutes, openApiEndpoints.page, async ({ context }) => {
  held.page ??= openApiPage(openApiDocument(endpoints));
  held.style ??= await sourceHash(PAGE_STYLE);
  cachePublicly(context, FRESH_SECONDS);
  context.header(
    "content-security-policy",
    `default-src 'none'; style-src ${held.style}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return new RawBody(held.page, "text/html; charset=utf-8");
});

async function sourceHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
