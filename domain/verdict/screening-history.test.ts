import { describe, expect, it } from "vitest";
import { extendHistory, type HistoricScreening, standingThen } from "./screening-history.ts";

const screening = (debt: number | null, extra: Partial<HistoricScreening> = {}): HistoricScreening => ({
  screenedOn: "2026-08-22",
  status: "halal",
  debtRatio: debt,
  cashRatio: 3,
  nonCompliantIncomeRatio: 0.1,
  evidence: [
    { input: "marketCapitalization", amount: 1000 },
    ...(debt === null ? [] : [{ input: "interestBearingDebt" as const, amount: debt * 10 }]),
  ],
  ...extra,
});

describe("extendHistory", () => {
  it("begins with the first screening, without causes", () => {
    expect(extendHistory([], null, screening(2))).toEqual([
      {
        screenedOn: "2026-08-22",
        status: "halal",
        debtRatio: 2,
        cashRatio: 3,
        nonCompliantIncomeRatio: 0.1,
        causes: [],
      },
    ]);
  });

  it("adds nothing when neither status nor ratio changed", () => {
    const history = extendHistory([], null, screening(2));
    expect(extendHistory(history, screening(2), screening(2, { screenedOn: "2026-09-26" }))).toEqual(history);
  });

  it("has one point for a day, its last, and none for a day that ended as the one before", () => {
    const next = { screenedOn: "2026-09-26" };
    const first = extendHistory([], null, screening(2));
    const claimed = extendHistory(first, screening(2), screening(40, { ...next, status: "haram" }));
    const corrected = extendHistory(claimed, screening(40), screening(30, next));
    expect(corrected).toHaveLength(2);
    expect(corrected[1]?.causes).toEqual([{ input: "interestBearingDebt", before: 20, after: 300 }]);
    expect(extendHistory(corrected, screening(30), screening(2, next))).toEqual(first);
    expect(extendHistory(first, screening(2), screening(9))).toMatchObject([{ debtRatio: 9, causes: [] }]);
  });

  it("puts an input that vanished first, with null as its amount", () => {
    const smaller = screening(null, { evidence: [{ input: "marketCapitalization", amount: 100 }] });
    const [point] = extendHistory([], screening(2), smaller);
    expect(point?.causes).toEqual([
      { input: "interestBearingDebt", before: 20, after: null },
      { input: "marketCapitalization", before: 1000, after: 100 },
    ]);
  });

  it("keeps the newest sixty points, oldest first", () => {
    let history = extendHistory([], null, screening(1));
    for (let debt = 2; debt <= 80; debt++)
      history = extendHistory(history, screening(debt - 1), screening(debt, { screenedOn: `day ${debt}` }));
    expect(history).toHaveLength(60);
    expect(history.map(({ debtRatio }) => debtRatio).slice(0, 2)).toEqual([21, 22]);
    expect(history.at(-1)?.debtRatio).toBe(80);
  });
});

describe("the standing of a point", () => {
  const point = { screenedOn: "2026-08-22", debtRatio: 2, cashRatio: 3, nonCompliantIncomeRatio: 0.6, causes: [] };
  const questionable = { ...point, status: "questionable" } as const;

  it.each([
    ["is its own", { ...questionable, standing: "doubt" as const }, "doubt"],
    ["is the status of one without its own", { ...point, status: "haram" as const }, "haram"],
    ["is to purify where all is known and its income asks for it", questionable, "purify"],
    ["is a doubt below that", { ...questionable, nonCompliantIncomeRatio: 0.4 }, "doubt"],
    ["is a doubt where a ratio is not known", { ...questionable, debtRatio: null }, "doubt"],
    ["is a doubt by age", { ...questionable, isAged: true as const }, "doubt"],
  ])("%s", (_, given, standing) => {
    expect(standingThen(given)).toBe(standing);
  });

  it("that became another while its status stayed is a point of its own", () => {
    const purify = screening(2, { status: "questionable", standing: "purify" });
    const doubt = { ...purify, standing: "doubt" as const, screenedOn: "2026-09-26" };
    const history = extendHistory(extendHistory([], null, purify), purify, doubt);
    expect(history.map(standingThen)).toEqual(["purify", "doubt"]);
  });
});
