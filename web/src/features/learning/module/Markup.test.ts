import { describe, expect, it } from "vitest";
import { type Inline, parseMarkup } from "./Markup.tsx";

const plain = (text: string): Inline => ({ text, isBold: false });
const bold = (text: string): Inline => ({ text, isBold: true });

describe("the markup of a module", () => {
  it("finds no block in an empty text", () => {
    expect(parseMarkup("")).toEqual([]);
    expect(parseMarkup("\n \n\n")).toEqual([]);
  });

  it("leaves HTML, links and headings as they were typed", () => {
    const hostile = '<img src=x onerror="alert(1)"> # [a](javascript:alert(1)) &lt;b&gt;';
    expect(parseMarkup(hostile)).toEqual([{ kind: "paragraph", text: [plain(hostile)] }]);
  });

  it("leaves unclosed or empty stars as they are", () => {
    expect(parseMarkup("2 ** 3 and **open")).toEqual([{ kind: "paragraph", text: [plain("2 ** 3 and **open")] }]);
    expect(parseMarkup("****")).toEqual([{ kind: "paragraph", text: [plain("****")] }]);
  });

  it("splits paragraphs at blank lines and joins the lines within one", () => {
    expect(parseMarkup("One\ntwo.\n  \nThree.\r\n\r\nFour.")).toEqual([
      { kind: "paragraph", text: [plain("One two.")] },
      { kind: "paragraph", text: [plain("Three.")] },
      { kind: "paragraph", text: [plain("Four.")] },
    ]);
  });

  it("reads bold at the start, in the middle and twice", () => {
    expect(parseMarkup("**A** b **c d** e")).toEqual([
      { kind: "paragraph", text: [bold("A"), plain(" b "), bold("c d"), plain(" e")] },
    ]);
  });

  it("reads dash and numbered lists, also right after a paragraph and right after each other", () => {
    expect(parseMarkup("Two kinds:\n- one\n- **two**\n3. three\n4) four")).toEqual([
      { kind: "paragraph", text: [plain("Two kinds:")] },
      { kind: "dashes", items: [[plain("one")], [bold("two")]] },
      { kind: "numbers", start: 3, items: [[plain("three")], [plain("four")]] },
    ]);
  });

  it("does not take a minus sign, a year or a decimal for a list", () => {
    expect(parseMarkup("-5 % and\n2.5 % of\n1998 was")).toEqual([
      { kind: "paragraph", text: [plain("-5 % and 2.5 % of 1998 was")] },
    ]);
  });

  it("joins a continuation line to its list item", () => {
    expect(parseMarkup("- one\n  goes on\n- two")).toEqual([
      { kind: "dashes", items: [[plain("one goes on")], [plain("two")]] },
    ]);
  });

  it("is fast on a very long line of stars", () => {
    const before = performance.now();
    parseMarkup("**a ".repeat(5_000));
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
