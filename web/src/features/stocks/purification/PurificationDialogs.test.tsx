import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { purificationErrors } from "#messages/stocks/purification.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeStock } from "../../../test/stocks.ts";
import { PurificationCalculator, type PurificationEntry, purificationTotal } from "./PurificationDialogs.tsx";

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

const BASIS = {
  amountPerShare: 0.02,
  nonCompliantIncomeRatio: 2,
  nonCompliantIncome: 8_000_000,
  sharesOutstanding: 100_000_000,
};
const total = (entry: Partial<PurificationEntry>) =>
  purificationTotal(
    { type: "capital-gains", shares: "", purchasePrice: "", salePrice: "", monthsHeld: "12", ...entry },
    BASIS,
  );

describe("the total to purify", () => {
  it.each(["", " ", "0", "-3", "many", "1e999", "0x10", "1".repeat(400)])(
    "asks for a number of shares above 0, not %j",
    (shares) => {
      expect(total({ type: "dividend", shares }).errors).toEqual({ shares: purificationErrors.shares });
    },
  );

  it("shares the company's own income out among its shares, for the months held", () => {
    expect(total({ type: "held-share", shares: "100" }).total).toBeCloseTo(8, 12);
    expect(total({ type: "held-share", shares: "100", monthsHeld: "3" }).total).toBeCloseTo(2, 12);
  });

  it.each(["", "0", "13", "-1", "a year"])("asks for months from 1 to 12, not %j", (monthsHeld) => {
    expect(total({ type: "held-share", shares: "100", monthsHeld }).errors).toEqual({
      monthsHeld: purificationErrors.monthsHeld,
    });
  });

  it("asks for both prices of a sale", () => {
    expect(total({ shares: "10" }).errors).toEqual({
      purchasePrice: purificationErrors.purchasePrice,
      salePrice: purificationErrors.salePrice,
    });
  });

  it.each([
    ["100", "100"],
    ["100", "90"],
  ])("asks for a gain when %s became %s", (purchasePrice, salePrice) => {
    expect(total({ shares: "10", purchasePrice, salePrice }).errors).toEqual({ salePrice: purificationErrors.noGain });
  });

  it("is shares times the amount per share for dividends", () => {
    expect(total({ type: "dividend", shares: "150" }).total).toBeCloseTo(3);
    expect(total({ type: "dividend", shares: "١٬٥٠٠" }).total).toBeCloseTo(30);
  });

  it("is the gain times the ratio, which is a percent, for a sale", () => {
    expect(total({ shares: "10", purchasePrice: "100", salePrice: "150" }).total).toBeCloseTo(10);
  });
});
