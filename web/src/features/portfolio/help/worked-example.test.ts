import { expect, it } from "vitest";
import { WORKED } from "./PortfolioHelp.tsx";

it("comes to what it was worked out to by hand", () => {
  expect(WORKED).toMatchObject({ percent: 2, dividend: 300, ofDividend: 6, gain: 750, ofGain: 15, perShare: 0.08 });
  // (200 × 182 + 150 × 183) ÷ 365 = 63,850 ÷ 365
  expect(WORKED.held).toBeCloseTo(174.9315, 4);
  expect(WORKED.ofHeld).toBeCloseTo(13.9945, 4);
});
