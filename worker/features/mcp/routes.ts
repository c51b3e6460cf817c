import { createMcpHandler } from "@modelcontextprotocol/server";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { mcpEndpoints } from "../../../schema/contracts/mcp.ts";
import { readText } from "../../http/body.ts";
import { cacheControl } from "../../http/caching.ts";
import { type HonoApp, honoApp } from "../../http/hono-app.ts";
import { logFault } from "../../platform/log.ts";
import { askOnBehalfOf } from "./ask.ts";
import { NO_BATCHES } from "./messages.ts";
import { mcpServer } from "./server.ts";

const { method, path, cache } = mcpEndpoints.exchange;
const INVALID_REQUEST = -32600;

/** The Model Context Protocol, without sessions: of each request the package makes a server, which asks `fetch` for what the tools give. */
export function mcpRoutes(fetch: HonoApp["fetch"]): HonoApp {
  const routes = honoApp();
  routes.on(method, path, async (context) => {
    const { raw } = context.req;
    const now = context.get("now");
    const body = await readText(raw);
    const headers = { "cache-control": cacheControl(cache, now) };
    if (/^\s*\[/.test(body)) {
      return context.json(
        { jsonrpc: "2.0", id: null, error: { code: INVALID_REQUEST, message: NO_BATCHES } },
        400,
        headers,
      );
    }
    const ask = askOnBehalfOf(context, fetch);
    const { origin } = new URL(raw.url);
    let fault: Error | undefined;
    const handler = createMcpHandler(() => mcpServer({ ask, now, origin }), {
      onerror: (error) => {
        fault = error;
      },
    });
    const request = new Request(raw.url, { method, headers: raw.headers, body, signal: raw.signal });
    const response = await handler.fetch(request);
    if (response.status >= 500) logFault("an exchange", { requestId: context.get("requestId") }, fault);
    const answered = { ...Object.fromEntries([...response.headers]), ...headers };
    return context.body(response.body as ReadableStream, response.status as ContentfulStatusCode, answered);
  });
  return routes;
}
