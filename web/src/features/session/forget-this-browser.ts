import { forgetStored, PORTFOLIO_DATABASE } from "../../lib/storage.ts";

/** Where the service worker keeps the answers that were last seen, and when it kept them. */
const ANSWERS = "mizan-answers";
const AGES = "workbox-expiration";

/** Forgets what this browser keeps of the visitor; a store that is forbidden holds nothing. */
export async function forgetThisBrowser(): Promise<void> {
  forgetStored();
  await globalThis.caches?.delete(ANSWERS).catch(() => false);
  for (const name of [AGES, PORTFOLIO_DATABASE]) globalThis.indexedDB?.deleteDatabase(name);
}
