import { NetworkError } from "../../lib/http.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

const because = (error: unknown) => (error instanceof NetworkError ? "noNetwork" : "failed");

export const downloadFailed = (error: unknown): string => words.downloadFailed[because(error)];
export const forgetFailed = (error: unknown): string => words.forgetFailed[because(error)];
