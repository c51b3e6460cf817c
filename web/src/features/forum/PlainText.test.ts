import { describe, expect, it } from "vitest";
import { linkify } from "./PlainText.tsx";

const links = (source: string) => linkify(source).flatMap((part) => (part.kind === "link" ? [part.url] : []));
const textOf = (source: string) =>
  linkify(source)
    .map(({ text }) => text)
    .join("");

describe("links in what people write", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt://example.com/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x file:///etc/passwd ftp://example.com",
    "//example.com www.example.com example.com",
    "http:// https://. http://nodots",
    "https://bank.com@evil.example.com/login",
  ])("links nothing in %j", (source) => {
    expect(links(source)).toEqual([]);
    expect(textOf(source)).toBe(source);
  });

  it("keeps markup around an address as text", () => {
    const source = '<a href="https://example.com/a">x</a>';
    expect(linkify(source)).toEqual([
      { kind: "text", text: '<a href="' },
      { kind: "link", text: "https://example.com/a", url: "https://example.com/a" },
      { kind: "text", text: '">x</a>' },
    ]);
  });

  it("leaves out full stops and unopened brackets, and includes opened ones", () => {
    expect(links("See https://example.com/a. Or (https://example.com/b)!")).toEqual([
      "https://example.com/a",
      "https://example.com/b",
    ]);
    expect(links("https://example.com/Riba_(usury)).")).toEqual(["https://example.com/Riba_(usury)"]);
  });

  it("never loses a character", () => {
    const source = "a https://x.com/?q=1&r=2#z, b\nhttp://y.org ) c";
    expect(textOf(source)).toBe(source);
    expect(links(source)).toEqual(["https://x.com/?q=1&r=2#z", "http://y.org"]);
  });

  it("is fast on a long run of closing punctuation", () => {
    const before = performance.now();
    linkify(`https://example.com/${")".repeat(100_000)}`);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
