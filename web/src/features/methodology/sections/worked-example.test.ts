import { describe, expect, it } from "vitest";
import { HOUSE_EDITION as house } from "../../../../../domain/standards/editions.ts";
import { EXAMPLE_COMPANY, EXAMPLE_HOLDING, workExample } from "./worked-example.ts";

describe("the worked example", () => {
  it("passes a ratio exactly at its limit, and fails one a cent above it", () => {
    const atLimit = { ...EXAMPLE_COMPANY, interestBearingDebt: 330 };
    expect(workExample(atLimit, EXAMPLE_HOLDING, house).debt.isWithin).toBe(true);
    const above = workExample({ ...atLimit, interestBearingDebt: 330.01 }, EXAMPLE_HOLDING, house);
    expect(above).toMatchObject({ status: "haram", debt: { isWithin: false } });
  });

  it("is halal only while its income rounds to zero", () => {
    const nearlyClean = { ...EXAMPLE_COMPANY, interestIncome: 1.9, prohibitedSales: 0 };
    expect(workExample(nearlyClean, EXAMPLE_HOLDING, house).status).toBe("halal");
    expect(workExample({ ...nearlyClean, interestIncome: 2 }, EXAMPLE_HOLDING, house).status).toBe("questionable");
  });

  it("has the figures that the page prints", () => {
    expect(workExample(EXAMPLE_COMPANY, EXAMPLE_HOLDING, house)).toMatchObject({
      debt: { percent: 31 },
      cash: { percent: 18 },
      income: { percent: 2 },
      status: "questionable",
      purificationPerShare: 0.03,
      dividendTotal: 6,
      capitalGainsTotal: 60,
    });
  });
});
