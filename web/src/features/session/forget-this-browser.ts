import { forgetStored, PORTFOLIO_DATABASE } from "../../lib/storage.ts";

/** The caches in which the service worker keeps answers and when it stored them. */
const ANSWERS = "mizan-answers";
const AGES = "workbox-expiration";

/** Deletes everything this browser keeps about the visitor; a forbidden store contains nothing. */
export async function forgetThisBrowser(): Promise<void> {
  forgetStored();
  await globalThis.caches?.delete(ANSWERS).catch(() => false);
  for (const name of [AGES, PORTFOLIO_DATABASE]) globalThis.indexedDB?.deleteDatabase(name);
}
