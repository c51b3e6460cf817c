/** The page loads first; the files for offline use are fetched after that. */
const QUIET_MILLISECONDS = 4_000;

export function registerServiceWorker(): void {
  // Missing on an insecure origin.
  if (!("serviceWorker" in navigator)) return;
  const load = () => import("./offline-use.ts");
  navigator.serviceWorker.addEventListener("message", async ({ data }) => (await load()).sayKeptAnswer(data));
  const install = async () => (await load()).installServiceWorker();
  addEventListener("load", () => setTimeout(install, QUIET_MILLISECONDS));
}
