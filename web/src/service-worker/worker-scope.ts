/** The parts of the global scope that the service worker uses; the browser's own types know only the page's. */
export type WorkerScope = {
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
