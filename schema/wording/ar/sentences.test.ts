import { describe, expect, it } from "vitest";
import { verdictAge } from "../../../domain/screening/age.ts";
import type { BusinessScreen, Evidence, Reason } from "../../../domain/screening/screening.ts";
import type { Analysis } from "../../contracts/stocks.ts";
import { ageSentence, listedAge } from "./screening/ageing.ts";
import { answerLine } from "./screening/answer.ts";
import { activityName, businessRule } from "./screening/business.ts";
import { evidenceAmount, originalAmount } from "./screening/evidence.ts";
import { evidenceNote } from "./screening/evidence-notes.ts";
import { reasonText } from "./screening/reasons.ts";
import { flipRows, stockTitle, verdictSentence } from "./screening/verdict.ts";

/** A sentence without the invisible marks round its figures and names. */
const read = (text: string | null | undefined) =>
  text
    ?.replace(/[\u2068\u2069]/g, "")
    .replaceAll("\u00a0", " ")
    .trim();

const business: BusinessScreen = {
  activityId: "groceries",
  verdict: "permissible",
  isMixed: true,
  isKnown: true,
  isMoneyTrade: false,
  basis: { kind: "unknown" },
};
const EMPTY: Reason = { code: "near_limit", effect: "verdict", figure: null, limit: null, about: null, detail: null };
const say = (reason: Partial<Reason>, about = business) =>
  read(reasonText({ ...EMPTY, ...reason }, { business: about, standardId: "dow-jones" }));
const DEBT = { kind: "ratio", part: "debt", whole: "marketCapitalization", failsAbove: null } as const;
const STALE = { kind: "stale", periodEnd: "2025-01-31", part: "debt", ratio: 14.2, ratioLimit: 33 } as const;
const aged = { code: "stale_data", figure: 16, limit: 15, about: "interestBearingDebt" } as const;

describe("the sentence of a reason", () => {
  it.each<[Partial<Reason>, string]>([
    [
      { code: "debt_above_limit", figure: 44, limit: 33, about: "debtRatio", detail: { ...DEBT, confirmed: 35.2 } },
      "الديون ذات الفائدة: 44% من القيمة السوقية، منها 35.2% تؤكدها الإفصاحات، فوق الحد البالغ 33%.",
    ],
    [
      { code: "debt_above_limit", figure: 33, limit: 33, about: "debtRatio", detail: { ...DEBT, confirmed: null } },
      "الديون ذات الفائدة: 33% من القيمة السوقية، عند الحد البالغ 33%.",
    ],
    [
      { code: "near_limit", figure: 33.0000001, limit: 33, about: "debtRatio", detail: { ...DEBT, confirmed: null } },
      "الديون ذات الفائدة: 33.0000001% من القيمة السوقية، في نطاق نقطة مئوية واحدة من الحد البالغ 33%.",
    ],
    [
      {
        code: "insufficient_data",
        figure: 25,
        limit: 20,
        about: "cashRatio",
        detail: {
          kind: "uncertain_ratio",
          part: "cash",
          whole: "totalAssets",
          doubt: "investments_missing",
          limit: 33,
        },
      },
      "النقد والأوراق المالية ذات الفائدة: 25% من إجمالي الأصول، لكن المصدر لا يشمل الاستثمارات قصيرة الأجل؛ ومعها قد تتجاوز النسبة الحد البالغ 33%.",
    ],
    [
      { code: "insufficient_data", about: "interestIncome", detail: { kind: "missing" } },
      "لا يذكر المصدر دخل الفوائد، ولا يمكن تقديره.",
    ],
    [
      { code: "sources_disagree", about: "totalRevenue", detail: { kind: "left_out", why: "sources_disagree" } },
      "لا نعرف إجمالي الإيرادات. يختلف مصدران اختلافًا كبيرًا، فلا يمكن اختيار أحدهما.",
    ],
    [
      { code: "insufficient_data", about: "price", detail: { kind: "unusable", problem: "negative" } },
      "سعر السهم: الرقم الوارد في المصدر سالب، فلا يمكن استخدامه.",
    ],
    [
      { ...aged, figure: 28, detail: { ...STALE, part: null, ratio: null, ratioLimit: null } },
      "أحدث رقم عن الديون ذات الفائدة يعود إلى 31 يناير 2025، أي قبل أكثر من 27 شهرًا: وهو قديم جدًّا، فلا تُبنى عليه نتيجة.",
    ],
    [
      { ...aged, detail: STALE },
      "أحدث رقم عن الديون ذات الفائدة يعود إلى 31 يناير 2025، أي قبل أكثر من 15 شهرًا. ومع رقم بهذا القِدم لا نقبل نسبة إلا إذا لم تزد على ثلث حدّها: نسبة الديون ذات الفائدة 14.2%، والحد 33%.",
    ],
    [
      { ...aged, effect: "note", detail: { ...STALE, ratio: 1.2 } },
      "أحدث رقم عن الديون ذات الفائدة يعود إلى 31 يناير 2025، أي قبل أكثر من 15 شهرًا. وما زالت النتيجة تقوم عليه: نسبة الديون ذات الفائدة 1.2%، ولا تتجاوز الحد البالغ 33% إلا إذا صارت ثلاثة أمثالها.",
    ],
    [
      { ...aged, effect: "note", detail: { ...STALE, ratio: 60 } },
      "أحدث رقم عن الديون ذات الفائدة يعود إلى 31 يناير 2025، أي قبل أكثر من 15 شهرًا. وما زالت النتيجة تقوم عليه: نسبة الديون ذات الفائدة 60%، أي 1.5 من الحد البالغ 33% أو أكثر.",
    ],
    [
      { code: "purification_required", figure: 1.234, limit: 0.5 },
      "الجزء غير الجائز من إجمالي الإيرادات 1.23%: أخرِج مثل ذلك من توزيعاتك في وجوه الخير.",
    ],
    [
      { code: "purification_required", figure: 0.2, limit: 0.5, detail: { kind: "income_bound", bound: "lower" } },
      "الجزء غير الجائز من إجمالي الإيرادات لا يقل عن 0.2%: أخرِج من توزيعاتك ما لا يقل عن ذلك في وجوه الخير. لا يشمل المصدر الاستثمارات قصيرة الأجل وما تدرّه، فقد يكون المقدار أكبر؛ وتقرير الشركة نفسها يذكر دخلها من الفوائد أو دخلها التمويلي.",
    ],
    [
      { code: "purification_required", figure: 1.2, limit: 0.5, detail: { kind: "income_bound", bound: "estimate" } },
      "الجزء غير الجائز من إجمالي الإيرادات نحو 1.2% بحسب تقديرنا: أخرِج مثل ذلك من توزيعاتك في وجوه الخير. لا يذكر أي مصدر فوائد الشركة، فنقدّرها من نقدها.",
    ],
    [
      { code: "under_review", detail: { kind: "under_review", anomaly: "revenue_collapsed" } },
      "توجد أرقام أحدث تنتظر المراجعة. هبطت الإيرادات إلى أقل من خُمسها. والمعروض هنا آخر أرقام اجتازت فحوصنا.",
    ],
  ])("%#", (reason, sentence) => {
    expect(say(reason)).toBe(sentence);
  });

  it("names both figures of a doubt, each with its source and date", () => {
    const figure = { amount: 2.4e9, bound: "upper", source: "market-snapshot", periodEnd: "2026-06-30" } as const;
    const used = { ...figure, amount: 1e9, bound: null, source: "sec-edgar", periodEnd: "2025-12-27" } as const;
    const detail = { kind: "newer_figure", part: "debt", whole: "marketCapitalization", ratio: 20, used } as const;
    expect(
      say({ ...aged, code: "sources_disagree", figure: 41, limit: 33, detail: { ...detail, newer: figure } }),
    ).toBe(
      "الديون ذات الفائدة: مع 1 مليار دولار (إفصاح SEC EDGAR، 27 ديسمبر 2025) تكون نسبة الديون ذات الفائدة 20% من القيمة السوقية، ومع الرقم الأحدث ما لا يزيد على 2.4 مليار دولار (لقطة من السوق، 30 يونيو 2026) تكون 41%، والحد 33%. والرقمان يؤديان إلى نتيجتين مختلفتين.",
    );
  });

  it("names the business with its rule, and why a money trade has no ratios", () => {
    const bank: BusinessScreen = { ...business, activityId: "banking", verdict: "prohibited", isMoneyTrade: true };
    expect(say({ code: "prohibited_business" }, bank)).toBe(
      `${activityName(bank)}: نشاط محرّم. ${businessRule(bank)} والديون والنقد هما تجارتها، فلا معنى للنسب.`,
    );
    expect(say({ code: "mixed_business" })).toBe(
      `${activityName(business)}: يُرجَّح وجود جزء محرّم. ${businessRule(business)}`,
    );
    expect(say({ code: "prohibited_business", detail: { kind: "excluded_by_standard" } })).toBe(
      `هذا النشاط مستبعد وفق داو جونز للسوق الإسلامي: ${activityName(business)}.`,
    );
  });
});

describe("the answer in one line", () => {
  const readOn = "2026-11-20";
  const answer = (standing: "purify" | "haram" | "doubt", reason?: Partial<Reason>, dividendPerShare = 0.5) =>
    read(answerLine({ standing, readOn, dividendPerShare, reasons: reason ? [{ ...EMPTY, ...reason }] : [] }));
  const income = (figure: number, bound?: "upper" | "lower" | "estimate"): Partial<Reason> => ({
    code: "purification_required",
    figure,
    detail: bound ? { kind: "income_bound", bound } : null,
  });

  it("says what to give away, and how surely that is known", () => {
    expect(answer("purify")).toBe("نعم، وأخرِج جزءًا من توزيعات أرباح السهم في وجوه الخير؛ ولا نعرف مقداره.");
    expect(answer("purify", income(1.2))).toBe("نعم، وأخرِج 1.2% من توزيعات أرباح السهم في وجوه الخير.");
    expect(answer("purify", income(1.2, "estimate"))).toBe("نعم، وأخرِج نحو 1.2% من توزيعات أرباح السهم في وجوه الخير.");
    expect(answer("purify", income(0.18, "lower"))).toBe(
      "نعم، وأخرِج ما لا يقل عن 0.18% من توزيعات أرباح السهم في وجوه الخير.",
    );
    expect(answer("purify", income(3, "upper"), 0)).toBe(
      "نعم. لا توزّع الشركة أرباحًا الآن؛ وإن بعت بربح فأخرِج ما قد يبلغ 3.0% منه في وجوه الخير.",
    );
  });

  it("names what forbids a share", () => {
    const debt = { code: "debt_above_limit", figure: 61.2, limit: 33 } as const;
    expect(answer("haram")).toBe("لا.");
    expect(answer("haram", debt)).toBe("لا: الديون 61%، والحد 33%.");
    expect(answer("haram", { ...debt, detail: { ...DEBT, confirmed: null, bound: "upper" } })).toBe(
      "لا: نسبة الديون (ما لا يزيد على 61%) تتجاوز الحد البالغ 33%.",
    );
    expect(answer("haram", { code: "prohibited_business" })).toBe("لا: نشاط الشركة محرّم.");
  });

  it("names the first doubt in plain words", () => {
    const stale = { ...STALE, periodEnd: "2025-06-30", part: null, ratio: null, ratioLimit: null };
    expect(answer("doubt", { code: "stale_data", detail: stale })).toBe(
      "لا يمكننا الجزم بعد: تقرير الشركة المنتهي في يونيو 2025 مضى عليه 16 شهرًا.",
    );
    expect(answer("doubt", { about: "interestBearingDebt", detail: { kind: "missing" } })).toBe(
      "لا يمكننا الجزم بعد: لا نعرف الديون ذات الفائدة.",
    );
    expect(answer("doubt", { code: "sources_disagree", about: "sharesOutstanding" })).toBe(
      "لا يمكننا الجزم بعد: يتعارض مصدران في عدد الأسهم.",
    );
    expect(answer("doubt", { code: "mixed_business" })).toBe("لا يمكننا الجزم بعد: قد يكون جزء من نشاط الشركة محرّمًا.");
  });
});

describe("the verdict in one sentence", () => {
  const stock = (complianceStatus: "haram" | "questionable", message: string) => ({
    isScreened: true,
    complianceStatus,
    analysis: { reasons: [{ code: "debt_above_limit", effect: "verdict", message }] } as unknown as Analysis,
  });

  it("leaves the rule behind it to the reasons, and no figure is cut at its point", () => {
    expect(verdictSentence(stock("haram", "المصرفية التقليدية: نشاط محرّم. القاعدة هنا."))).toBe(
      "تجنَّبه. المصرفية التقليدية: نشاط محرّم.",
    );
    expect(verdictSentence(stock("questionable", "الديون: 33.04% من القيمة السوقية، عند الحد 33%. والقاعدة."))).toBe(
      "غير محسوم: الديون: 33.04% من القيمة السوقية، عند الحد 33%.",
    );
  });

  it("says what to give away of each dividend, or of the gain", () => {
    const given = {
      evidence: [{ input: "interestIncome", bound: "lower" }],
      reasons: [{ code: "purification_required", effect: "verdict", message: "" }],
      nonCompliantIncomeRatio: 0.18,
      dividendPerShare: 1,
      purificationAmount: 0.5,
    };
    const sentence = (changed: object) => {
      const analysis = { ...given, ...changed } as unknown as Analysis;
      return read(verdictSentence({ isScreened: true, complianceStatus: "questionable", analysis }));
    };
    expect(sentence({})).toBe(
      "جائز. أخرِج ما لا يقل عن 0.18% من كل توزيع في وجوه الخير تطهيرًا له: ما لا يقل عن 0.50 دولار للسهم الواحد خلال آخر اثني عشر شهرًا.",
    );
    expect(sentence({ nonCompliantIncomeRatio: 0.6, dividendPerShare: 0 })).toBe(
      "جائز. لا يوزّع أرباحًا؛ وعند البيع أخرِج ما لا يقل عن 0.6% من ربحك في وجوه الخير تطهيرًا له.",
    );
    expect(
      sentence({
        evidence: [{ input: "interestIncome", bound: null, source: "mizan-estimate" }],
        nonCompliantIncomeRatio: 1.2,
      }),
    ).toBe(
      "جائز. أخرِج نحو 1.2% من كل توزيع في وجوه الخير تطهيرًا له: نحو 0.50 دولار للسهم الواحد خلال آخر اثني عشر شهرًا، بحسب تقديرنا.",
    );
  });

  it("names a page by the company, without the legal form of its name", () => {
    expect(stockTitle("Apple Inc.")).toBe("هل سهم \u2068Apple\u2069 حلال؟");
  });

  it("lists the flip points by the amounts now and then", () => {
    const rows = flipRows({
      flipPoints: [{ input: "nonCompliantRevenue", threshold: 1e9, changePercent: -50, to: "halal" }],
    });
    expect(rows.map(({ now, to }) => [read(now), read(to)])).toEqual([["2 مليار دولار", "أقل من 1 مليار دولار"]]);
  });
});

it("says how old figures and price are, with the plural of each count", () => {
  const age = (figuresOn: string | null, priceOn: string | null) =>
    ageSentence({ age: verdictAge({ figuresOn, priceOn }, "2026-11-22"), analysis: { business, evidence: [] } });
  expect(age("2026-06-30", "2026-11-20")).toBe(
    "الأرقام حتى 30 يونيو 2026 (مضى عليها 4 أشهر)، والسعر بتاريخ 20 نوفمبر 2026 (مضى عليه يومان).",
  );
  expect(age("2026-10-31", "2026-11-22")).toBe(
    "الأرقام حتى 31 أكتوبر 2026 (مضى عليها أقل من شهر)، والسعر بتاريخ 22 نوفمبر 2026 (اليوم).",
  );
  expect(age("2025-11-22", null)).toBe("الأرقام حتى 22 نوفمبر 2025 (مضى عليها 12 شهرًا).");
  expect(listedAge({ figuresOn: null, priceAsOf: "2026-08-21", isRealData: false }, "2026-11-22")).toBe(
    "تقديري · السعر بتاريخ 21 أغسطس 2026، مضى عليه 93 يومًا",
  );
});

describe("the evidence", () => {
  it("names a figure's snapshot, the filing's own entries and its caveats", () => {
    const basis = { kind: "source", snapshotOn: "2026-06-02", entries: "LongTermDebtCurrent" } as const;
    expect(read(evidenceNote({ basis: { ...basis, details: ["with_leases"] } }))).toBe(
      "لقطة من السوق، يونيو 2026. كما ورد في الإفصاح: Long term debt current. يشمل عقود الإيجار التشغيلي، فهو حد أعلى.",
    );
    const rate = { percent: 3.625, asOf: "2026-06-17", source: "A Bank" };
    expect(read(evidenceNote({ basis: { kind: "estimated_interest", ...rate } }))).toBe(
      "غير معلَن؛ نفترض فائدة سنوية بمعدل 3.625% على النقد والأوراق المالية ذات الفائدة (A Bank، 17 يونيو 2026).",
    );
  });

  it("shows an amount with its bound, and in its own currency with the rate", () => {
    const fact = {
      input: "interestBearingDebt",
      bound: "upper",
      quality: "reported",
      amount: 1.6e9,
      currency: "SAR",
      originalAmount: 6e9,
      exchangeRate: 3.75,
      exchangeRateDate: "2026-06-30",
    } as Parameters<typeof evidenceAmount>[0] & Evidence;
    expect(read(evidenceAmount(fact))).toBe("ما لا يزيد على 1.6 مليار دولار");
    expect(read(originalAmount(fact))).toBe("6 مليارات ريال سعودي، بسعر صرف 3.75 للدولار في 30 يونيو 2026");
  });
});
