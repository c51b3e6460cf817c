import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHORT_TERM_RATES } from "../../../domain/standards/short-term-rates.ts";
import * as format from "./format.ts";
import { GLOSSARY } from "./glossary.ts";
import * as answer from "./screening/answer.ts";
import * as evidence from "./screening/evidence.ts";
import * as evidenceNotes from "./screening/evidence-notes.ts";

const FILES = [
  "changes",
  "errors",
  "feeds",
  "format",
  "funds",
  "industries",
  "listings",
  "places",
  "push",
  "refresh",
  "screening/activity-rules",
  "screening/ageing",
  "screening/answer",
  "screening/business",
  "screening/class-decisions",
  "screening/evidence",
  "screening/evidence-notes",
  "screening/inputs",
  "screening/ratios",
  "screening/reasons",
  "screening/rules",
  "screening/standards",
  "screening/standing",
  "screening/verdict",
  "site",
  "site-files",
  "sources",
  "stock",
  "zakat",
];

/** The texts of a file, without the parts that are filled in. */
function textsOf(file: string) {
  let source = readFileSync(new URL(`./${file}.ts`, import.meta.url), "utf8")
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replace(/^\s*throw .*$/gm, "")
    .replace(/^const RATES[\s\S]*?^};/m, "")
    .replace(/^(import|\} from) .*$/gm, "")
    .replace(/"[^"\n]*":/g, "");
  for (let before = ""; before !== source; ) {
    before = source;
    source = source.replace(/\$\{[^{}]*\}/g, "\u0000");
  }
  return [...source.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([text]) => text);
}

describe.each(FILES)("the Turkish of %s.ts", (file) => {
  const texts = textsOf(file);

  it("glues no ending to a word that is filled in, since its vowels would have to fit", () => {
    for (const text of texts) expect(text).not.toMatch(/\0['’]?[a-zçğıöşü]/);
  });

  it("has the sign of a percent before the figure", () => {
    for (const text of texts) expect(text).not.toMatch(/[\d\0] ?%(?![\d\0])/);
  });

  it("has no dotted i made of two characters", () => {
    for (const text of texts) expect(text).not.toMatch(/i\u0307/);
  });
});

it("names every rate that interest is estimated by in Turkish", () => {
  for (const { source } of SHORT_TERM_RATES) expect(evidenceNotes.rateSource(source)).not.toBe(source);
});

describe("a figure in Turkish", () => {
  const { formatAmount, formatCount, formatDay, formatDollars, formatMonth, formatPercent, formatPercentAgainst } =
    format;

  it("has the sign of a percent before it and a comma for its decimals", () => {
    expect(formatPercent(32.6)).toBe("%32,6");
    expect(formatPercent(-5)).toBe("-%5,0");
    expect(formatPercentAgainst(33.04, 33)).toBe("%33,04");
    expect(format.percentText(0.125)).toBe("%0,13");
    expect(format.percentText(33.001, 33)).toBe("%33,001");
  });

  it("has points between its thousands and its unit as a word", () => {
    expect(formatCount(1_234_567)).toBe("1.234.567");
    expect(formatDollars(1_234.56)).toBe("1.234,56\u00a0dolar");
    expect(formatDollars(0.0123)).toBe("0,0123\u00a0dolar");
    expect(formatAmount(106_630_000_000)).toBe("106,63\u00a0milyar dolar");
    expect(formatAmount(24.6, "SAR")).toBe("24,60\u00a0Suudi riyali");
    expect(formatAmount(5_210_000, "shares")).toBe("5,21\u00a0milyon pay");
    expect(format.formatPrice(363.4, { isRounded: true })).toBe("yaklaşık 363\u00a0dolar");
  });

  it("has days and months as Turkish writes them", () => {
    expect(formatDay("2026-08-28")).toBe("28 Ağu 2026");
    expect(formatMonth("2025-06-30")).toBe("Haziran 2025");
    expect(format.formatMoment("2026-11-28T14:05:00Z")).toBe("28 Kas 2026 14:05 UTC");
    expect(format.formatTimeSince("2026-11-28T11:00:00Z", new Date("2026-11-28T14:05:00Z"))).toBe("3 saat önce");
    expect(() => formatDay("gestern")).toThrow(RangeError);
  });
});

it("keeps the two pairs of i apart in small and capital letters", () => {
  expect(format.lowerFirst("İpotek kredisi")).toBe("ipotek kredisi");
  expect(format.lowerFirst("Isı")).toBe("ısı");
  expect(format.upperFirst("ilaç")).toBe("İlaç");
});

it("writes the limit of a standard with a comma, and a rate with points between its thousands", () => {
  expect(format.exactPercent(33.333)).toBe("%33,333");
  const fact = { input: "totalRevenue", amount: 1, originalAmount: 881_580_000_000, currency: "IDR" } as const;
  const rate = { exchangeRate: 17_744, exchangeRateDate: "2026-08-21" } as const;
  expect(
    evidence.originalAmount({ ...fact, ...rate } as unknown as Parameters<typeof evidence.originalAmount>[0]),
  ).toBe("881,58\u00a0milyar Endonezya rupiahı; 1 dolar = 17.744, 21 Ağu 2026");
});

it("answers what to give away, of the gain where no dividend is paid", () => {
  const known = { standing: "purify", readOn: "2026-11-01", dividendPerShare: 1 } as const;
  expect(answer.answerLine(known)).toBe("Evet; temettülerinin bir kısmını bağışlayın.");
  expect(answer.answerLine({ ...known, dividendPerShare: 0 })).toBe(
    "Evet; sattığınızda kazancın bir kısmını bağışlayın.",
  );
  const reason = { code: "purification_required", effect: "verdict", figure: 3, limit: null, about: null } as const;
  const income = (bound: "upper" | "lower") => [{ ...reason, detail: { kind: "income_bound", bound } as const }];
  expect(answer.answerLine({ ...known, reasons: income("upper") })).toBe(
    "Evet; temettülerinin %3,0 oranını bulabilecek kısmını bağışlayın.",
  );
  expect(answer.answerLine({ ...known, reasons: income("lower") })).toBe(
    "Evet; temettülerinin en az %3,0 oranındaki kısmını bağışlayın.",
  );
});

it("has one entry for each term of the glossary, and either a source of its usage or a reader who is to see it", () => {
  expect(new Set(GLOSSARY.map(({ term }) => term)).size).toBe(GLOSSARY.length);
  for (const { term, usage, review } of GLOSSARY) expect((usage === null) !== (review === null), term).toBe(true);
});
