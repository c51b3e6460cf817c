import { call } from "../../lib/http.ts";

const QUIET = { quietFrom: 22, quietTo: 7 } as const;

export function isPushSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the visitor, subscribes this browser under the server's key, and tells the server how it is reached. */
export async function subscribeBrowser(publicKey: string): Promise<"denied" | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    await call("POST /api/push", {
      body: {
        endpoint: endpoint ?? "",
        keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
        ...{ timeZone, ...QUIET, stockIds: [] },
      },
    });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return undefined;
}

/** Forgets on the server and in this browser that notifications were wanted. */
export async function unsubscribeBrowser(): Promise<undefined> {
  await call("DELETE /api/push", {});
  await (await subscription())?.unsubscribe();
}
