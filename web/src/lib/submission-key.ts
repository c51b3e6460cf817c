const keys = new Map<string, string>();

/** A key for a submitted text, the same for each attempt from this page, so that a double click or a retry is stored once. */
export function submissionKey(text: unknown): { "Idempotency-Key": string } {
  const name = JSON.stringify(text);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return { "Idempotency-Key": key };
}
