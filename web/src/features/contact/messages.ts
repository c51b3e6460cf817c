import { HttpError, NetworkError } from "../../lib/http.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return words.sendFailure.noNetwork;
  return (error instanceof HttpError && error.sentence) || words.sendFailure.failed;
}
