/** Installs or updates the service worker, and has a page that came without it keep what it has already loaded. */
export async function installServiceWorker(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const isControlled = navigator.serviceWorker.controller !== null;
  // A browser may refuse, in private windows for one; the site then works as before.
  const registration = await navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (!registration || isControlled) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  // The message that workbox-routing understands; only what its routes allow is kept.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loaded.filter(isOwn) } });
}

const isOwn = (address: string) => new URL(address).origin === location.origin;
