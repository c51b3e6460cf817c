import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { answer } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { forgetDonationStatus } from "../donation-status.ts";
import { DonationBanner } from "./DonationBanner.tsx";

beforeEach(() => forgetDonationStatus());

it.each([true, false])(
  "leaves hiding it to its stylesheet, whether payments are on or not (prompts: %s)",
  async (hasPrompts) => {
    answer("GET /api/donations/status", () => ({ isEnabled: false, hasPrompts }));
    renderPage(<DonationBanner />);
    await waitFor(() => expect(localStorage.getItem("mizan:donation-prompts")).toBe(hasPrompts ? null : "off"));
    expect(document.documentElement.hasAttribute("data-no-donation-prompts")).toBe(!hasPrompts);
  },
);

it("links to /donate, and once closed stays closed after leaving the dashboard and returning", async () => {
  answer("GET /api/donations/status", () => ({ isEnabled: true, hasPrompts: true }));
  const { unmount } = renderPage(<DonationBanner />);
  expect(screen.getByRole("link", { name: "Donate" }).getAttribute("href")).toBe("/donate");
  expect(screen.getByText("$1/month")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Support Our Mission")).toBeNull();
  unmount();
  renderPage(<DonationBanner />);
  expect(screen.queryByText("Support Our Mission")).toBeNull();
});
