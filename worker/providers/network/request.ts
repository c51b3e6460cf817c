import type { ProviderAccess } from "../providers.ts";
import { NoAnswer, ProviderError } from "./provider-error.ts";

const WEB_PAGE = { data: /^\s*(<!doctype|<html|<\?xml)/i, xml: /^\s*(<!doctype html|<html)/i } as const;

/**
 * The body of one answer, or undefined for a 404.
 *
 * @throws ProviderError for any other status, a broken transfer, an empty body, or a web page instead of data
 */
export async function requestText(
  provider: string,
  access: ProviderAccess,
  path: string,
  form: keyof typeof WEB_PAGE = "data",
): Promise<string | undefined> {
  let response: Response;
  let body: string;
  try {
    response = await access.fetch(addressOf(access, path), { headers: { "User-Agent": access.userAgent } });
    body = await response.text();
  } catch (cause) {
    throw new ProviderError(provider, path, cause instanceof NoAnswer ? cause.problem : "no_answer");
  }
  if (response.status === 404) return undefined;
  if (!response.ok) throw new ProviderError(provider, path, `answered ${response.status}`);
  if (body.trim() === "") throw new ProviderError(provider, path, "empty");
  if (WEB_PAGE[form].test(body)) throw new ProviderError(provider, path, "web_page");
  return body;
}

function addressOf({ baseUrl, key }: ProviderAccess, path: string): string {
  if (!key) return `${baseUrl}${path}`;
  return `${baseUrl}${path}${path.includes("?") ? "&" : "?"}${key}`;
}

/**
 * The body of a required answer.
 *
 * @throws ProviderError as `requestText` does, and for a 404
 */
export async function requireText(
  provider: string,
  access: ProviderAccess,
  path: string,
  form?: keyof typeof WEB_PAGE,
): Promise<string> {
  const body = await requestText(provider, access, path, form);
  if (body === undefined) throw new ProviderError(provider, path, "answered 404");
  return body;
}

export type Slice = { bytes: Uint8Array; total: number };

/**
 * Some bytes of a long answer, and the length of all of it. A server that ignores the range sends everything, which is then cut here.
 *
 * @throws ProviderError as `requireText` does
 */
export async function requireSlice(
  provider: string,
  access: ProviderAccess,
  path: string,
  { from, length }: { from: number; length: number },
): Promise<Slice> {
  let response: Response;
  let bytes: Uint8Array;
  const headers = { "User-Agent": access.userAgent, Range: `bytes=${from}-${from + length - 1}` };
  try {
    response = await access.fetch(addressOf(access, path), { headers });
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new ProviderError(provider, path, cause instanceof NoAnswer ? cause.problem : "no_answer");
  }
  if (response.status === 416) throw new ProviderError(provider, path, "truncated");
  if (!response.ok) throw new ProviderError(provider, path, `answered ${response.status}`);
  const isWhole = response.status !== 206;
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
  if (!isWhole && (Number(range?.[1]) !== from || Number(range?.[2]) !== from + bytes.length - 1))
    throw new ProviderError(provider, path, "unexpected_form");
  const total = isWhole ? bytes.length : Number(range?.[3]);
  const slice = isWhole ? bytes.subarray(from, from + length) : bytes;
  if (slice.length === 0) throw new ProviderError(provider, path, total === 0 ? "empty" : "truncated");
  if (from === 0 && WEB_PAGE.xml.test(new TextDecoder().decode(slice.subarray(0, 200))))
    throw new ProviderError(provider, path, "web_page");
  return { bytes: slice, total };
}

/** @throws ProviderError when the body is absent or not whole JSON */
export async function requestJson(provider: string, access: ProviderAccess, path: string): Promise<unknown> {
  return parseJson(provider, path, await requireText(provider, access, path));
}

/** @throws ProviderError when the text is not whole JSON */
export function parseJson(provider: string, path: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    const tail = body.trimEnd().slice(-1);
    const isTruncated = /^\s*[[{]/.test(body) && tail !== "}" && tail !== "]";
    throw new ProviderError(provider, path, isTruncated ? "truncated" : "not_json");
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
