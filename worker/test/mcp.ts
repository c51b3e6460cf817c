import { SELF } from "cloudflare:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { ORIGIN } from "./browser.ts";

export const MCP_PATH = "/api/mcp";
export const NEWEST = "2026-07-28";
export const GENERATIONS = [NEWEST, "2025-11-25", "2025-06-18"] as const;

/** The official client, speaking one generation of the protocol to the running Worker. */
export async function mcpClient(version: (typeof GENERATIONS)[number] = NEWEST): Promise<Client> {
  const ofVersion =
    version === NEWEST ? { versionNegotiation: { mode: { pin: version } } } : { supportedProtocolVersions: [version] };
  const client = new Client({ name: "test", version: "1" }, ofVersion);
  const fetch = (url: string | URL, init?: RequestInit) => SELF.fetch(new Request(String(url), init as RequestInit));
  await client.connect(new StreamableHTTPClientTransport(new URL(MCP_PATH, ORIGIN), { fetch: fetch as never }));
  return client;
}

type Sent = { body?: unknown; text?: string; headers?: Record<string, string | undefined>; method?: string };

/** A message as no client would send it: headers that are undefined are left out. */
export async function sendToMcp({ body, text = JSON.stringify(body), headers = {}, method = "POST" }: Sent) {
  const all = { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers };
  const sent = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined);
  const response = await SELF.fetch(`${ORIGIN}${MCP_PATH}`, {
    method,
    headers: sent,
    ...(method === "POST" && { body: text }),
  });
  const answered = await response.text();
  const [, data = answered] = /^data: (.*)$/m.exec(answered) ?? [];
  return { status: response.status, headers: response.headers, body: data === "" ? null : JSON.parse(data) };
}

const META = {
  "io.modelcontextprotocol/protocolVersion": NEWEST,
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A message of the newest generation with the headers that belong to it. */
export function newestMessage(method: string, params: Record<string, unknown> = {}) {
  return {
    body: { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } },
    headers: {
      "mcp-protocol-version": NEWEST,
      "mcp-method": method,
      ...(typeof params["name"] === "string" && { "mcp-name": params["name"] }),
    },
  };
}
