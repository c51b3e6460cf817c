/** The first load belongs to the page; what makes it work without a network comes after that. */
const QUIET_MILLISECONDS = 4_000;

/** Has the service worker installed once the page has come and rested, and listens to what it says. */
export function registerServiceWorker(): void {
  // Missing on an insecure origin.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", async ({ data }) =>
    (await import("./kept-answer-notice.ts")).sayKeptAnswer(data),
  );
  const install = async () => (await import("./install-service-worker.ts")).installServiceWorker();
  addEventListener("load", () => setTimeout(install, QUIET_MILLISECONDS));
}
