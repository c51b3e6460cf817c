import type { ForumCategory } from "../../../../schema/contracts/forum/forum-terms.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export type CategoryFilter = ForumCategory | "all";

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: words.tooLong.title(field),
  description: words.tooLong.description(length, most),
});

export const createPostFailed = (error: unknown): Notice => failure(words.createPostFailed.title, error);
export const postReplyFailed = (error: unknown): Notice => failure(words.postReplyFailed.title, error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

/** A reader's own reason is shown as it is. */
export const reasonText = (reason: string) => (words.REASONS as Readonly<Record<string, string>>)[reason] ?? reason;
