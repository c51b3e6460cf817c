const encoder = new TextEncoder();
const decoder = new TextDecoder();
const IV_BYTES = 12;

/** Encrypts a text so that only the holder of the secret can read it: AES-GCM with a key derived from it. */
export async function seal(secret: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(secret), encoder.encode(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** Decrypts a text; undefined when it was encrypted with another secret, or changed. */
export async function unseal(secret: string, sealed: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const iv = bytes.subarray(0, IV_BYTES);
    return decoder.decode(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await keyOf(secret), bytes.subarray(IV_BYTES)),
    );
  } catch {
    return undefined;
  }
}

let known: { secret: string; key: Promise<CryptoKey> } | undefined;

function keyOf(secret: string): Promise<CryptoKey> {
  if (known?.secret !== secret) known = { secret, key: derive(secret) };
  return known.key;
}

async function derive(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  const algorithm = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encoder.encode("push subscriptions"),
  };
  return crypto.subtle.deriveKey(algorithm, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}
