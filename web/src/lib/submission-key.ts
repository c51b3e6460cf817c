const keys = new Map<string, string>();

/** A key for a text that is sent, the same each time it is sent from this page: a double click or a second try is kept once. */
export function submissionKey(text: unknown): { "Idempotency-Key": string } {
  const name = JSON.stringify(text);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return { "Idempotency-Key": key };
}
