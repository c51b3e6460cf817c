import { describe, expect, it } from "vitest";
import type { Reason } from "../../../../domain/screening/screening.ts";
import { answerLine } from "./answer.ts";

const reason = (given: Partial<Reason>): Reason => ({
  code: "purification_required",
  effect: "verdict",
  figure: null,
  limit: null,
  about: null,
  detail: null,
  ...given,
});
const readOn = "2026-11-20";

it("names no figure that it does not have", () => {
  const unknown = "Yes, and purify it: how much is not known, nor are its dividends.";
  expect(answerLine({ standing: "purify", readOn, reasons: [] })).toBe(unknown);
  expect(answerLine({ standing: "haram", readOn })).toBe("No.");
  expect(answerLine({ standing: "doubt", readOn, reasons: [reason({})] })).toBe("We can't tell yet.");
  expect(answerLine({ standing: "not_screened", readOn })).toBe("We can't tell yet: no source has its figures.");
});

describe("what to give away", () => {
  const purify = (figure: number, bound?: "upper" | "lower" | "estimate", dividendPerShare: number | null = 0.5) =>
    answerLine({
      standing: "purify",
      readOn,
      dividendPerShare,
      reasons: [reason({ figure, detail: bound ? { kind: "income_bound", bound } : null })],
    });

  it("is worded as an estimate where it is one, and as a figure where it was reported", () => {
    expect(purify(1.2, "estimate")).toBe("Yes, and give about 1.2% of its dividends to charity.");
    expect(purify(1.2)).toBe("Yes, and give 1.2% of its dividends to charity.");
    expect(purify(0.18, "lower")).toBe("Yes, and give at least 0.18% of its dividends to charity.");
    expect(purify(0.001, "lower")).toBe("Yes, and give a part of its dividends to charity: how much is not known.");
  });

  it("is a part of the gain where no dividend is paid", () => {
    expect(purify(1.2, "estimate", 0)).toBe(
      "Yes. It pays no dividend now; when you sell at a gain, give about 1.2% of it to charity.",
    );
  });

  it("is no percentage of dividends that are not known", () => {
    expect(purify(1.2, "estimate", null)).toBe(
      "Yes, and purify it: about 1.2% of its income is forbidden; its dividends are not known.",
    );
  });
});

it("names what forbids a share, before any doubt beside it", () => {
  const doubt = reason({ code: "insufficient_data", about: "totalRevenue", detail: { kind: "missing" } });
  const debt = reason({ code: "debt_above_limit", figure: 61.2, limit: 33 });
  expect(answerLine({ standing: "haram", readOn, reasons: [doubt, debt] })).toBe("No: 61% debt, the limit is 33%.");
  const near = reason({ code: "debt_above_limit", figure: 33.04, limit: 33 });
  expect(answerLine({ standing: "haram", readOn, reasons: [near] })).toBe("No: 33.04% debt, the limit is 33%.");
  const above = {
    kind: "ratio",
    part: "debt",
    whole: "marketCapitalization",
    confirmed: null,
    failsAbove: 54,
  } as const;
  const failing = (bound: "upper" | "estimate") =>
    answerLine({ standing: "haram", readOn, reasons: [{ ...debt, detail: { ...above, bound } }] });
  expect(failing("upper")).toBe("No: its debt (at most 61%) is above the limit of 33%.");
  expect(failing("estimate")).toBe("No: its debt (about 61%) is above the limit of 33%.");
  const business = reason({ code: "prohibited_business" });
  expect(answerLine({ standing: "haram", readOn, reasons: [business], activity: "Conventional banking" })).toBe(
    "No: its business is conventional banking.",
  );
});

it("names the month of old figures and of an old price, not of what no figure decides", () => {
  const halal = { standing: "halal", readOn } as const;
  expect(answerLine({ ...halal, figuresOn: "2025-11-30", priceAsOf: "2026-06-01" })).toBe("Yes.");
  expect(answerLine({ ...halal, figuresOn: "2025-06-30" })).toBe("Yes, by figures of June 2025.");
  expect(answerLine({ ...halal, priceAsOf: "2026-05-20" })).toBe("Yes, by a price of May 2026.");
  const old = { readOn, figuresOn: "2025-06-30", priceAsOf: "2025-09-30" };
  expect(answerLine({ ...old, standing: "halal" })).toBe("Yes, by figures of June 2025 and a price of September 2025.");
  const debt = reason({ code: "debt_above_limit", figure: 61.2, limit: 33 });
  expect(answerLine({ ...old, standing: "haram", reasons: [debt] })).toBe(
    "No: 61% debt, the limit is 33%. It rests on figures of June 2025 and a price of September 2025.",
  );
  const business = reason({ code: "prohibited_business" });
  expect(answerLine({ ...old, standing: "haram", reasons: [business] })).toBe("No: its business is prohibited.");
});

it("names the first doubt in plain words", () => {
  const doubt = (given: Partial<Reason>) =>
    answerLine({ standing: "doubt", readOn, reasons: [reason({}), reason(given)] });
  const stale = { kind: "stale", periodEnd: "2025-06-30", part: null, ratio: null, ratioLimit: null } as const;
  expect(doubt({ code: "stale_data", detail: stale })).toBe(
    "We can't tell yet: its report of June 2025 is 16 months old.",
  );
  expect(doubt({ code: "insufficient_data", about: "interestBearingDebt", detail: { kind: "missing" } })).toBe(
    "We can't tell yet: its interest-bearing debt is not known.",
  );
  expect(doubt({ code: "sources_disagree", about: "sharesOutstanding" })).toBe(
    "We can't tell yet: two sources disagree on its number of shares.",
  );
  expect(doubt({ code: "mixed_business" })).toBe("We can't tell yet: a part of its business may be prohibited.");
});
