import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { DonationBanner } from "./DonationBanner.tsx";

it("leads to /donate, and once closed stays away when one leaves the dashboard and comes back", async () => {
  const { unmount } = renderPage(<DonationBanner />);
  expect(screen.getByRole("link", { name: "Donate" }).getAttribute("href")).toBe("/donate");
  expect(screen.getByText("$1/month")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Support Our Mission")).toBeNull();
  unmount();
  renderPage(<DonationBanner />);
  expect(screen.queryByText("Support Our Mission")).toBeNull();
});
