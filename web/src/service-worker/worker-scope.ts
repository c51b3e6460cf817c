/** What the service worker uses of its global scope; the browser's own types know only the page's. */
export type WorkerScope = {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> };
  addEventListener(type: "activate", listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};

/** Tells a page that it was given an answer kept on the device. */
export type KeptAnswerMessage = { type: "kept-answer"; path: string; keptAt: string };
