import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { PATHS, pathOfAddress, siteAddress } from "../config/paths.ts";
import type { KeptAnswerMessage } from "../lib/page-answers.ts";
import { asksForKeptAnswer, keptAt, mayBeKept, stamped } from "./kept-answers.ts";
import { offlinePageOf, UNHASHED_FILES } from "./page-address.ts";
import { CHANGES_OF_MINE, showPush } from "./show-push.ts";

/** The parts of the global scope that the service worker uses; the browser's own types know only the page's. */
type WorkerScope = {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    openWindow(address: string): Promise<unknown>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  addEventListener(type: "push", listener: (event: PushArrival) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationClick) => void): void;
  addEventListener(type: "activate", listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };
type PushArrival = Lasting & { data: { json(): unknown } | null };
type NotificationClick = Lasting & { notification: Notification };

declare const self: WorkerScope;

type StrategyPlugin = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>["plugins"]>[number];

const DAY_SECONDS = 24 * 60 * 60;

// A new version waits until the pages of the previous one are closed; see docs/decisions/0071.
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

const network = new NetworkOnly();

// Registered before the precached files, which would otherwise answer without asking the network.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && !/^\/(?:api|admin)\//.test(pathOfAddress(url.pathname)),
  async ({ event, request, url }) => {
    const answer =
      (await answerOf({ event, request })) ?? (await matchPrecache(offlinePageOf(url.pathname) ?? url.pathname));
    const home = siteAddress(PATHS.dashboard);
    return answer ?? (url.pathname === home ? Response.error() : Response.redirect(home));
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && UNHASHED_FILES.includes(url.pathname),
  async ({ event, request, url }) =>
    (await answerOf({ event, request })) ?? (await matchPrecache(url.pathname)) ?? Response.error(),
);

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "mizan-assets",
    plugins: [
      plugin(new CacheableResponsePlugin({ statuses: [200] })),
      plugin(expiring({ maxEntries: 60, maxAgeSeconds: 60 * DAY_SECONDS })),
    ],
  }),
);

const expiration = expiring({ maxEntries: 60, maxAgeSeconds: 30 * DAY_SECONDS });

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && asksForKeptAnswer(request, url),
  new NetworkFirst({
    cacheName: "mizan-answers",
    plugins: [
      { cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? stamped(response, new Date()) : null) },
      plugin(expiration),
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
          if (cachedResponse) await sayKept(event, request, cachedResponse);
          return cachedResponse;
        },
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/api/session",
  async ({ event, request }) => {
    const answer = await network.handle({ event, request });
    // Forgetting a visitor includes forgetting which stocks this device has opened.
    if (answer.ok) await expiration.deleteCacheAndMetadata();
    return answer;
  },
  "DELETE",
);

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(self.registration, event.data?.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(CHANGES_OF_MINE));
});

function expiring(limits: { maxEntries: number; maxAgeSeconds: number }): ExpirationPlugin {
  return new ExpirationPlugin({ ...limits, purgeOnQuotaError: true });
}

/** The library's plugins declare their callbacks as possibly undefined, which the type of its plugin lists refuses. */
function plugin(of: object): StrategyPlugin {
  return of;
}

async function answerOf(options: Parameters<typeof network.handle>[0]): Promise<Response | undefined> {
  try {
    return await network.handle(options);
  } catch {
    return undefined;
  }
}

async function sayKept(event: object | undefined, request: Request, answer: Response): Promise<void> {
  if (!event || !("clientId" in event) || typeof event.clientId !== "string") return;
  const page = await self.clients.get(event.clientId);
  const message: KeptAnswerMessage = {
    type: "kept-answer",
    path: new URL(request.url).pathname,
    keptAt: keptAt(answer),
  };
  page?.postMessage(message);
}
