import { describe, expect, it } from "vitest";
import { isIsin, mayBePublished } from "./symbols.ts";

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
