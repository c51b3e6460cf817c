import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeStock } from "../../../test/stocks.ts";
import { PurificationCalculator } from "./PurificationDialogs.tsx";

const open = (analysis: Partial<Analysis>) =>
  renderPage(<PurificationCalculator stock={makeStock({}, analysis)} isOpen onOpenChange={() => undefined} />);

it("says what is missing only once asked, and then the total in dollars", async () => {
  open({});
  expect(screen.queryByText("Enter a number of shares above 0")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Calculate" }));
  const shares = screen.getByRole("textbox", { name: "Number of shares" });
  expect(shares.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(shares, "150{Enter}");
  expect(screen.getByText("$3.00")).toBeTruthy();
});

it("offers only capital gains for a stock without dividends", async () => {
  open({ purificationAmount: 0, dividendPerShare: 0 });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Dividend" }).disabled).toBe(true);
  expect(screen.getByText("This stock doesn't pay dividends. Use Capital Gains purification.")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: /Sale price/ })).toBeTruthy();
});

it("does not say that there are no dividends when they are not known", () => {
  open({ purificationAmount: null, dividendPerShare: null });
  expect(screen.queryByText(/doesn't pay dividends/)).toBeNull();
  expect(screen.getByText(/is not known/)).toBeTruthy();
});
