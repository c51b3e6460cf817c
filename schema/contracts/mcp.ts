import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const MCP_SERVER = { name: "mizan", title: "Mizan", version: "1.0.0" } as const;

export const mcpEndpoints = {
  /** A message of the Model Context Protocol. Errors of the protocol have its own shape, what is refused before it that of every address. */
  exchange: endpoint("POST /api/mcp", {
    cache: "never",
    requestHeaders: {
      "MCP-Protocol-Version": "The version of the protocol, such as 2026-07-28",
      "Mcp-Method": "From 2026-07-28 on: the method in the body",
      "Mcp-Name": "From 2026-07-28 on: the tool or prompt in the body",
    },
    body: z.object({
      jsonrpc: z.literal("2.0"),
      id: z.optional(z.union([z.string(), z.number()])),
      method: z.string(),
      params: z.optional(z.record(z.string(), z.unknown())),
    }),
    mediaType: "application/json",
    response: z.string(),
    otherFailures: { 406: "The caller accepts neither JSON nor an event stream: a message of the protocol says so" },
  }),
};
