import { describe, expect, it } from "vitest";
import { makeStock } from "../test/factories.ts";
import { stockDocument } from "./stock-document.ts";

describe("the document of a stock", () => {
  it("has no history for a name that was never screened", () => {
    expect(stockDocument(makeStock("A", { isScreened: false })).history).toEqual([]);
  });

  it("continues the previous document's history when the status changed", () => {
    const { history, ...first } = stockDocument(makeStock("A"));
    const before = { ...first, history: history.map((point) => ({ ...point, screenedOn: "2026-07-25" })) };
    const { history: after } = stockDocument(makeStock("A", { status: "haram" }), before);
    expect(after.map(({ status }) => status)).toEqual(["halal", "haram"]);
  });
});
