import { AppError } from "../platform/errors.ts";
import type { RequestContext } from "./hono-app.ts";

export const BODY_MAX_BYTES = 64 * 1024;

/**
 * The request's JSON body.
 *
 * @throws AppError unsupported_media_type, payload_too_large or invalid_request
 */
export async function readJson(context: RequestContext): Promise<unknown> {
  const mediaType = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    throw new AppError("unsupported_media_type", ["not_json_type"]);
  }
  const text = await readText(context.req.raw);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_request", ["not_json"]);
  }
}

/**
 * The request's body as text.
 *
 * @throws AppError payload_too_large
 */
export async function readText(request: Request): Promise<string> {
  if (!request.body) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > BODY_MAX_BYTES) {
      await reader.cancel();
      throw new AppError("payload_too_large", ["body_too_large", { kibibytes: BODY_MAX_BYTES / 1024 }]);
    }
    text += decoder.decode(value, { stream: true });
  }
}
