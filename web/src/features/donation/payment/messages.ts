import type { Notice } from "../../../lib/notices.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const paymentFailed = (description: string): Notice => ({
  tone: "error",
  title: words.paymentFailed.title,
  description,
});
