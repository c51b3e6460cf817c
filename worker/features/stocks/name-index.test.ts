import { describe, expect, it } from "vitest";
import { foldedLines, foldedWords, idsOfNames } from "./name-index.ts";

const INDEX = foldedLines(
  [
    ["11", "AAPL", "Apple Inc."],
    ["12", "BRK.B", "Berkshire Hathaway Inc. Class B"],
    ["13", "NESN.SW", "Nestlé S.A."],
    ["14", "2222.SR", "شركة الزيت العربية"],
    ["15", "COCO", "Coco Cocoa Company"],
  ]
    .map((words) => words.join(" "))
    .join("\n"),
);

const find = (text: string) => idsOfNames(INDEX, foldedWords(text) ?? []);

describe("the index of names", () => {
  it.each([
    ["app", [11]],
    ["INC", [11, 12]],
    ["brk.b", [12]],
    ["inc hath", [12]],
    ["nestle", [13]],
    ["Nestlé", [13]],
    ["الزيت", [14]],
    ["2222", [14]],
    ["co", [15]],
    ["pple", []],
    ["15", []],
    ["apple hathaway", []],
  ])("finds by the beginnings of words, in any case and without marks: %s", (text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  it.each(["", "  ", "***", "\u0000"])("has no words in %j", (text) => {
    expect(foldedWords(text)).toBeNull();
  });
});
