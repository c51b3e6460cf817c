import { createHash } from "node:crypto";
import { request } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, inject, it } from "vitest";

const origin = inject("origin");
const address = new URL("/api/mcp", origin);

/** The newest generation alone negotiates. */
const CLIENTS = [
  ["2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
  ["2025-11-25", { supportedProtocolVersions: ["2025-11-25"] }],
  ["2025-06-18", { supportedProtocolVersions: ["2025-06-18"] }],
] as const;

/**
 * With the two tests of names below, what the protocol's conformance suite asks of a server without sessions: initialize, ping, the lists of
 * tools and prompts, and DNS rebinding.
 */
describe.each(CLIENTS)("an assistant of %s", (_, options) => {
  const connected = async () => {
    const client = new Client({ name: "walk", version: "1" }, { ...options } as never);
    await client.connect(new StreamableHTTPClientTransport(address));
    return client;
  };

  it("is told what server it reached, what that can do, and of every tool and prompt what it is for", async () => {
    const client = await connected();
    expect(client.getServerVersion()).toMatchObject({ name: expect.any(String), version: expect.any(String) });
    expect(client.getServerCapabilities()).toMatchObject({ tools: {}, prompts: {} });
    const [{ tools }, { prompts }] = await Promise.all([client.listTools(), client.listPrompts()]);
    expect([tools.length, prompts.length]).toEqual([9, expect.any(Number)]);
    for (const { name, description, inputSchema } of tools)
      expect([name, description, inputSchema.type]).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/./),
        "object",
      ]);
    for (const { name, description } of prompts) expect([name, description].every(Boolean), name).toBe(true);
    if (!("versionNegotiation" in options)) expect(await client.ping()).toEqual({});
    await client.close();
  });

  it("comes from a name to a verdict with its filing", async () => {
    const client = await connected();
    const { structuredContent, content } = await client.callTool({
      name: "screen_stock",
      arguments: { stock: "apple" },
    });
    const page = await (await fetch(`${origin}/api/stocks/AAPL`)).json();
    const { symbol, complianceStatus, standing, answer } = page;
    expect(structuredContent).toMatchObject({ stock: { symbol, complianceStatus, standing, answer } });
    expect(content.some((part) => part.type === "resource_link" && part.uri.startsWith("https://www.sec.gov/"))).toBe(
      true,
    );
    const ambiguous = await client.callTool({ name: "screen_stock", arguments: { stock: "northern" } });
    expect(ambiguous.structuredContent).toMatchObject({ stock: null });
    await client.close();
  });
});

it.each([
  ["refuses the name of another site that was pointed at this machine", "evil.example.com", 403],
  ["answers by the machine's own name", address.host, 200],
])("%s", async (_, host, status) => {
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "walk", version: "1" } };
  const headers = {
    host,
    origin: `http://${host}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2025-11-25",
  };
  const answered = new Promise((done, failed) =>
    request(address, { method: "POST", headers }, (answer) => done(answer.resume().statusCode))
      .once("error", failed)
      .end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })),
  );
  expect(await answered).toBe(status);
});

describe("what an assistant finds without being told", () => {
  it("reads the skill that the index names, by its digest", async () => {
    const index = await (await fetch(`${origin}/.well-known/agent-skills/index.json`)).json();
    const [{ url, digest, name }] = index.skills;
    const skill = await (await fetch(new URL(url, origin))).text();
    expect(skill).toContain(`name: ${name}\n`);
    expect(digest).toBe(`sha256:${createHash("sha256").update(skill).digest("hex")}`);
  });

  it("reads the entry of the registry of servers", async () => {
    const entry = await (await fetch(`${origin}/server.json`)).json();
    expect(entry).toMatchObject({ remotes: [{ type: "streamable-http", url: expect.stringMatching(/\/api\/mcp$/) }] });
  });
});
