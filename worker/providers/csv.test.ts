import { describe, expect, it } from "vitest";
import { parseCsv, parseWholeCsv } from "./csv.ts";

const AT = { provider: "test", path: "/file.csv" };
const recordsOf = (text: string, columns = ["a", "b"]) => parseWholeCsv(AT, text, columns);

describe("a CSV answer", () => {
  it("is read with quotes, doubled quotes, commas and line breaks inside quotes, and with both line ends", () => {
    expect(recordsOf('a,b\r\n1,"b,1"\r\n"c ""d""","e\nf"\n')).toEqual([
      { a: "1", b: "b,1" },
      { a: 'c "d"', b: "e\nf" },
    ]);
  });

  it("is read without a line end on its last line, and without its byte order mark, empty lines and outer spaces", () => {
    expect(recordsOf("\ufeffa,b\n\n1 , 2")).toEqual([{ a: "1", b: "2" }]);
  });

  it("keeps empty fields, also at the end of a line", () => {
    expect(recordsOf("a,b,c\n1,,\n")).toEqual([{ a: "1", b: "", c: "" }]);
  });

  it.each([
    ["that ends inside quotes", 'a,b\n1,"2', "truncated"],
    ["without some of the columns", "a,c\n1,2", "lacks b"],
    ["that is empty", "", "lacks a, b"],
    ["that is a web page", "<!doctype html>\n<title>Busy, please wait</title>", "lacks a, b"],
    ["with a line of too few fields", "a,b\n1,2\n3\n4,5", "broken_line 3"],
    ["with a line of too many fields", "a,b\n1,2,3", "broken_line 2"],
    ["with a line cut off at its end", "a,b\n1,2\n3", "broken_line 3"],
    ["with a quote that does not end its field", 'a,b\n1,2\n"3"x,4', "truncated"],
  ])("is refused %s", (_, text, problem) => {
    expect(() => recordsOf(text)).toThrow(`test /file.csv: ${problem}`);
  });

  it("gives the lines that fit beside the numbers of those that do not", () => {
    expect(parseCsv(AT, "a,b\n1,2\n3\n4,5", ["a"])).toEqual({
      records: [
        { a: "1", b: "2" },
        { a: "4", b: "5" },
      ],
      brokenLines: [3],
    });
  });
});
