import type * as z from "zod/mini";
import type { ProviderAccess } from "../answers/providers.ts";
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
  const { response, body } = await answerOf(provider, access, path, (answer) => answer.text());
  if (response.status === 404) return undefined;
  if (!response.ok) throw new ProviderError(provider, path, `answered ${response.status}`);
  if (body.trim() === "") throw new ProviderError(provider, path, "empty");
  if (WEB_PAGE[form].test(body)) throw new ProviderError(provider, path, "web_page");
  return body;
}

async function answerOf<Body>(
  provider: string,
  { fetch, baseUrl, key, userAgent }: ProviderAccess,
  path: string,
  read: (response: Response) => Promise<Body>,
  headers: Record<string, string> = {},
): Promise<{ response: Response; body: Body }> {
  const query = key ? `${path.includes("?") ? "&" : "?"}${key}` : "";
  try {
    const response = await fetch(`${baseUrl}${path}${query}`, { headers: { "User-Agent": userAgent, ...headers } });
    return { response, body: await read(response) };
  } catch (cause) {
    throw new ProviderError(provider, path, cause instanceof NoAnswer ? cause.problem : "no_answer");
  }
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

/**
 * Some bytes of a long answer, and the length of all of it. A server that ignores the range sends everything, which is then cut here.
 *
 * @throws ProviderError as `requireText` does
 */
export async function requireRange(
  provider: string,
  access: ProviderAccess,
  path: string,
  { from, length }: { from: number; length: number },
): Promise<{ bytes: Uint8Array; total: number }> {
  const range = { Range: `bytes=${from}-${from + length - 1}` };
  const { response, body } = await answerOf(provider, access, path, (answer) => answer.arrayBuffer(), range);
  if (response.status === 416) throw new ProviderError(provider, path, "truncated");
  if (!response.ok) throw new ProviderError(provider, path, `answered ${response.status}`);
  const received = new Uint8Array(body);
  const isWhole = response.status !== 206;
  const given = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get("content-range") ?? "");
  if (!isWhole && (Number(given?.[1]) !== from || Number(given?.[2]) !== from + received.length - 1))
    throw new ProviderError(provider, path, "unexpected_form");
  const total = isWhole ? received.length : Number(given?.[3]);
  const bytes = isWhole ? received.subarray(from, from + length) : received;
  if (bytes.length === 0) throw new ProviderError(provider, path, total === 0 ? "empty" : "truncated");
  if (from === 0 && WEB_PAGE.xml.test(new TextDecoder().decode(bytes.subarray(0, 200))))
    throw new ProviderError(provider, path, "web_page");
  return { bytes, total };
}

/** @throws ProviderError when the body is absent, not whole JSON, or not of the schema's form */
export async function requestJson<Schema extends z.ZodMiniType>(
  provider: string,
  access: ProviderAccess,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = schema.safeParse(parseJson(provider, path, await requireText(provider, access, path)));
  if (!answer.success) throw new ProviderError(provider, path, "unexpected_form");
  return answer.data;
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
