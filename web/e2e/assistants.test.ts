import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, inject, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/local-state.ts";

const origin = inject("origin");
const CONFORMANCE = resolve(PROJECT_ROOT, "node_modules/@modelcontextprotocol/conformance/dist/index.js");

/**
 * The scenarios of the official suite that say something about this server. The others call tools, prompts and resources of the suite's
 * own example by name, or need sessions, logging or completion.
 */
const SCENARIOS = ["server-initialize", "ping", "tools-list", "prompts-list", "dns-rebinding-protection"];

/** The newest generation alone negotiates. */
const CLIENTS = [
  ["2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
  ["2025-11-25", { supportedProtocolVersions: ["2025-11-25"] }],
  ["2025-06-18", { supportedProtocolVersions: ["2025-06-18"] }],
] as const;

it.each(SCENARIOS)("the conformance suite passes %s", async (scenario) => {
  const folder = mkdtempSync(join(tmpdir(), "mizan-conformance-"));
  try {
    const words = [CONFORMANCE, "server", "--url", `${origin}/api/mcp`, "--scenario", scenario, "-o", folder];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    expect(stdout).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe.each(CLIENTS)("an assistant of %s", (_, options) => {
  it("walks from the list of tools to a verdict with its filing", async () => {
    const client = new Client({ name: "walk", version: "1" }, { ...options } as never);
    await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", origin)));
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(9);
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
