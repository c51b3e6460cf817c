import { describe, expect, it } from "vitest";
import { readPart, requestParts } from "../network/answer-parts.ts";
import { cannedAnswers } from "../test/canned-answers.ts";
import { FILERS, FUND_LIST } from "./filer-lists.ts";

const FILER_FIELDS = ["cik", "name", "ticker", "exchange"];
const FUND_FIELDS = ["cik", "seriesId", "classId", "symbol"];

const partsOf = (list: typeof FILERS | typeof FUND_LIST, data: readonly unknown[], fields: readonly string[]) =>
  requestParts(list, cannedAnswers({ [list.path]: JSON.stringify({ fields, data }) }), 500);

describe("the SEC's lists", () => {
  it("of companies give each symbol with its filer", async () => {
    const data = [
      [1067983, "Berkshire", "BRK-B", "NYSE"],
      [7, "", "X", null],
      [8, "", "", null],
    ];
    const [part = ""] = await partsOf(FILERS, data, FILER_FIELDS);
    expect(readPart(FILERS, part)).toEqual({
      rows: [
        ["0001067983", "BRK.B"],
        ["0000000007", "X"],
      ],
      tally: { read: 3, leftOut: { unreadable_row: 1 } },
    });
  });

  it("of funds give each symbol with its filer and its series, in parts", async () => {
    const data = Array.from({ length: 50 }, (_, place) => [place + 1, "S000009184", "C000024954", `FUND${place % 10}`]);
    const parts = await partsOf(FUND_LIST, data, FUND_FIELDS);
    expect(parts.length).toBeGreaterThan(3);
    const rows = parts.flatMap((part) => readPart(FUND_LIST, part).rows);
    expect(rows).toHaveLength(50);
    expect(rows[0]).toEqual(["FUND0", "1 S000009184"]);
  });

  it("leave out what is no fund's symbol or has no series", async () => {
    const data = [
      ...[
        [1, "S000009184", "C000024954", ""],
        [1, "S000009184", "C000024954", "a<b"],
        [1, "none", "C000024954", "GOOD"],
        ["x", "S000009184", "C000024954", "GOOD"],
        [1, "S000009184", "C000024954", "__proto__"],
      ],
      null,
      [36405, "S000002848", "C000007808", "VTI"],
    ];
    const [part = ""] = await partsOf(FUND_LIST, data, FUND_FIELDS);
    expect(readPart(FUND_LIST, part)).toEqual({
      rows: [["VTI", "36405 S000002848"]],
      tally: { read: 7, leftOut: { not_a_symbol: 3, unreadable_row: 3 } },
    });
  });

  it.each([
    ["companies", FILERS, FILER_FIELDS],
    ["funds", FUND_LIST, FUND_FIELDS],
  ])("of %s are refused in another form", async (_, list, fields) => {
    await expect(partsOf(list, [], fields.toReversed())).rejects.toThrow("unexpected_form");
    const page = cannedAnswers({ [list.path]: "<html></html>" });
    await expect(requestParts(list, page, 500)).rejects.toThrow("web_page");
  });
});
