import { describe, expect, it } from "vitest";
import { STANDARD_IDS, standardsShown } from "../../../../domain/standards/standards.ts";
import { standardOn } from "../../../../domain/standards/standards-on.ts";
import { noRatioText } from "./ratios.ts";

const VERDICTS = STANDARD_IDS.map((standardId) => ({ standardId }));
const DAY = "2026-09-01";
const TRADE = { isMoneyTrade: false, verdict: "permissible" } as const;

describe("the standards beside a verdict", () => {
  it("have a market's own for its shares alone", () => {
    const shown = (symbol: string) => standardsShown(VERDICTS, symbol).map(({ standardId }) => standardId);
    const everywhere = STANDARD_IDS.slice(0, 7);
    expect(shown("AAPL")).toEqual(everywhere);
    expect(shown("TLKM.JK")).toEqual([...everywhere, "ojk-indonesia"]);
    expect(shown("THYAO.IS")).toEqual([...everywhere, "bist"]);
    expect(shown("OGDC.KA")).toEqual([...everywhere, "psx-kmi"]);
    expect(shown("TCS.BO")).toEqual([...everywhere, "bse-shariah", "tasis"]);
  });

  it("say of a ratio that a standard does not test that it has no such test, not that the figure is unknown", () => {
    expect(noRatioText("cashRatio", TRADE, standardOn("ojk-indonesia", DAY))).toBe("No such test");
    expect(noRatioText("cashRatio", TRADE, standardOn("sp", DAY))).toBe("No such test");
    expect(noRatioText("nonCompliantIncomeRatio", TRADE, standardOn("sp", DAY))).toBe("Not known");
  });
});
