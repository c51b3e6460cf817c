import { describe, expect, it } from "vitest";
import { bareName, foldedWords, isLegalForm } from "./folded-names.ts";

describe("folded words", () => {
  it.each([
    ["Nestlé S.A.", ["nestle", "s", "a"]],
    ["  A.P. Møller - Mærsk ", ["a", "p", "moller", "marsk"]],
    ["Türkiye İş Bankası", ["turkiye", "is", "bankasi"]],
    ["أَرامْكو", ["ارامكو"]],
    ["شركة", ["شركه"]],
    ["پاکستان اسٹیل ۱۲", ["پاكستان", "اسٹيل", "12"]],
    ["٢٠٣٠", ["2030"]],
    ["😀 * \u0000", []],
  ])("%s", (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });
});

describe("a name without its legal form", () => {
  it.each([
    ["Alibaba Group Holding Limited", "alibaba"],
    ["L'Oréal S.A.", "l oreal"],
    ["Alphabet Inc. Class A", "alphabet"],
    ["AT&T Inc.", "at t"],
    ["Group", "group"],
    ["América Móvil, S.A.B. de C.V.", "america movil"],
  ])("%s is %s", (name, bare) => {
    expect(bareName(foldedWords(name)).join(" ")).toBe(bare);
  });

  it("is fast on a text made to be slow", () => {
    const words = Array.from({ length: 40 }, () => "as");
    expect(isLegalForm([...words, "x"])).toBe(false);
  });
});
