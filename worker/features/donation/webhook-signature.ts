const TOLERANCE_SECONDS = 300;
const HEXADECIMAL = /^(?:[0-9a-f]{2}){32}$/;

/**
 * Whether one of the signatures in a `Stripe-Signature` header (`t=1700000000,v1=…,v1=…`) is the secret's for this body at that time,
 * and the time is within five minutes of now. There are several while the provider changes the secret.
 */
export async function isSigned(
  body: string,
  header: string,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const fields = header.split(",").map((field) => field.trim().split("=", 2));
  const timestamp = fields.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["verify"]);
  const signed = encoder.encode(`${timestamp}.${body}`);
  for (const [name, signature = ""] of fields) {
    if (name !== "v1" || !HEXADECIMAL.test(signature)) continue;
    if (await crypto.subtle.verify("HMAC", key, bytesOf(signature), signed)) return true;
  }
  return false;
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
