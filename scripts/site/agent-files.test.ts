import { describe, expect, it } from "vitest";
import { MCP_TOOLS } from "../../schema/contracts/mcp-tools.ts";
import { agentFiles } from "./agent-files.ts";

const files = agentFiles("https://screen.example.org");

describe("the files for agents", () => {
  it("name the server as the registry does: the host backwards, one remote, a hundred letters", () => {
    const { name, description, remotes } = JSON.parse(files["/server.json"] ?? "");
    expect([name, remotes]).toEqual([
      "org.example.screen/mizan",
      [{ type: "streamable-http", url: "https://screen.example.org/api/mcp" }],
    ]);
    expect(description.length).toBeLessThanOrEqual(100);
  });

  it("tell every tool in the skill, in words that the index may hold", () => {
    const [{ url, description }] = JSON.parse(files["/.well-known/agent-skills/index.json"] ?? "").skills;
    expect(description.length).toBeLessThanOrEqual(1024);
    for (const tool of Object.keys(MCP_TOOLS)) expect(files[url]).toContain(`\`${tool}\``);
    expect(files[url]).toMatch(/^---\nname: mizan\ndescription: "/);
  });
});
