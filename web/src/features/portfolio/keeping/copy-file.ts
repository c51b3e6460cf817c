import { type KeptPortfolio, portfolioOf } from "../portfolio-store.ts";

/** The cost of guessing the passphrase: the number of rounds that OWASP recommends with SHA-256. */
const ROUNDS = 600_000;
const MOST_BYTES = 20 * 1024 * 1024;

const encoder = new TextEncoder();

type Sealed = { mizan: "portfolio"; locked: { salt: string; iv: string; rounds: number; data: string } };

type Copied = Omit<KeptPortfolio, "seen" | "seenOn">;

export async function sealCopy(kept: Copied, passphrase: string): Promise<string> {
  const text = JSON.stringify({ mizan: "portfolio", ...kept }, null, 1);
  if (passphrase === "") return text;
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))];
  const key = await keyOf(passphrase, salt, ROUNDS);
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, encoder.encode(text));
  const locked = { salt: toText(salt), iv: toText(iv), rounds: ROUNDS, data: toText(new Uint8Array(data)) };
  return JSON.stringify({ mizan: "portfolio", locked } satisfies Sealed);
}

export async function openCopy(file: Blob, passphrase: string): Promise<KeptPortfolio | "locked" | "not_a_copy"> {
  if (file.size > MOST_BYTES) return "not_a_copy";
  const value = parse(await file.text());
  if (!isSealed(value)) return portfolioOf(value) ?? "not_a_copy";
  const { salt, iv, rounds, data } = value.locked;
  try {
    const key = await keyOf(passphrase, fromText(salt), rounds);
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: fromText(iv) }, key, fromText(data));
    return portfolioOf(parse(new TextDecoder().decode(text))) ?? "not_a_copy";
  } catch {
    return "locked";
  }
}

function isSealed(value: unknown): value is Sealed {
  const { locked } = (value ?? {}) as Partial<Sealed>;
  if (typeof locked !== "object" || locked === null) return false;
  const { salt, iv, data, rounds } = locked;
  const isRounds = Number.isInteger(rounds) && rounds > 0 && rounds <= 10 * ROUNDS;
  return isRounds && [salt, iv, data].every((part) => typeof part === "string");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey("raw", encoder.encode(passphrase), "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    typed,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

function toText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
