/** The page loads first; the files for offline use are fetched after that. */
const QUIET_MILLISECONDS = 4_000;

/** Installs the service worker once the page has loaded and been idle for a while, and listens to its messages. */
export function registerServiceWorker(): void {
  // Missing on an insecure origin.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", async ({ data }) =>
    (await import("./kept-answer-notice.ts")).sayKeptAnswer(data),
  );
  const install = async () => (await import("./install-service-worker.ts")).installServiceWorker();
  addEventListener("load", () => setTimeout(install, QUIET_MILLISECONDS));
}
