import type { ReasonCode } from "../../../schema/vocabulary/compliance.ts";
import type { Denominator, Standard } from "../../../schema/vocabulary/standards.ts";
import type { LimitTest } from "./limit-test.ts";
import { percentText } from "./percent-text.ts";
import type { RatioTests } from "./ratio-tests.ts";
import type { Reason } from "./screening.ts";

const DENOMINATOR_TEXT: Readonly<Record<Denominator, string>> = {
  marketCapitalization: "market capitalization",
  averageMarketCapitalization: "average market capitalization",
  totalAssets: "total assets",
};

type Subject = { code: ReasonCode; name: string; whole: string };

/** What the tests of one standard found: failures first, then doubts, then what is only noted. */
export function ratioReasons(standard: Standard, tests: RatioTests): Reason[] {
  const subjects: [Subject, LimitTest | null][] = [
    [
      { code: "debt_above_limit", name: "Interest-bearing debt", whole: wholeText(standard.debt.denominator, tests) },
      tests.debt,
    ],
    [
      {
        code: "cash_above_limit",
        name: "Cash and interest-bearing securities",
        whole: wholeText(standard.cash.denominator, tests),
      },
      tests.cash,
    ],
    [{ code: "income_above_limit", name: "Non-compliant income", whole: "total revenue" }, tests.income],
  ];
  if (standard.receivables !== null) {
    const name = standard.receivables.withCash ? "Receivables and cash" : "Receivables";
    const whole = wholeText(standard.receivables.denominator, tests);
    subjects.push([{ code: "cash_above_limit", name, whole }, tests.receivables]);
  }
  const failures: Reason[] = [];
  const doubts: Reason[] = [];
  const notes: Reason[] = [];
  for (const [subject, test] of subjects) {
    if (test === null) continue;
    if (test.outcome === "fail") failures.push(failure(subject, test));
    if (test.outcome === "doubt") doubts.push(doubtReason(subject, test));
    if (test.isNearLimit) notes.push(nearLimit(subject, test));
  }
  if (doubts.length > 0) failures.push(...doubts);
  if (notes.length > 0) failures.push(...notes);
  return failures;
}

function wholeText(denominator: Denominator, tests: RatioTests): string {
  return tests.isSpotForAverage ? DENOMINATOR_TEXT.marketCapitalization : DENOMINATOR_TEXT[denominator];
}

function failure(subject: Subject, test: LimitTest): Reason {
  const relation = test.ratio > test.limit ? "above" : "at";
  return {
    code: subject.code,
    effect: "verdict",
    figure: test.ratio,
    limit: test.limit,
    about: test.about,
    message: `${subject.name}: ${percentText(test.ratio, test.limit)} of ${subject.whole}, ${relation} the limit of ${test.limit} %.`,
  };
}

function doubtReason(subject: Subject, test: LimitTest): Reason {
  return {
    code: "insufficient_data",
    effect: "verdict",
    figure: test.ratio,
    limit: Math.min(test.limit, test.doubtFrom),
    about: test.about,
    message: `${subject.name}: ${percentText(test.ratio, test.limit)} of ${subject.whole}, ${doubtText(test)}`,
  };
}

function doubtText(test: LimitTest): string {
  switch (test.doubt) {
    case "investments_missing":
      return `but the source leaves out short-term investments; with them it may be above the limit of ${test.limit} %.`;
    case "leases_included":
      return `but the source counts operating leases as debt; without them it may be within the limit of ${test.limit} %.`;
    case "interest_estimated":
      return `above the limit of ${test.limit} %, but the interest in it is estimated and may be half as much.`;
    default:
      return `an estimate too near the limit of ${test.limit} % to be certain.`;
  }
}

function nearLimit(subject: Subject, test: LimitTest): Reason {
  return {
    code: "near_limit",
    effect: "note",
    figure: test.ratio,
    limit: test.limit,
    about: test.about,
    message: `${subject.name}: ${percentText(test.ratio, test.limit)} of ${subject.whole}, within one point of the limit of ${test.limit} %.`,
  };
}
