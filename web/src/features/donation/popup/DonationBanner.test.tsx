import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { answer } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { forgetDonationStatus } from "../donation-status.ts";
import { DonationBanner } from "./DonationBanner.tsx";

beforeEach(() => forgetDonationStatus());

it.each([true, false])("leaves showing it to its stylesheet (donations enabled: %s)", async (isEnabled) => {
  answer("GET /api/donations/status", () => ({ isEnabled }));
  renderPage(<DonationBanner />);
  await waitFor(() => expect(localStorage.getItem("mizan:donations")).toBe(isEnabled ? "on" : null));
  expect(document.documentElement.hasAttribute("data-donations")).toBe(isEnabled);
});

it("links to /donate, and once closed stays closed after leaving the dashboard and returning", async () => {
  answer("GET /api/donations/status", () => ({ isEnabled: true }));
  const { unmount } = renderPage(<DonationBanner />);
  expect(screen.getByRole("link", { name: "Donate" }).getAttribute("href")).toBe("/donate");
  expect(screen.getByText("$1/month")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Support Our Mission")).toBeNull();
  unmount();
  renderPage(<DonationBanner />);
  expect(screen.queryByText("Support Our Mission")).toBeNull();
});
