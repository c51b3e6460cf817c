import { describe, expect, it } from "vitest";
import { aboveBudget, lowered, measureSizes, readSizeFile } from "./size.ts";

describe("the house", () => {
  it("is nowhere larger than its budget", () => {
    expect(aboveBudget(measureSizes(), readSizeFile().budget)).toEqual([]);
  });

  it("is measured in every folder that has a budget", () => {
    expect(Object.keys(measureSizes())).toEqual(expect.arrayContaining(Object.keys(readSizeFile().budget)));
  });
});

describe("a budget", () => {
  const size = { code: 0, tests: 0, styles: 0, documents: 0, files: 0 };
  const budget = { bench: { ...size, code: 3_904 }, web: { ...size, code: 30_000 } };

  it("is named with its folder and number where it is exceeded", () => {
    expect(aboveBudget({ bench: { ...size, code: 3_905 } }, budget)).toEqual(["bench: 3905 code, budget 3904"]);
  });

  it("is nothing for a folder that has none", () => {
    expect(aboveBudget({ tools: { ...size, files: 1 } }, budget)).toEqual(["tools: 1 files, budget 0"]);
  });

  it("is lowered to what is there", () => {
    expect(lowered({ web: { ...size, code: 29_000 } }, budget)).toEqual({ web: { ...size, code: 29_000 } });
  });

  it("is never raised, not even while another is lowered", () => {
    const sizes = { bench: { ...size, code: 4_000 }, web: { ...size, code: 20_000 } };
    expect(() => lowered(sizes, budget)).toThrow("bench: 4000 code, budget 3904");
  });
});
