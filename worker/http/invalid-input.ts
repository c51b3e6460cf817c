type Issue = { code?: string; expected?: string; input?: unknown };

/** The sentence for a field whose contract has none of its own; zod's small form brings no texts. */
export function describeIssue({ code, expected, input }: Issue): string {
  if (code !== "invalid_type" || !expected) return "Invalid input";
  return `Invalid input: expected ${expected}, received ${typeOf(input)}`;
}

function typeOf(input: unknown): string {
  if (input === null) return "null";
  return Array.isArray(input) ? "array" : typeof input;
}
