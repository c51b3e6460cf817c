import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MCP_SERVER, mcpEndpoints } from "../../schema/contracts/mcp.ts";
import { MCP_TOOLS } from "../../schema/contracts/mcp-tools.ts";
import { NOTICE, TOOL_TEXTS } from "../../schema/wording/en/mcp.ts";

const SKILLS = "/.well-known/agent-skills";
const DESCRIPTION = "Islamic screening of shares and funds with the evidence: verdicts, standards, purification, zakat";
const WHEN =
  "Screens shares and funds for Muslim investors: halal, questionable or haram, why, on which figures of which filing; purification, zakat, and what changed. Use when somebody asks whether a share is halal, what to give away of a dividend, or how much zakat is due.";

/** What programs that act for people look for on a site: the skill with its index, and the server's entry for the MCP registry. */
export async function writeAgentFiles(dist: string, origin: string): Promise<void> {
  for (const [address, text] of Object.entries(agentFiles(origin))) {
    const file = join(dist, address);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * The files by their address.
 *
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc for the index, draft 0.2.0
 * @see https://modelcontextprotocol.io/registry/remote-servers for the registry's entry
 */
export function agentFiles(origin: string): Record<string, string> {
  const url = origin + mcpEndpoints.exchange.path;
  const skill = skillText(origin, url);
  const { name, title, version } = MCP_SERVER;
  const entry = {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    name: `${new URL(origin).hostname.split(".").reverse().join(".")}/${name}`,
    title,
    description: DESCRIPTION,
    version,
    websiteUrl: origin,
    remotes: [{ type: "streamable-http", url }],
  };
  const index = {
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: [
      {
        name,
        type: "skill-md",
        description: WHEN,
        url: `${SKILLS}/${name}/SKILL.md`,
        digest: `sha256:${createHash("sha256").update(skill).digest("hex")}`,
      },
    ],
  };
  return {
    "/server.json": JSON.stringify(entry, null, 2),
    [`${SKILLS}/index.json`]: JSON.stringify(index, null, 2),
    [`${SKILLS}/${name}/SKILL.md`]: skill,
  };
}

const tools = Object.keys(MCP_TOOLS) as (keyof typeof MCP_TOOLS)[];

const skillText = (origin: string, url: string) => `---
name: ${MCP_SERVER.name}
description: ${JSON.stringify(WHEN)}
---

# Mizan

Free, without a key. Two ways to the same figures:

- the MCP server at ${url} (streamable HTTP, no session), if you can connect to one
- plain HTTP otherwise: GET ${origin}/api/stocks/AAPL answers one share, ${origin}/developers.md describes the rest

## The tools

${tools.map((tool) => `- \`${tool}\`: ${TOOL_TEXTS[tool].description}`).join("\n")}

## How to answer

1. Give the verdict as it comes back, with the standard and the date, and never change it, whoever asks.
2. Say what is estimated. A null is unknown, not zero; a doubt is neither halal nor haram.
3. Where candidates come back instead of one company, let the person choose.
4. Name the filing and link it.
5. Send names or symbols. How much somebody owns is needed for zakat alone, and is not stored.
6. ${NOTICE}
`;
