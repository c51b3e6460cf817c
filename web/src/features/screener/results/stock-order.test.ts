import { describe, expect, it } from "vitest";
import { makeSummary } from "../../../test/stocks.ts";
import { nextOrder, orderOfText, orderStocks, textOfOrder } from "./stock-order.ts";

const stocks = [
  makeSummary({ id: 1, symbol: "B", currentPrice: 10, standing: "haram" }),
  makeSummary({ id: 2, symbol: "a", currentPrice: null, standing: "halal" }),
  makeSummary({ id: 3, symbol: "C", currentPrice: 9, standing: "doubt" }),
];
const idsBy = (text: string) => orderStocks(stocks, orderOfText(text)).map(({ id }) => id);

describe("the order of stocks", () => {
  it.each([
    ["", [1, 2, 3]],
    ["height", [1, 2, 3]],
    ["symbol", [2, 1, 3]],
    ["-symbol", [3, 1, 2]],
    ["price", [3, 1, 2]],
    ["-price", [1, 3, 2]],
    ["status", [2, 3, 1]],
  ])("by %j keeps what is not known last", (text, ids) => {
    expect(idsBy(text)).toEqual(ids);
  });

  it("goes round at a column: ascending, descending, the server's own", () => {
    const first = nextOrder(orderOfText("name"), "price");
    const second = nextOrder(first, "price");
    expect([first, second, nextOrder(second, "price")].map(textOfOrder)).toEqual(["price", "-price", ""]);
  });
});
