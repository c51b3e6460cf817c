import { describe, expect, it } from "vitest";
import { readPart, requestParts } from "../network/answer-parts.ts";
import { type Frame, financialsOfFrames, frameKey, frameList, frameOfKey, framesOn } from "./frames.ts";

const frame: Frame = {
  group: "debt",
  taxonomy: "us-gaap",
  tag: "LongTermDebtNoncurrent",
  unit: "USD",
  period: "CY2026Q2I",
};
const row = { accn: "0000320193-26-000010", cik: 320193, entityName: "x", end: "2026-06-30", val: 5 };

function access(body: unknown, status = 200) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { baseUrl: "https://data.sec.gov", userAgent: "test", fetch: async () => new Response(text, { status }) };
}

async function read(body: unknown, status = 200, answerCharacters = 1_000_000) {
  const parts = await requestParts(frameList(frame), access(body, status), answerCharacters);
  return parts.map((part) => readPart(frameList(frame), part));
}

describe("framesOn", () => {
  it("names the two newest quarters and years that have ended, within a hundred and twenty requests", () => {
    const frames = framesOn("2026-01-31");
    const periods = new Set(frames.filter(({ group }) => group !== "dividend").map(({ period }) => period));
    expect([...periods].sort()).toEqual(["CY2024", "CY2025", "CY2025Q3I", "CY2025Q4I"]);
    expect(frames.length).toBeLessThanOrEqual(120);
    expect(new Set(frames.map(frameKey)).size).toBe(frames.length);
    expect(frames.map((each) => frameOfKey(frameKey(each)))).toEqual(frames);
  });
});

describe("a frame", () => {
  it.each([
    ["a 404, since somebody always reports it", "", 404],
    ["another concept's frame", { tag: "Assets", ccp: "CY2026Q2I", data: [row] }, 200],
    ["another period's frame", { tag: frame.tag, ccp: "CY2026Q1I", data: [row] }, 200],
    ["no readable row", { tag: frame.tag, ccp: frame.period, data: [{ ...row, val: "5" }] }, 200],
  ])("refuses %s", async (_, body, status) => {
    await expect(read(body, status)).rejects.toThrow("sec-edgar");
  });

  it("counts the rows that do not fit and leaves them out", async () => {
    const data = [row, { ...row, cik: "x" }, { ...row, end: "June" }, { ...row, val: null }, null];
    const [part] = await read({ tag: frame.tag, ccp: frame.period, data });
    expect(part?.rows).toEqual([["0000320193", null, "2026-06-30", 5, "0000320193-26-000010"]]);
    expect(part?.tally).toEqual({ read: 5, leftOut: { unreadable_row: 4 } });
  });
});

describe("a frame of several parts", () => {
  it("contains each filer once", async () => {
    const data = Array.from({ length: 30 }, (_, filer) => ({ ...row, cik: filer + 1 }));
    const parts = await read({ tag: frame.tag, ccp: frame.period, data }, 200, 500);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.flatMap(({ rows }) => rows.map(([cik]) => Number(cik)))).toEqual(data.map(({ cik }) => cik));
  });
});

describe("financialsOfFrames", () => {
  const key = (tag: string, group: Frame["group"] = "debt") => frameKey({ ...frame, tag, group });
  const at = (value: number, end = "2026-06-30") => ["0000320193", null, end, value, row.accn] as const;

  it("adds up a company's debt at its newest balance sheet and links to the filing", () => {
    const found = financialsOfFrames(
      [
        [key("Assets", "balance"), at(100)],
        [key("LongTermDebtNoncurrent"), at(30)],
        [key("LongTermDebtCurrent"), at(5)],
        [key("CashAndCashEquivalentsAtCarryingValue", "cash"), at(9, "2026-03-31")],
      ],
      "2026-09-26",
    );
    expect(found).toMatchObject({ cik: "0000320193", balanceDate: "2026-06-30" });
    expect(found?.facts.interestBearingDebt).toMatchObject({ value: 35, source: "sec-edgar", quality: "reported" });
    expect(found?.facts.interestBearingDebt?.url).toContain("000032019326000010");
    expect(found?.facts.cashAndInterestBearingSecurities).toBeUndefined();
  });

  it("reports zero debt when neither debt nor interest paid is reported under any concept", () => {
    const owed = (...rows: Parameters<typeof financialsOfFrames>[0]) =>
      financialsOfFrames([[key("Assets", "balance"), at(100)], ...rows], "2026-09-26")?.facts.interestBearingDebt;
    expect(owed()).toMatchObject({ value: 0, quality: "reported", detail: ["no_debt_nor_interest_paid"] });
    expect(owed([key("InterestExpense", "income"), at(0)])?.value).toBe(0);
    expect(owed([key("LongTermDebtNoncurrent"), at(4, "2026-03-31")])).toBeUndefined();
    for (const tag of ["NotesPayable", "LineOfCredit", "InterestPaidNet", "InterestExpenseDebt", "InterestExpense"])
      expect(owed([key(tag), at(1)]), tag).toBeUndefined();
  });

  it("knows nothing of a company without total assets", () => {
    expect(financialsOfFrames([[key("LongTermDebtNoncurrent"), at(30)]], "2026-09-26")).toBeUndefined();
  });
});
