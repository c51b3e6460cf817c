import { describe, expect, it } from "vitest";
import { parseCsvRows, parseCsvTable } from "./csv.ts";

describe("CSV", () => {
  it("reads quotes, doubled quotes, commas and line breaks inside quotes, and both line ends", () => {
    expect(parseCsvRows('a,"b,1"\r\n"c ""d""","e\nf"\n')).toEqual([
      ["a", "b,1"],
      ['c "d"', "e\nf"],
    ]);
  });

  it("reads a last line without a line end and skips a byte order mark and empty lines", () => {
    expect(parseCsvRows("\ufeffa,b\n\n1,2")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("keeps empty fields, also at the end of a line", () => {
    expect(parseCsvRows("a,,\n")).toEqual([["a", "", ""]]);
  });

  it("refuses a text that ends inside quotes", () => {
    expect(() => parseCsvRows('a,"b')).toThrow("never closed");
  });

  it("names the columns that are missing and the lines that are broken", () => {
    expect(() => parseCsvTable("a,b\n1,2", ["a", "c", "d"])).toThrow("the header lacks c, d");
    expect(parseCsvTable("a,b\n1,2\n3\n4,5", ["a"])).toEqual({
      records: [
        { a: "1", b: "2" },
        { a: "4", b: "5" },
      ],
      brokenLines: [3],
    });
  });
});
