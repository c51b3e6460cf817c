import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDonationStatus } from "../features/donation/donation-status.ts";
import { answer, cutNetwork, refuse, requests } from "../test/api.ts";
import { renderPage } from "../test/render-page.tsx";
import { DonatePage } from "./DonatePage.tsx";
import { DonateSuccessPage } from "./DonateSuccessPage.tsx";

const START = "POST /api/donations";
const STATUS = "GET /api/donations/status";
const SECRET = { clientSecret: "secret", publishableKey: "pk_test" };
const FLAG = "mizan:donation-in-progress";
const user = userEvent.setup();

const provider = vi.hoisted(() => ({ loadStripe: vi.fn(), confirmPayment: vi.fn(), listeners: new Map() }));
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: provider.loadStripe }));

beforeEach(() => {
  sessionStorage.clear();
  forgetDonationStatus();
  answer(STATUS, () => ({ isEnabled: true, hasPrompts: true }));
  provider.confirmPayment.mockReset();
  provider.loadStripe.mockReset().mockResolvedValue({
    elements: () => ({
      create: () => ({
        on: (event: string, act: () => void) => event === "ready" && queueMicrotask(act),
        mount: () => undefined,
        destroy: () => undefined,
      }),
    }),
    confirmPayment: provider.confirmPayment,
  });
});

const continueButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Continue to Payment" });

async function fillInAndContinue() {
  await user.type(screen.getByLabelText("Email"), " amina@example.org");
  await user.click(continueButton());
}

describe("the first screen", () => {
  it("requires a valid email", async () => {
    renderPage(<DonatePage />);
    expect(screen.getByRole("heading", { level: 1, name: "Support Our Mission" })).toBeTruthy();
    expect(screen.getByText("Secured by Stripe, cancel anytime, billed $1 USD every month")).toBeTruthy();
    expect(continueButton().disabled).toBe(true);
    await user.type(screen.getByLabelText("Email"), "  ");
    expect(continueButton().disabled).toBe(true);
    await user.type(screen.getByLabelText("Email"), "amina@");
    await user.click(continueButton());
    expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
    expect(requests).not.toContain(START);
  });

  it("says so in a notice when it is learned only then, and loads nothing of the provider", async () => {
    refuse(STATUS, 500, "Oops.");
    const { notices } = renderPage(<DonatePage />);
    await user.type(screen.getByLabelText("Full name (optional)"), "Amina");
    answer(STATUS, () => ({ isEnabled: false, hasPrompts: true }));
    await fillInAndContinue();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ tone: "neutral", title: "Donations Currently Disabled" });
    expect(notices[0]?.description).toMatch(/completely free.*no donations needed.*Thank you/);
    expect(continueButton().disabled).toBe(false);
    expect(provider.loadStripe).not.toHaveBeenCalled();
    expect(new Set(requests)).toEqual(new Set([STATUS]));
  });

  it.each([
    ["what says whether donations are on", () => refuse(STATUS, 500, ""), "Payment Error", expect.any(String)],
    ["the network", () => cutNetwork(START), "Payment Error", "Something went wrong. Please try again."],
    ["the server", () => refuse(START, 500, "Oops."), "Payment Error", "Something went wrong. Please try again."],
    ["its limit", () => refuse(START, 429, "Too many tries."), "Payment Failed", "Too many tries."],
  ])("says when %s stands against it", async (_, fail, title, description) => {
    fail();
    const { notices } = renderPage(<DonatePage />);
    await fillInAndContinue();
    await waitFor(() => expect(notices).toEqual([{ tone: "error", title, description }]));
  });

  it("sends the same key again for the same donor, and another one for another", async () => {
    const keys: (string | null)[] = [];
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      if (address.endsWith("/status")) return Promise.resolve(Response.json({ isEnabled: true, hasPrompts: true }));
      keys.push(new Headers(init.headers).get("Idempotency-Key"));
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    renderPage(<DonatePage />);
    await fillInAndContinue();
    await user.click(continueButton());
    await user.type(screen.getByLabelText("Full name (optional)"), "Amina");
    await user.click(continueButton());
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("the second screen", () => {
  async function reachIt() {
    const sent = answer(START, () => SECRET);
    const page = renderPage(<DonatePage />);
    await fillInAndContinue();
    await screen.findByRole("heading", { name: "Complete Your Donation" });
    expect(sent).toEqual([{ email: "amina@example.org" }]);
    const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "Start Monthly $1 Donation" });
    await waitFor(() => expect(submit.disabled).toBe(false));
    return { ...page, submit };
  }

  it("confirms with the provider, with a receipt and a return address, and remembers the donation in progress", async () => {
    provider.confirmPayment.mockReturnValue(new Promise(() => undefined));
    const { submit } = await reachIt();
    expect(provider.loadStripe).toHaveBeenCalledWith("pk_test");
    fireEvent.click(submit);
    expect(await screen.findByRole("button", { name: "Processing..." })).toBeTruthy();
    expect(localStorage.getItem(FLAG)).toBe("1");
    expect(provider.confirmPayment.mock.lastCall?.[0].confirmParams).toEqual({
      return_url: `${location.origin}/donate/success`,
      receipt_email: "amina@example.org",
      payment_method_data: { billing_details: { name: "", email: "amina@example.org" } },
    });
  });

  const DECLINED = "Your card was declined.";
  it.each([
    ["refuses", async () => ({ error: { message: DECLINED } }), "Payment Failed", DECLINED],
    ["fails", () => Promise.reject(new Error()), "Payment Error", "Something went wrong. Please try again."],
  ])("says when the provider %s, and can be tried again", async (_, confirm, title, description) => {
    provider.confirmPayment.mockImplementation(confirm);
    const { submit, notices } = await reachIt();
    fireEvent.click(submit);
    await waitFor(() => expect(notices).toMatchObject([{ title, description }]));
    expect(localStorage.getItem(FLAG)).toBeNull();
    expect(submit.disabled).toBe(false);
  });

  it("reports that the provider's form cannot be loaded, and loads it again", async () => {
    provider.loadStripe.mockRejectedValueOnce(new Error("blocked"));
    answer(START, () => SECRET);
    renderPage(<DonatePage />);
    await fillInAndContinue();
    expect((await screen.findByRole("alert")).textContent).toContain("The payment form could not be loaded.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Start Monthly $1 Donation" });
    await waitFor(() => expect(submit.disabled).toBe(false));
  });
});

describe("the document of another page", () => {
  it("is replaced by the donation page's own, which continues with what was typed", async () => {
    const entry = { name: "http://localhost:3000/somewhere-else" } as PerformanceEntry;
    const navigation = vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
    answer(START, () => SECRET);
    const { unmount } = renderPage(<DonatePage />);
    await fillInAndContinue();
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    expect(provider.loadStripe).not.toHaveBeenCalled();
    unmount();
    navigation.mockRestore();
    renderPage(<DonatePage />);
    expect(await screen.findByRole("heading", { name: "Complete Your Donation" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("amina@example.org");
    expect(sessionStorage.length).toBe(0);
  });
});

it("only thanks whoever opens the page of thanks without having paid", () => {
  renderPage(<DonateSuccessPage />);
  expect(screen.getByText("Your impact")).toBeTruthy();
  expect(screen.queryByText(/\$1 is active|receipt|charged/)).toBeNull();
});

it("thanks the donor, forgets the donation in progress, and links back", () => {
  localStorage.setItem(FLAG, "1");
  renderPage(<DonateSuccessPage />);
  expect(screen.getByText("Your monthly donation of $1 is active.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Thank You for Your Support!" })).toBeTruthy();
  expect(localStorage.getItem(FLAG)).toBeNull();
  expect(screen.getByRole("link", { name: "Return to Dashboard" }).getAttribute("href")).toBe("/");
});
