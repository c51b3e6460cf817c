import type { z } from "zod/mini";
import { complaint, type Kind, type Refusal, wrongKind } from "../../schema/contracts/reasons.ts";
import { AppError } from "../platform/errors.ts";

type Issue = { code?: string; expected?: string; input?: unknown };

const KINDS: Readonly<Record<string, Kind>> = {
  string: "text",
  number: "number",
  int: "whole_number",
  boolean: "boolean",
  array: "list",
  object: "object",
};

/** The complaint about a field whose contract has none of its own. */
export function describeIssue({ code, expected = "", input }: Issue): string {
  if (input === undefined) return complaint("required", { field: "" });
  const kind = code === "invalid_type" && KINDS[expected];
  return kind ? wrongKind("", kind) : complaint("invalid", { field: "" });
}

/** The refusal of the first field that does not fit, which it names; one within another is also named by its place in the request. */
export function refusalOf({ message, path }: { message: string; path: readonly PropertyKey[] }): Refusal {
  const [reason, parameters] = message.startsWith("[") ? JSON.parse(message) : ["invalid", { field: "" }];
  const place = path.join(".");
  return [
    reason,
    { ...parameters, ...(parameters.field === "" && { field: place }), ...(path.length > 1 && { at: place }) },
  ];
}

/** @throws AppError invalid_request for what does not fit */
export function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const [issue = { message: describeIssue({ input: value }), path: [] }] = result.error.issues;
  throw new AppError("invalid_request", refusalOf(issue));
}
