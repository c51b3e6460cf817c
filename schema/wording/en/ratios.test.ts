import { expect, it } from "vitest";
import { noRatioText } from "./ratios.ts";

const bank = { isMoneyTrade: true, verdict: "prohibited" } as const;
const islamicBank = { isMoneyTrade: true, verdict: "permissible" } as const;
const shop = { isMoneyTrade: false, verdict: "permissible" } as const;

it("a bank's ratios are not called unknown, since nobody tests them", () => {
  for (const name of ["debtRatio", "cashRatio", "nonCompliantIncomeRatio"] as const)
    expect(noRatioText(name, bank)).toBe("Does not apply");
});

it("an Islamic bank is tested by its income alone, so that may be unknown", () => {
  expect(noRatioText("debtRatio", islamicBank)).toBe("Does not apply");
  expect(noRatioText("nonCompliantIncomeRatio", islamicBank)).toBe("Not known");
});

it("any other company's ratio without a value is unknown", () => {
  expect(noRatioText("debtRatio", shop)).toBe("Not known");
});
