import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { answer, refuse } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { PushSwitch } from "./PushSwitch.tsx";

let told: unknown[];
const browser = { subscribed: false, permission: "granted" };

beforeEach(() => {
  localStorage.clear();
  Object.assign(browser, { subscribed: false, permission: "granted" });
  const made = {
    toJSON: () => ({ endpoint: "https://push.test/me", keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } }),
    unsubscribe: async () => {
      browser.subscribed = false;
    },
  };
  const pushManager = {
    getSubscription: async () => (browser.subscribed ? made : null),
    subscribe: async () => {
      browser.subscribed = true;
      return made;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { requestPermission: async () => browser.permission });
  vi.stubGlobal("navigator", {
    onLine: true,
    cookieEnabled: true,
    userAgent: navigator.userAgent,
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  answer("GET /api/push", () => ({ publicKey: "server" }));
  told = answer("POST /api/push", () => null);
  answer("DELETE /api/push", () => null);
  return () => vi.unstubAllGlobals();
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("subscribes with the quiet hours and the chosen symbols, and sends changes of them", async () => {
  renderPage(<PushSwitch held={["HELD", "KEPT"]} />);
  await userEvent.selectOptions(await screen.findByLabelText("No notifications from"), "21:00");
  await press("Also tell me about these stocks in my portfolio none chosen");
  await userEvent.click(screen.getByRole("checkbox", { name: "HELD" }));
  await press("Turn on notifications");
  expect(await screen.findByText("Notifications are on for this device.")).toBeTruthy();
  expect(told).toMatchObject([{ quietFrom: 21, quietTo: 7, symbols: ["HELD"], endpoint: "https://push.test/me" }]);
  await userEvent.selectOptions(screen.getByLabelText("until"), "09:00");
  await press("Save");
  expect(told[1]).toMatchObject({ quietFrom: 21, quietTo: 9, symbols: ["HELD"] });
  await press("Turn off notifications");
  expect(await screen.findByText("Notifications are off for this device.")).toBeTruthy();
  expect(browser.subscribed).toBe(false);
});

it("says that the browser forbids notifications, and asks the server for nothing", async () => {
  browser.permission = "denied";
  renderPage(<PushSwitch held={[]} />);
  await press("Turn on notifications");
  expect((await screen.findByRole("alert")).textContent).toContain("does not let Mizan show notifications");
  expect(told).toEqual([]);
});

it("leaves no subscription behind that the server does not know", async () => {
  refuse("POST /api/push", 503, "no");
  renderPage(<PushSwitch held={[]} />);
  await press("Turn on notifications");
  expect((await screen.findByRole("alert")).textContent).toContain("That did not work");
  expect(browser.subscribed).toBe(false);
});

it("is off where everything was forgotten, though the browser still has its subscription", async () => {
  browser.subscribed = true;
  renderPage(<PushSwitch held={[]} />);
  expect(await screen.findByRole("button", { name: "Turn on notifications" })).toBeTruthy();
});

it("offers no portfolio where there is none", async () => {
  renderPage(<PushSwitch held={[]} />);
  await screen.findByText("Quiet hours, by this device's clock");
  expect(screen.queryByText(/stocks of my portfolio/)).toBeNull();
});
