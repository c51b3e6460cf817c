import { describe, expect, it } from "vitest";
import { type FundRequest, fundToDisplace } from "./fund-requests.ts";

const asked = (symbol: string, askedOn: string, days: number, askedBy: string | null = null): FundRequest => ({
  symbol,
  askedOn,
  days,
  askedBy,
});
const by = (askedBy: string, today = "2026-08-01") => ({ today, askedBy });

describe("the fund that gives its place in a full list", () => {
  it("is one of the network with the most places, where that has more than whoever asks", () => {
    const requests = [
      asked("MINE", "2026-08-01", 1, "one"),
      asked("A", "2026-08-01", 1, "many"),
      asked("B", "2026-08-01", 1, "many"),
      asked("OFTEN", "2026-08-01", 5),
    ];
    expect(fundToDisplace(requests, by("one"))).toBe("A");
    expect(fundToDisplace(requests, by("new"))).toBe("A");
    expect(fundToDisplace(requests, by("many"))).toBeUndefined();
  });

  it("is before that one that nobody has asked for in a week for each day on which it was asked for, at most a quarter", () => {
    const requests = [asked("TWICE", "2026-08-01", 2), asked("OFTEN", "2026-08-01", 100)];
    expect(fundToDisplace(requests, by("new", "2026-08-15"))).toBeUndefined();
    expect(fundToDisplace(requests, by("new", "2026-08-16"))).toBe("TWICE");
    expect(fundToDisplace(requests.slice(1), by("new", "2026-10-30"))).toBeUndefined();
    expect(fundToDisplace(requests.slice(1), by("new", "2026-10-31"))).toBe("OFTEN");
  });
});
