const encoder = new TextEncoder();

export async function sha256Hex(text: string | ArrayBuffer): Promise<string> {
  return hexadecimal(await crypto.subtle.digest("SHA-256", typeof text === "string" ? encoder.encode(text) : text));
}

export async function hmacHex(key: string, text: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", encoder.encode(key), algorithm, false, ["sign"]);
  return hexadecimal(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function hexadecimal(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
