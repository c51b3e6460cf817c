import { expect, it } from "vitest";
import type { SourcedFact } from "../facts/company-facts.ts";
import { markMainlandShares } from "./mainland-shares.ts";

const value: SourcedFact = {
  ...{ value: 100e9, currency: "HKD", periodEnd: "2026-06-02", source: "market-snapshot", quality: "estimated" },
};
const MARK = "mainland_shares_at_this_price";

it("the value of a company that also trades in Shanghai says at which price all its shares are counted, once", () => {
  const answers = [{ facts: { marketCapitalization: value, price: value } }, { facts: {} }];
  const marked = markMainlandShares("0857.HK", answers);
  expect(marked[0]?.facts).toEqual({ marketCapitalization: { ...value, detail: [MARK] }, price: value });
  expect(marked[1]).toEqual({ facts: {} });
  expect(markMainlandShares("0857.HK", marked)).toEqual(marked);
  expect(markMainlandShares("0700.HK", answers)).toBe(answers);
});
