import { SELF } from "cloudflare:test";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import { mcpEndpoints } from "../../../schema/contracts/mcp.ts";
import { MCP_TOOLS, type McpToolName } from "../../../schema/contracts/mcp-tools.ts";
import { withoutWriting } from "../../test/database.ts";
import { makeStock, publish } from "../../test/factories.ts";
import { requestsOf } from "../../test/hostile/generated-requests.ts";
import { MCP_PATH, newestMessage, sendToMcp } from "../../test/mcp.ts";

beforeEach(() => publish([makeStock("AAPL", { name: "Apple Inc." })]));

const screen = (stock: unknown = "AAPL") => newestMessage("tools/call", { name: "screen_stock", arguments: { stock } });
const legacy = (method: string, params: unknown = {}) => ({ jsonrpc: "2.0", id: 1, method, params });

async function refusal(sent: Parameters<typeof sendToMcp>[0]) {
  const { status, body, headers } = await withoutWriting(() => sendToMcp(sent));
  expect(headers.get("cache-control")).toContain("no-store");
  expect(headers.get("set-cookie")).toBeNull();
  expect(body.error.message.split("\n")).toHaveLength(1);
  return [status, body.error.code];
}

describe("the protocol's own errors", () => {
  const { body, headers } = screen();

  it.each([
    ["no JSON", 400, -32700, { text: "{" }],
    ["a message that is none", 400, -32600, { body: { hello: "world" } }],
    ["a batch", 400, -32600, { body: [legacy("ping"), legacy("ping")] }],
    ["a batch after spaces", 400, -32600, { text: `\n ${JSON.stringify([body])}`, headers }],
    ["an unknown method", 404, -32601, newestMessage("tools/burn")],
    ["no header of the version", 400, -32020, { body, headers: { ...headers, "mcp-protocol-version": undefined } }],
    [
      "another version in the header",
      400,
      -32020,
      { body, headers: { ...headers, "mcp-protocol-version": "2025-11-25" } },
    ],
    ["another method in the header", 400, -32020, { body, headers: { ...headers, "mcp-method": "tools/list" } }],
    ["another tool in the header", 400, -32020, { body, headers: { ...headers, "mcp-name": "zakat" } }],
    ["no header of the tool", 400, -32020, { body, headers: { ...headers, "mcp-name": undefined } }],
    ["an unknown version", 400, -32022, ofVersion("2027-01-01")],
    [
      "a version before all of these",
      400,
      -32000,
      { body: legacy("tools/list"), headers: { "mcp-protocol-version": "1999-01-01" } },
    ],
  ])("answers %s with %i and %i", async (_, status, code, sent) => {
    expect(await refusal(sent)).toEqual([status, code]);
  });

  it.each(["burn_stock", "__proto__", "constructor", "toString", ""])("knows no tool %j", async (name) => {
    const { status, body: answer } = await sendToMcp(newestMessage("tools/call", { name, arguments: {} }));
    expect([status < 500, answer.error.code, answer.result]).toEqual([true, -32602, undefined]);
    expect((await sendToMcp({ body: legacy("tools/call", { name, arguments: {} }) })).body.error.code).toBe(-32602);
  });

  it.each([null, 7, "", "x".repeat(81), ["AAPL"], { symbol: "AAPL" }])(
    "refuses %j for a stock in one sentence, and screens nothing",
    async (stock) => {
      const { status, body: answer } = await sendToMcp(screen(stock));
      expect([status, answer.result.isError, answer.result.structuredContent]).toEqual([200, true, undefined]);
      expect(answer.result.content[0].text).toMatch(/^[^\n[{]{10,200}$/);
    },
  );
});

it("refuses a name that was pointed at a developer's own machine, and not the site's own behind Cloudflare", async () => {
  const { body, headers } = screen();
  const from = (more: Record<string, string>) =>
    sendToMcp({ body, headers: { ...headers, origin: "https://mizan.test", ...more } });
  expect((await from({})).status).toBe(403);
  expect((await from({ "cf-connecting-ip": "192.0.2.93" })).status).toBe(200);
});

it("ends a subscription at once: nothing changes within a connection", async () => {
  const { status, body } = await sendToMcp(
    newestMessage("subscriptions/listen", { notifications: { toolsListChanged: true } }),
  );
  expect([status, body.params.notifications]).toEqual([200, {}]);
});

describe.each(Object.entries(MCP_TOOLS))("%s", (name, { input }) => {
  it("answers generated arguments with a result or one sentence, never with a fault", async () => {
    const { path, method, cache, response } = mcpEndpoints.exchange;
    const known = { symbols: ["AAPL", "apple", "SPUS"], stockIds: [1], ids: [1] };
    const requests = requestsOf({ path, method, cache, response, body: input }, known, [method]);
    for (const { body } of fc.sample(requests, { numRuns: 40, seed: 20_261_123 })) {
      const message = newestMessage("tools/call", { name });
      const params = JSON.stringify(message.body["params"]).slice(0, -1);
      const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params},"arguments":${body}}}`;
      const { status, body: answer } = await sendToMcp({ text, headers: message.headers });
      const told = `${status} ${JSON.stringify(answer)} for ${body}`;
      expect(
        status < 500 && !/D1_ERROR|SQLITE|Zod|node_modules|wrong on our side/.test(told.split(" for ")[0] ?? ""),
        told,
      ).toBe(true);
      const found = answer?.result?.structuredContent;
      if (found) expect(MCP_TOOLS[name as McpToolName].output.safeParse(found).error, told).toBeUndefined();
      else
        expect(answer?.error ?? answer?.result, told).toMatchObject(
          answer?.error ? { code: expect.any(Number) } : { isError: true },
        );
    }
  });
});

describe("the address", () => {
  it.each(["GET", "DELETE"])("refuses a %s", async (method) => {
    const answer = await sendToMcp({ method });
    expect([answer.status, errorSchema.parse(answer.body).code]).toEqual([405, "method_not_allowed"]);
  });

  it("refuses another media type", async () => {
    expect((await sendToMcp({ ...screen(), headers: { "content-type": "text/plain" } })).status).toBe(415);
  });

  it("names its one method", async () => {
    expect((await SELF.fetch(`https://mizan.test${MCP_PATH}`)).headers.get("allow")).toBe("POST");
  });
});

function ofVersion(version: string) {
  const { body, headers } = screen();
  const { _meta, ...params } = body["params"] as Record<string, Record<string, unknown>>;
  const meta = { ..._meta, "io.modelcontextprotocol/protocolVersion": version };
  return {
    body: { ...body, params: { ...params, _meta: meta } },
    headers: { ...headers, "mcp-protocol-version": version },
  };
}
