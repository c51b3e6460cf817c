import type { BrowserContext, Page, Worker } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import type { PushRequest } from "../../schema/contracts/push.ts";
import { sharedBrowser } from "./browser.ts";
import { visit } from "./visitor.ts";

/** The form of an address that the server takes; nothing is sent to it, because no run ends while it is subscribed. */
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/";

const browser = await sharedBrowser();

/** A visitor in Karachi who owns 10 shares of Apple and 2.5 of AB InBev, and whose browser's maker would hand out this address. */
async function owner(endpoint: string) {
  const visitor = await visit(browser, "/portfolio", { serviceWorkers: "allow", timezoneId: "Asia/Karachi" });
  const { page } = visitor;
  const context = page.context();
  await context.grantPermissions(["notifications"]);
  await standInForPushManager(context, endpoint);
  for (const [symbol, shares] of [
    ["AAPL", "10"],
    ["BUD", "2.5"],
  ] as const) {
    await page.getByRole("combobox", { name: "Symbol or company" }).fill(symbol);
    await page.getByLabel("Number of shares").fill(shares);
    await page.getByRole("button", { name: "Add position" }).click();
    await page.getByText(/^Looked up on/).waitFor();
  }
  await page.getByRole("row", { name: /BUD/ }).getByText("Haram").waitFor();
  const sent: { method: string; body: PushRequest | null; status: Promise<number> }[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/api/push" || request.method() === "GET") return;
    const status = request.response().then((response) => response?.status() ?? 0);
    sent.push({ method: request.method(), body: request.postDataJSON() as PushRequest | null, status });
  });
  await page.goto("/changes?view=mine");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The service worker is not running");
  return { ...visitor, sent, worker };
}

/** Headless Chromium reaches no push service: the rest of the way, from the permission to the service worker, is the browser's own. */
async function standInForPushManager(context: BrowserContext, endpoint: string): Promise<void> {
  await context.addInitScript((address) => {
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const made = () => {
      const kept = sessionStorage.getItem("made");
      if (kept === null) return null;
      const unsubscribe = async () => {
        sessionStorage.removeItem("made");
        return true;
      };
      return { toJSON: () => JSON.parse(kept) as unknown, unsubscribe } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly) throw new DOMException("a push must be shown", "NotAllowedError");
      const pair = (await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ])) as CryptoKeyPair;
      const p256dh = base64url(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      sessionStorage.setItem("made", JSON.stringify({ endpoint: address, keys: { p256dh, auth } }));
      sessionStorage.setItem("serverKey", String(options.applicationServerKey));
      return made() as PushSubscription;
    };
  }, endpoint);
}

type Asked = NotificationOptions & { title: string };

const part = (page: Page) => page.getByRole("region", { name: "Tell me on this device" });
const press = (page: Page, name: string | RegExp) => part(page).getByRole("button", { name }).click();

/**
 * What the service worker asks to be shown from now on. The packaged browser is a headless shell, which has no notifications: it denies
 * every one that a service worker shows, whatever was permitted.
 */
async function noteNotifications(worker: Worker): Promise<() => Promise<Asked[]>> {
  await worker.evaluate(() => {
    const asked: Asked[] = [];
    Object.assign(self, { asked });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      asked.push({ ...options, title });
    };
  });
  return () => worker.evaluate(() => (self as unknown as { asked: Asked[] }).asked);
}

/** Hands the service worker what the browser would after decrypting a message of the push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin: inject("origin"), registrationId, data });
  await session.detach();
}

describe("the switch for notifications", () => {
  it("is turned on for chosen stocks without amounts, shows a run's summary, is changed and turned off", async () => {
    const { page, faults, sent, worker } = await owner(`${ENDPOINT}owner`);
    await part(page).getByLabel("No notifications from").selectOption("21:00");
    await press(page, /^Also tell me about these stocks in my portfolio/);
    await part(page).getByRole("checkbox", { name: "BUD" }).check();
    await page.keyboard.press("Escape");
    await press(page, "Turn on notifications");
    await part(page).getByText("Notifications are on for this device.").waitFor();

    const [first] = sent;
    expect(await first?.status).toBe(204);
    expect(first?.body).toEqual({
      endpoint: `${ENDPOINT}owner`,
      timeZone: "Asia/Karachi",
      language: "en",
      quietFrom: 21,
      quietTo: 7,
      symbols: ["BUD"],
      keys: { p256dh: expect.stringMatching(/^[\w-]{87}$/), auth: expect.stringMatching(/^[\w-]{22}$/) },
    });
    const { publicKey } = (await (await page.request.get("/api/push")).json()) as { publicKey: string };
    expect(await page.evaluate(() => sessionStorage.getItem("serverKey"))).toBe(publicKey);

    const summary = { title: "A verdict that you follow has changed", body: "BUD: Haram → In doubt" };
    const asked = await noteNotifications(worker);
    await deliver(page, { ...summary, run: 7 });
    await deliver(page, { ...summary, run: 7 });
    const notification = { ...summary, tag: "run-7", icon: "/icons/icon-192.png" };
    await expect.poll(asked).toEqual([
      { ...notification, silent: false },
      { ...notification, silent: true },
    ]);

    await page.reload();
    await part(page).getByText("Notifications are on for this device.").waitFor();
    expect(await part(page).getByLabel("No notifications from").inputValue()).toBe("21");
    await part(page).getByLabel("until").selectOption("09:00");
    await press(page, "Save");
    await part(page).getByText("Saved.").waitFor();
    expect(sent[1]?.body).toMatchObject({ quietFrom: 21, quietTo: 9, symbols: ["BUD"] });

    await press(page, "Turn off notifications");
    await part(page).getByText("Notifications are off for this device.").waitFor();
    await part(page).getByRole("button", { name: "Turn on notifications" }).waitFor();
    expect(await Promise.all(sent.map(async ({ method, status }) => `${method} ${await status}`))).toEqual([
      ...["POST 204", "POST 204", "DELETE 204"],
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem("made"))).toBeNull();
    expect(faults).toEqual([]);
  });

  it("stays off, and leaves nothing in the browser, when the server refuses an address that is no push service's", async () => {
    const { page, sent } = await owner("https://169.254.169.254/latest/meta-data");
    await press(page, "Turn on notifications");
    await part(page).getByText("That did not work. Please try again.").waitFor();
    expect(await sent[0]?.status).toBe(400);
    expect(await page.evaluate(() => sessionStorage.getItem("made"))).toBeNull();
    await part(page).getByRole("button", { name: "Turn on notifications" }).waitFor();
  });
});
