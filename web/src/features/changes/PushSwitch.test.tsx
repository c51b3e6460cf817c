import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { answer } from "../../test/api.ts";
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

it("says that the browser forbids notifications, and asks the server for nothing", async () => {
  browser.permission = "denied";
  renderPage(<PushSwitch held={[]} />);
  await press("Turn on notifications");
  expect((await screen.findByRole("alert")).textContent).toContain("does not let Mizan show notifications");
  expect(told).toEqual([]);
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
