import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answer, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { forgetDonationStatus } from "../donation-status.ts";
import "./DonationPopup.tsx";
import { DonationPopupHost } from "./DonationPopupHost.tsx";

const SECOND = 1000;

let hasPrompts = true;
beforeEach(() => {
  forgetDonationStatus();
  hasPrompts = true;
  answer("GET /api/donations/status", () => ({ isEnabled: false, hasPrompts }));
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockReturnValue(0);
  renderPage(
    <>
      <input aria-label="Some field" />
      <DonationPopupHost />
    </>,
  );
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function thirtySeconds() {
  await wait(30 * SECOND);
  await wait(0);
}
const dialog = () => screen.queryByRole("dialog", { name: "Keep It Free" });

it("waits for the next check while a field has the focus", async () => {
  screen.getByLabelText("Some field").focus();
  await wait(59 * SECOND);
  expect(dialog()).toBeNull();
  screen.getByLabelText("Some field").blur();
  await wait(1 * SECOND);
  await wait(0);
  expect(dialog()).not.toBeNull();
});

it("waits while another dialog is open", async () => {
  const other = document.body.appendChild(document.createElement("div"));
  other.setAttribute("role", "dialog");
  await thirtySeconds();
  other.remove();
  expect(dialog()).toBeNull();
  await thirtySeconds();
  expect(dialog()).not.toBeNull();
});

it("never appears where the operator has switched prompts off", async () => {
  hasPrompts = false;
  await wait(20 * 60 * SECOND);
  expect(dialog()).toBeNull();
  expect(requests).toEqual(["GET /api/donations/status"]);
});
