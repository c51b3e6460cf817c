type Issue = { code?: string; expected?: string; input?: unknown };

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** The complaint about a field whose contract has no text of its own, to follow the field's name; zod's small build has none. */
export function describeIssue({ code, expected, input }: Issue): string {
  if (input === undefined) return "is required";
  const kind = code === "invalid_type" && expected ? KINDS[expected] : undefined;
  return kind ? `must be ${kind}` : "is not valid";
}
