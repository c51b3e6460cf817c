import { expect, it } from "vitest";
import { CHANGES_TEXTS, nearMissSentence, standingsSentence } from "./changes.ts";
import { holdingsDay, warningSentence } from "./funds.ts";
import { industryText } from "./industries.ts";
import { pushMessage } from "./push.ts";
import { healthText, problemText } from "./refresh.ts";

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "");

it("points from the earlier standing to the later one as Arabic is read", () => {
  const side = (standing: "halal" | "haram") => ({ standing }) as Parameters<typeof standingsSentence>[0]["before"];
  expect(standingsSentence({ before: side("halal"), after: side("haram") })).toBe("حلال ← غير متوافق");
});

it.each([
  [0, false, "33.0%: عند حد الديون البالغ 33% تمامًا."],
  [0.6, false, "33.0%: دون حد الديون البالغ 33% بمقدار 0.6 نقطة."],
  [1, true, "33.0%: فوق حد الديون البالغ 33% بمقدار نقطة واحدة."],
  [2, true, "33.0%: فوق حد الديون البالغ 33% بمقدار نقطتين."],
])("a ratio %d points from its limit, above it: %s", (points, isAbove, sentence) => {
  expect(plain(nearMissSentence({ ratio: "debtRatio", figure: 33, limit: 33, points, isAbove }))).toBe(sentence);
});

it("counts what changed by the forms of Arabic", () => {
  const { found, sinceVisit } = CHANGES_TEXTS;
  expect([0, 1, 2, 3, 11, 100].map(found)).toEqual([
    ...["لا تغييرات", "تغيير واحد", "تغييران", "3 تغييرات", "11 تغييرًا", "100 تغيير"],
  ]);
  expect(sinceVisit(2, "2026-11-20")).toBe("تغيّرت نتيجتان منذ زيارتك في 20 نوفمبر 2026.");
});

it("sends one notification for all changes of a run", () => {
  const change = (symbol: string, isPast: boolean) => ({ symbol, isPast, text: "حلال ← غير متوافق" });
  expect(pushMessage([change("AAPL", true)]).title).toBe("تغيّرت نتيجة تتابعها");
  const many = pushMessage(["A", "B", "C", "D", "E", "F"].map((symbol) => change(symbol, false)));
  expect(many.title).toBe("6 نتائج تتابعها ستصبح غير محسومة قريبًا");
  expect(many.body.split("\n")).toHaveLength(5);
  expect(many.body).toMatch(/و2 غيرها$/);
});

it("words what is stored of a refresh, and keeps a sentence of an earlier version", () => {
  expect(problemText("too_slow 3")).toBe("لم تصل إجابته كاملة خلال 3 ثوانٍ.");
  expect(problemText("no_answer; too_few_rows 2")).toBe("لم يُجب. ليس في إجابته إلا صفان.");
  expect(plain(problemText("coverage_below_limit 71.3"))).toMatch(/\(71\.3%\)\.$/);
  expect(problemText("It broke.")).toBe("It broke.");
  expect(problemText("toString")).toBe("toString");
  expect(healthText({ state: "degraded", failing: 2 })).toBe("أداء منقوص: مصدران متعطّلان");
});

it("dates holdings and says how old they are", () => {
  expect(holdingsDay({ asOf: "2026-06-30", source: "fund-issuers" })).toBe("يونيو 2026");
  expect(warningSentence({ code: "old_holdings", days: 103 }, "30 يونيو 2026")).toContain("قبل 103 أيام");
});

it("names an industry by whichever name its provider gives it, and keeps an unknown one", () => {
  expect(industryText("Semiconductor Equipment & Materials")).toBe("أشباه الموصلات");
  expect(plain(industryText("Basket Weaving"))).toBe("Basket Weaving");
  expect(plain(industryText("constructor"))).toBe("constructor");
});
