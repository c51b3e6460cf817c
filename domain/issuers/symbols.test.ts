import { describe, expect, it } from "vitest";
import { deservesSuggestions, isIsin, mayBePublished, normalizeSymbol } from "./symbols.ts";

describe("an ISIN", () => {
  it.each(["US0378331005", "GB0002634946", "SA0007879113", "DE0007164600", "AU0000XVGZA3"])(
    "%s has its check digit",
    (isin) => {
      expect(isIsin(isin)).toBe(true);
    },
  );

  it.each(["US0378331006", "US037833100", "us0378331005", "", "NLFLATEXACNT", "APPLE INC"])("%j is not one", (text) => {
    expect(isIsin(text)).toBe(false);
  });

  it("with a CUSIP in it is not ours to publish", () => {
    expect(mayBePublished("US0378331005")).toBe(false);
    expect(mayBePublished("CA82509L1076")).toBe(false);
    expect(mayBePublished("GB0002634946")).toBe(true);
  });
});

it.each(["", "m", "M", "AAPL", "MSFT", "BRK.B", "ABCDE.FG"])("suggests nothing for %j", (text) =>
  expect(deservesSuggestions(text)).toBe(false),
);

it.each(["mi", "Mi", "ABCDEF", "aapl", "2222", "BRK.", "Apple Inc"])("suggests companies for %j", (text) =>
  expect(deservesSuggestions(text)).toBe(true),
);

it.each(["\u200f2222.SR", "\u20682222.sr\u2069", " 2222.SR\u200e "])(
  "%j is 2222.SR, whatever marks came with it",
  (text) => expect(normalizeSymbol(text)).toBe("2222.SR"),
);
