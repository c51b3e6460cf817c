import { McpServer, type StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { MCP_SERVER } from "../../../schema/contracts/mcp.ts";
import { MCP_TOOLS, type McpToolName } from "../../../schema/contracts/mcp-tools.ts";
import { errorSentence } from "../../../schema/contracts/reasons.ts";
import { FILING, INSTRUCTIONS, PROMPTS, TOOL_TEXTS } from "../../../schema/wording/en/mcp.ts";
import { ERROR_SENTENCES } from "../../../schema/wording/en/refusals.ts";
import { SOURCE_LABELS } from "../../../schema/wording/en/sources.ts";
import { describeIssue, refusalOf } from "../../http/invalid-input.ts";
import { logFault } from "../../platform/log.ts";
import { Refused } from "./ask.ts";
import { type Asking, alwaysSaid, TOOLS } from "./tools.ts";

const NAMES = Object.keys(MCP_TOOLS) as McpToolName[];
/** The list of tools changes with a release alone. */
const FOR_AN_HOUR = { ttlMs: 3_600_000, cacheScope: "public" } as const;

/** The server of one request: the protocol is stateless. */
export function mcpServer(asking: Asking): McpServer {
  const server = new McpServer(
    { ...MCP_SERVER, websiteUrl: asking.origin },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: { listChanged: false }, prompts: { listChanged: false } },
      cacheHints: { "tools/list": FOR_AN_HOUR, "prompts/list": FOR_AN_HOUR, "server/discover": FOR_AN_HOUR },
    },
  );
  for (const name of NAMES) {
    const { input, output } = SCHEMAS[name];
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false };
    server.registerTool(
      name,
      { ...TOOL_TEXTS[name], inputSchema: input, outputSchema: output, annotations },
      (given: unknown) => call(name, asking, given),
    );
  }
  const { check_my_portfolio, explain_verdict } = PROMPTS;
  server.registerPrompt("check_my_portfolio", { ...check_my_portfolio, argsSchema: NO_ARGUMENTS }, () =>
    said(check_my_portfolio.text),
  );
  server.registerPrompt("explain_verdict", { ...explain_verdict, argsSchema: OF_STOCK }, (given: unknown) =>
    said(explain_verdict.text(String((given as { stock: string }).stock).replaceAll(/[«»]/g, ""))),
  );
  return server;
}

async function call(name: McpToolName, asking: Asking, given: unknown) {
  try {
    const found = await (TOOLS[name] as (asking: Asking, given: unknown) => Promise<object>)(asking, given);
    const structuredContent = MCP_TOOLS[name].output.parse({ ...alwaysSaid(asking), ...found });
    const text = { type: "text" as const, text: JSON.stringify(structuredContent) };
    return { structuredContent, content: [text, ...filingsOf(structuredContent as Sourced)] };
  } catch (error) {
    if (!(error instanceof Refused)) logFault("a tool", { tool: name }, error);
    const text = error instanceof Refused ? error.message : ERROR_SENTENCES.internal;
    return { isError: true, content: [{ type: "text" as const, text }] };
  }
}

type Filed = { url: string | null; source: string; periodEnd?: string; asOf?: string };
type Sourced = { stock?: { figures?: readonly Filed[] } | null; fund?: { holdings: Filed | null } | null };

/** A link to each filing or list that an answer rests on. */
function filingsOf(answer: Sourced) {
  const filed = [...(answer.stock?.figures ?? []), answer.fund?.holdings ?? []].flat();
  const links = new Map(filed.map((each) => [each.url, each]));
  return [...links].flatMap(([uri, { source, periodEnd, asOf }]) =>
    uri
      ? [
          {
            type: "resource_link" as const,
            uri,
            name: `${SOURCE_LABELS[source as SourceId] ?? source}, ${periodEnd ?? asOf}`,
            title: FILING,
          },
        ]
      : [],
  );
}

function said(text: string) {
  return { messages: [{ role: "user" as const, content: { type: "text" as const, text } }] };
}

const NO_ARGUMENTS = standardSchema(z.object({}), "input");
const OF_STOCK = standardSchema(z.object({ stock: MCP_TOOLS.screen_stock.input.shape.stock }), "input");

const SCHEMAS = Object.fromEntries(
  NAMES.map((name) => {
    const { input, output } = MCP_TOOLS[name];
    return [name, { input: standardSchema(input, "input"), output: standardSchema(output, "output") }];
  }),
) as Record<McpToolName, Record<"input" | "output", StandardSchemaWithJSON>>;

/** A contract in the form in which the package takes schemas; its JSON Schema is made once an isolate. What is given has been checked already. */
function standardSchema(schema: z.ZodMiniType, io: "input" | "output"): StandardSchemaWithJSON {
  let json: Record<string, unknown> | undefined;
  const inJson = () => {
    json ??= z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
    return json;
  };
  const validate = (value: unknown) => (io === "output" ? { value } : checked(schema, value));
  return {
    "~standard": { version: 1, vendor: "mizan", validate, jsonSchema: { input: inJson, output: inJson } },
  } as StandardSchemaWithJSON;
}

function checked(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return { value: result.data };
  const messages = result.error.issues.slice(0, 1).map((issue) => {
    const [reason, parameters] = refusalOf(issue);
    return errorSentence(ERROR_SENTENCES, reason, parameters) ?? reason;
  });
  return { issues: messages.map((message) => ({ message })) };
}
