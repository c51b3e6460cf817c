import { LANGUAGE } from "#wording/language.ts";
import { call } from "../../lib/http.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

export type PushChoices = { quietFrom: number; quietTo: number; symbols: readonly string[] };

const KEY = "mizan:push";
const USUAL: PushChoices = { quietFrom: 22, quietTo: 7, symbols: [] };

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23;

export function readChoices(): { choices: PushChoices; isTold: boolean } {
  try {
    const { quietFrom, quietTo, symbols } = JSON.parse(readStored(KEY) ?? "") as Partial<PushChoices>;
    if (!isHour(quietFrom) || !isHour(quietTo) || !Array.isArray(symbols)) return { choices: USUAL, isTold: false };
    return { choices: { quietFrom, quietTo, symbols: symbols.filter((one) => typeof one === "string") }, isTold: true };
  } catch {
    return { choices: USUAL, isTold: false };
  }
}

export function isPushSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the server notifies this browser: it has subscribed, and the visitor was not forgotten since. */
export async function isSubscribed(): Promise<boolean> {
  return readChoices().isTold && (await subscription()) !== null;
}

/** Asks the visitor, subscribes this browser with the server's key, and sends its address to the server. */
export async function subscribeBrowser(publicKey: string, choices: PushChoices): Promise<"denied" | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.ready;
  // A subscription made with another key of the server, or one that the server was told to forget, is useless.
  await (await subscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    await tellServer(made, choices);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return undefined;
}

export async function changeChoices(choices: PushChoices): Promise<undefined> {
  const made = await subscription();
  if (made) await tellServer(made, choices);
}

async function tellServer(made: PushSubscription, choices: PushChoices): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call("POST /api/push", {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
      ...choices,
      symbols: [...choices.symbols],
      timeZone,
      language: LANGUAGE.code,
    },
  });
  writeStored(KEY, JSON.stringify(choices));
}

export async function unsubscribeBrowser(): Promise<undefined> {
  await call("DELETE /api/push", {});
  writeStored(KEY, null);
  await (await subscription())?.unsubscribe();
}
