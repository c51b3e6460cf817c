type Details = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Writes one line of JSON to the Worker's log: what failed and where in our code. Input from people or providers stays out: error
 * messages lose their quotations, because a parser quotes its input.
 */
export function logFault(at: string, details: Details, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the Worker's log is the console
  console.error(JSON.stringify({ at, ...details, ...(error === undefined ? {} : { error: told(error) }) }));
}

const QUOTED = /(["'`]).*?(\1|$)/gs;
const ADDRESS = /[^\s@]+@[^\s@]+/g;

/** Drizzle's query error contains the parameters; the database's own error is its cause. */
const isOfQuery = (error: Error) => "params" in error && error.cause instanceof Error;

function told(error: unknown): { message: string; frames: string[] } {
  if (error instanceof Error && isOfQuery(error)) return told(error.cause);
  if (!(error instanceof Error)) return { message: withoutQuotes(String(error)), frames: [] };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return { message: withoutQuotes(`${error.name}: ${error.message}`), frames: frames.map((frame) => frame.trim()) };
}

function withoutQuotes(text: string): string {
  return text.replace(QUOTED, "$1…$1").replace(ADDRESS, "…");
}
