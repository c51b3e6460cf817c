import { array, assert, constantFrom, double, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import * as ar from "../../../schema/wording/ar/format.ts";
import * as en from "../../../schema/wording/en/format.ts";
import * as fr from "../../../schema/wording/fr/format.ts";
import * as id from "../../../schema/wording/id/format.ts";
import * as ms from "../../../schema/wording/ms/format.ts";
import * as tr from "../../../schema/wording/tr/format.ts";
import * as ur from "../../../schema/wording/ur/format.ts";
import { amountText, type DecimalMark, decimalMarkOf, meaningsOf, parseAmount } from "./amount-text.ts";

const POINT = { page: ".", own: "." } as const;
const COMMA = { page: ",", own: "," } as const;

it.each([
  "",
  " ",
  "$",
  ".",
  "ten",
  "-5",
  "1e9",
  "12,34,56",
  "12 34",
  "1 2000",
  "1.2.3",
  "1,234.5,6",
  "5%",
  "Infinity",
  "1000000000000001",
  "٣٫٣٫٣",
  "١٬٥",
])("takes %j for no amount", (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

it.each([
  ["0", 0],
  ["1200.5", 1200.5],
  [" 1,200.50 ", 1200.5],
  ["$1,234,567", 1234567],
  ["$ 300", 300],
  [".5", 0.5],
  ["12.", 12],
  ["٣٤٥", 345],
  ["١٬٢٠٠٫٥", 1200.5],
  ["1,234", 1234],
  ["1.234", 1.234],
  ["0,234", 0.234],
  ["1,5", 1.5],
  ["1.234,56", 1234.56],
  ["1.234.567", 1234567],
  ["12 500", 12500],
  ["12\u202f500,25", 12500.25],
  ["12'500.25", 12500.25],
  ["۹۰۰", 900],
] as const)("reads %j as %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

const LANGUAGES: Record<string, { words: typeof en; page: DecimalMark }> = {
  en: { words: en, page: "." },
  ar: { words: ar as unknown as typeof en, page: "." },
  ur: { words: ur as unknown as typeof en, page: "." },
  ms: { words: ms as unknown as typeof en, page: "." },
  id: { words: id as unknown as typeof en, page: "," },
  tr: { words: tr as unknown as typeof en, page: "," },
  fr: { words: fr as unknown as typeof en, page: "," },
};

const marks = constantFrom<DecimalMark>(".", ",");
const amounts = oneof(
  double({ min: 1e-6, max: 1e15, noNaN: true }),
  double({ min: 0, max: 99_999, noNaN: true }).map((amount) => Math.round(amount * 1000) / 1000),
);

describe.each(Object.entries(LANGUAGES))("on a page in %s", (_, { words, page }) => {
  it("writes decimals as its figures do", () => {
    expect(words.formatPercent(1.5)).toContain(`1${page}5`);
  });

  it("reads back the dollars, shares and counts that the page shows", () => {
    assert(
      property(double({ min: 0.1, max: 1e12, noNaN: true }), (amount) => {
        const cents = Math.round(amount * 100) / 100;
        const figure = words.formatDollars(cents).replace(/[^\d.,\s\u202f]/g, "");
        expect(parseAmount(figure.trim(), { page, own: page })).toBe(cents);
        const count = Math.round(amount);
        expect(parseAmount(words.formatCount(count), { page, own: page })).toBe(count);
      }),
    );
  });

  it("reads a thousand and a decimal as it writes them", () => {
    const [thousand, decimal] = page === "." ? ["1,234", "1.234"] : ["1.234", "1,234"];
    expect(parseAmount(thousand, { page, own: page })).toBe(1234);
    expect(parseAmount(decimal, { page, own: page })).toBe(1.234);
    expect(meaningsOf(thousand, { page, own: page })).toEqual([]);
  });
});

it("reads what it wrote into a field, whatever the person's own language", () => {
  assert(
    property(amounts, marks, marks, (amount, page, own) => {
      expect(parseAmount(amountText(amount, page), { page, own })).toBe(amount);
    }),
  );
});

it("never takes a text for two amounts, and offers both where it takes none", () => {
  const typed = oneof(
    constantFrom("1.234", "12,345", "1.234,5", "999.999", "0,234", "1,234,567", "١٢٬٣٤٥"),
    array(constantFrom(..."0123456789.,"), { maxLength: 9 }).map((signs) => signs.join("")),
    string(),
  );
  assert(
    property(typed, marks, (text, page) => {
      const own = page === "." ? "," : ".";
      const amount = parseAmount(text, { page, own });
      const meanings = meaningsOf(text, { page, own });
      if (meanings.length === 0) expect(parseAmount(text, { page, own: page })).toBe(amount);
      else {
        expect(amount).toBeUndefined();
        expect(new Set(meanings.map((it) => parseAmount(it, { page, own }))).size).toBe(2);
      }
    }),
  );
});

it.each(["1,234", "1.234"])(
  "asks which amount %j means where the person's own language writes it otherwise",
  (text) => {
    expect(parseAmount(text, { page: ".", own: "," })).toBeUndefined();
    expect(meaningsOf(text, { page: ".", own: "," }).sort()).toEqual(["1.2340", "1234"]);
    expect(meaningsOf(text, { page: ",", own: "." }).sort()).toEqual(["1,2340", "1234"]);
  },
);

it.each(["\u20681,234.50\u2069", "1\u202f234,50\u202f$", "1.234,50"])("reads %j on any page", (text) => {
  expect(parseAmount(text, POINT)).toBe(1234.5);
  expect(parseAmount(text, COMMA)).toBe(1234.5);
});

it("reads amounts where the browser's language has no valid name", () => {
  expect(decimalMarkOf("en-US@posix")).toBe(".");
  expect(decimalMarkOf("de-DE")).toBe(",");
});
