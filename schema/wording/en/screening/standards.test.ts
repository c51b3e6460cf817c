import { describe, expect, it } from "vitest";
import { STANDARD_IDS, standardsShown } from "../../../../domain/standards/standards.ts";
import { standardOn } from "../../../../domain/standards/standards-on.ts";
import { noRatioText } from "./ratios.ts";

const VERDICTS = STANDARD_IDS.map((standardId) => ({ standardId }));
const DAY = "2026-09-01";
const TRADE = { isMoneyTrade: false, verdict: "permissible" } as const;

describe("the standards beside a verdict", () => {
  it("have Indonesia's for shares of Jakarta alone", () => {
    expect(standardsShown(VERDICTS, "TLKM.JK")).toEqual(VERDICTS);
    const shown = standardsShown(VERDICTS, "AAPL").map(({ standardId }) => standardId);
    expect(shown).toEqual(STANDARD_IDS.filter((id) => id !== "ojk-indonesia"));
  });

  it("say of a ratio that a standard does not test that it has no such test, not that the figure is unknown", () => {
    expect(noRatioText("cashRatio", TRADE, standardOn("ojk-indonesia", DAY))).toBe("No such test");
    expect(noRatioText("cashRatio", TRADE, standardOn("sp", DAY))).toBe("No such test");
    expect(noRatioText("nonCompliantIncomeRatio", TRADE, standardOn("sp", DAY))).toBe("Not known");
  });
});
