import { env } from "cloudflare:test";
import { vi } from "vitest";
import { drivePushes, takeDuePushes } from "../../features/push/send.ts";
import { base64url } from "../../platform/digest.ts";
import { adminBindings } from "../admin.ts";

const utf8 = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

export const PUSH_HOST = "push.test";

/** A fake push service: stores what it receives. With it, the bindings of a Worker that sends to it. */
export async function standInForPushService() {
  const statuses = new Map<string, number>();
  const received: { path: string; headers: Headers; body: Uint8Array<ArrayBuffer> }[] = [];
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    const { pathname } = new URL(request.url);
    received.push({ path: pathname, headers: request.headers, body: new Uint8Array(await request.arrayBuffer()) });
    return new Response(null, { status: statuses.get(pathname) ?? 201 });
  });
  const secrets = { ...(await vapidPair()), PUSH_TEST_HOST: PUSH_HOST };
  const bindings = { ...adminBindings, ...secrets };
  return {
    bindings,
    received,
    answer: (path: string, status: number) => statuses.set(path, status),
    /** Sends everything that is due at a time, to the end. */
    minute: async (now: Date) => {
      const steps = { do: (_: string, __: unknown, act: () => Promise<unknown>) => act() };
      for (const group of await takeDuePushes(bindings, now))
        await drivePushes(bindings, group, steps as never, () => now);
    },
    close: () => {
      fetching.mockRestore();
      for (const name of Object.keys(secrets)) Reflect.deleteProperty(env, name);
    },
  };
}

/** A subscribed browser: what it tells the server, and how it reads a push (RFC 8291). */
export async function subscribedBrowser(name: string) {
  const pair = (await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
    "deriveBits",
  ])) as CryptoKeyPair;
  const own = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16)) as Uint8Array<ArrayBuffer>;
  return {
    subscription: {
      endpoint: `https://${PUSH_HOST}/${name}`,
      keys: { p256dh: base64url(own), auth: base64url(auth) },
      timeZone: "Asia/Karachi",
      quietFrom: 22,
      quietTo: 7,
      symbols: [] as string[],
    },
    read: async (message: Uint8Array<ArrayBuffer>): Promise<unknown> => {
      const salt = message.slice(0, 16) as Uint8Array<ArrayBuffer>;
      const sender = message.slice(21, 21 + (message[20] ?? 0));
      const key = await crypto.subtle.importKey("raw", sender, { name: "ECDH", namedCurve: "P-256" }, false, []);
      const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: key } as never, pair.privateKey, 256);
      const info = concatenated(utf8("WebPush: info\0"), own, sender);
      const secret = await hkdf(auth, shared, info, 32);
      const cek = await hkdf(salt, secret, utf8("Content-Encoding: aes128gcm\0"), 16);
      const iv = await hkdf(salt, secret, utf8("Content-Encoding: nonce\0"), 12);
      const aes = await crypto.subtle.importKey("raw", cek, "AES-GCM", false, ["decrypt"]);
      const plain = new Uint8Array(
        await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, message.slice(21 + sender.length)),
      );
      return JSON.parse(new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2))));
    },
  };
}

export async function vapidPair() {
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
  ])) as CryptoKeyPair;
  const { d = "" } = (await crypto.subtle.exportKey("jwk", pair.privateKey)) as JsonWebKey;
  const publicKey = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  return { VAPID_PUBLIC_KEY: base64url(publicKey), VAPID_PRIVATE_KEY: d, VAPID_SUBJECT: "mailto:team@mizan.test" };
}

async function hkdf(
  salt: Uint8Array<ArrayBuffer>,
  key: ArrayBuffer,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const material = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, material, bytes * 8);
}

function concatenated(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part])) as Uint8Array<ArrayBuffer>;
}
