import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from "@modelcontextprotocol/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { mcpEndpoints } from "../../../schema/contracts/mcp.ts";
import { NO_BATCHES } from "../../../schema/wording/en/mcp.ts";
import { readText } from "../../http/body.ts";
import { cacheControl } from "../../http/caching.ts";
import { type HonoApp, honoApp, type RequestContext } from "../../http/hono-app.ts";
import { isOwnMachine, networkOf } from "../../http/network-address.ts";
import { logFault } from "../../platform/log.ts";
import { askOnBehalfOf } from "./ask.ts";
import { mcpServer } from "./server.ts";

const { method, path, cache } = mcpEndpoints.exchange;
const INVALID_REQUEST = -32600;

/** The Model Context Protocol, without sessions: of each request the package makes a server, which asks `fetch` for what the tools give. */
export function mcpRoutes(fetch: HonoApp["fetch"]): HonoApp {
  const routes = honoApp();
  routes.on(method, path, async (context) => {
    const response = await exchange(context, fetch);
    const caching = response.ok ? cacheControl(cache, context.get("now")) : "no-store";
    const headers = { ...Object.fromEntries([...response.headers]), "cache-control": caching };
    return context.body(response.body as ReadableStream, response.status as ContentfulStatusCode, headers);
  });
  return routes;
}

async function exchange(context: RequestContext, fetch: HonoApp["fetch"]): Promise<Response> {
  const { raw } = context.req;
  const body = await readText(raw);
  // A name of another site that points at a developer's own machine passes for the site itself.
  const rebound = isOwnMachine(networkOf(context)) && originValidationResponse(raw, localhostAllowedOrigins());
  if (rebound) return rebound;
  if (/^\s*\[/.test(body)) return batchRefused();
  const kept = { on: null };
  const asking = {
    ask: askOnBehalfOf(context, fetch, kept),
    kept,
    now: context.get("now"),
    origin: new URL(raw.url).origin,
  };
  let fault: Error | undefined;
  const handler = createMcpHandler(() => mcpServer(asking), {
    onerror: (error) => {
      fault = error;
    },
  });
  const response = await handler.fetch(
    new Request(raw.url, { method, headers: raw.headers, body, signal: raw.signal }),
  );
  if (response.status >= 500) logFault("an exchange", { requestId: context.get("requestId") }, fault);
  return response;
}

function batchRefused(): Response {
  return Response.json(
    { jsonrpc: "2.0", id: null, error: { code: INVALID_REQUEST, message: NO_BATCHES } },
    { status: 400 },
  );
}
