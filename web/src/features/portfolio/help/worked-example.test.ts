import { expect, it } from "vitest";
import { workExample } from "./PortfolioHelp.tsx";

it("comes to what it was worked out to by hand", () => {
  const worked = workExample();
  expect(worked).toMatchObject({ percent: 2, dividend: 300, ofDividend: 6, gain: 750, ofGain: 15, perShare: 0.08 });
  // (200 × 182 + 150 × 183) ÷ 365 = 63,850 ÷ 365
  expect(worked.held).toBeCloseTo(174.9315, 4);
  expect(worked.ofHeld).toBeCloseTo(13.9945, 4);
});
