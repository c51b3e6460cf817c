import { describe, expect, it } from "vitest";
import type { SourcedFact, SourcedFacts } from "./company-facts.ts";
import { gatherFacts } from "./gather-facts.ts";

const fact = (value: number, currency = "USD", periodEnd = "2026-08-21"): SourcedFact => ({
  value,
  currency,
  periodEnd,
  source: "nasdaq-screener",
  quality: "estimated",
});
const ON = "2026-09-01";
const carried = (known: SourcedFacts, ...answers: SourcedFacts[]) =>
  gatherFacts(
    { symbol: "AAPL", facts: known },
    answers.map((facts) => ({ facts })),
    ON,
  ).map(({ facts }) => facts);
const KNOWN = { price: fact(100), marketCapitalization: fact(5e9) };
const fresh = (value: number, currency?: string) => ({ price: fact(value, currency, "2026-09-25") });

describe("a price without a market capitalization", () => {
  it.each([
    ["that may be a split's", KNOWN, fresh(50)],
    ["that may be a reverse split's", KNOWN, fresh(150)],
    ["in another currency", KNOWN, fresh(101, "GBP")],
  ])("%s is not used", (_, known, answer) => {
    expect(carried(known, answer)).toEqual([{}]);
  });

  it("stays alone when the number of shares is unknown", () => {
    expect(carried({}, fresh(10))).toEqual([fresh(10)]);
  });

  it("moves the last known capitalization, which is then estimated", () => {
    const [moved] = carried(KNOWN, fresh(110));
    expect(moved?.price?.value).toBe(110);
    expect(moved?.marketCapitalization).toMatchObject({
      value: expect.closeTo(5.5e9),
      periodEnd: "2026-09-25",
      source: "mizan-estimate",
      quality: "estimated",
      detail: ["carried_by_price"],
    });
  });

  it("times another source's share count is the capitalization of a stock that had none", () => {
    const shares = { sharesOutstanding: fact(1000, "shares") };
    const [first, second] = carried({}, shares, fresh(10, "GBP"));
    expect(first).toEqual(shares);
    expect(second?.marketCapitalization).toMatchObject({ value: 10_000, currency: "GBP" });
  });

  it.each(["sources_disagree", "value_far_below_cash"] as const)(
    "is not computed from shares when the capitalization was left out: %s",
    (reason) => {
      const leftOut = { marketCapitalization: reason };
      const known = { sharesOutstanding: fact(1000, "shares") };
      expect(gatherFacts({ symbol: "AAPL", facts: known, leftOut }, [{ facts: fresh(10) }], ON)).toEqual([
        { facts: fresh(10) },
      ]);
      expect(
        gatherFacts({ symbol: "AAPL", facts: known }, [{ facts: fresh(10) }], ON)[0]?.facts.marketCapitalization?.value,
      ).toBe(10_000);
    },
  );

  it("changes nothing where a source gives a capitalization", () => {
    const answers = [{ ...fresh(50), marketCapitalization: fact(5e9) }];
    expect(carried(KNOWN, ...answers)).toEqual(answers);
  });
});

const value: SourcedFact = {
  value: 100e9,
  currency: "HKD",
  periodEnd: "2026-06-02",
  source: "market-snapshot",
  quality: "estimated",
};
const listed = (symbol: string) => ({ symbol, facts: {} });
const MARK = "mainland_shares_at_this_price";

it("the value of a company that also trades in Shanghai says at which price all its shares are counted, once", () => {
  const answers = [{ facts: { marketCapitalization: value, price: value } }, { facts: {} }];
  const marked = gatherFacts(listed("0857.HK"), answers, ON);
  expect(marked[0]?.facts).toEqual({ marketCapitalization: { ...value, detail: [MARK] }, price: value });
  expect(marked[1]).toEqual({ facts: {} });
  expect(gatherFacts(listed("0857.HK"), marked, ON)).toEqual(marked);
  expect(gatherFacts(listed("0700.HK"), answers, ON)).toEqual(answers);
  const inShanghai = [{ facts: { marketCapitalization: { ...value, currency: "CNY" } } }];
  expect(gatherFacts(listed("0857.HK"), inShanghai, ON)).toEqual(inShanghai);
});

describe("the value of a company of which its source counts only a part of the shares", () => {
  const whole = { ...fact(171e9), source: "mizan-estimate", detail: ["all_shares_at_this_price"] } as const;
  const known = { price: fact(105), marketCapitalization: whole };
  const listed = (value: number, price = 100) => ({
    price: fact(price, "USD", "2026-09-25"),
    marketCapitalization: fact(value, "USD", "2026-09-25"),
  });

  it("counts all of them at its next price, too", () => {
    const [next] = carried(known, listed(126e9));
    expect(next?.marketCapitalization).toMatchObject({
      value: expect.closeTo((171e9 / 105) * 100),
      periodEnd: "2026-09-25",
      detail: ["all_shares_at_this_price"],
    });
    expect(carried(known, fresh(110))[0]?.marketCapitalization?.detail).toEqual(["all_shares_at_this_price"]);
  });

  it("is the source's again when that counts all of them", () => {
    expect(carried(known, listed(163e9))).toEqual([listed(163e9)]);
  });

  it("stays as it was where the answer is another listing's, without a price", () => {
    expect(carried(known, { marketCapitalization: fact(126e9, "USD", "2026-09-25") })).toEqual([{}]);
  });
});
