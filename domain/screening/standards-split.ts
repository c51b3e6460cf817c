import type { InputName } from "../facts/inputs.ts";
import { type Denominator, STANDARDS, type Standard } from "../standards/standards.ts";
import type { Case } from "./case.ts";
import type { LimitTest } from "./limit-test.ts";
import { percentText } from "./percent-text.ts";
import { DENOMINATOR_TEXT } from "./ratio-reasons.ts";
import { type Findings, findingOf, type Kind, type Measured, NO_FINDINGS, ratioOf, testOf } from "./ratio-tests.ts";

type Side = { standard: Standard; test: LimitTest; denominator: Denominator | null; whole: string };

const LABELS: Readonly<Record<Kind, string>> = {
  debt: "Interest-bearing debt",
  cash: "Cash and interest-bearing securities",
  receivables: "Accounts receivable",
  income: "Non-compliant income",
};

/**
 * The input on which the standards part, in one sentence: the first ratio that one of them passes and another fails, the
 * house method being one side where it is on one. Null when no ratio parts them. Both lists are in the order of STANDARDS.
 */
export function splitOf(
  measured: readonly Measured[],
  findings: readonly Findings[],
  given: Case,
): { input: InputName; message: string } | null {
  if (findings.every((found) => found === NO_FINDINGS)) return null;
  return (
    partOn("debt", measured, findings, given) ??
    partOn("cash", measured, findings, given) ??
    partOn("receivables", measured, findings, given) ??
    partOn("income", measured, findings, given)
  );
}

function partOn(kind: Kind, measured: readonly Measured[], findings: readonly Findings[], given: Case) {
  const failing = findings.findIndex((found) => findingOf(kind, found)?.outcome === "fail");
  if (failing < 0) return null;
  const passing = findings.findIndex((found, index) => {
    const test = findingOf(kind, found);
    return test === null ? ratioOf(kind, measured[index] as Measured) !== null : test.outcome === "pass";
  });
  if (passing < 0) return null;
  const passed = sideOf(kind, passing, measured, given);
  const failed = sideOf(kind, failing, measured, given);
  return { input: inputOf(passed, failed), message: sentence(kind, passed, failed) };
}

function sideOf(kind: Kind, index: number, measured: readonly Measured[], given: Case): Side {
  const standard = STANDARDS[index] as Standard;
  const denominator = kind === "income" ? null : (standard[kind]?.denominator ?? null);
  return {
    standard,
    test: testOf(kind, standard, measured[index] as Measured, given) as LimitTest,
    denominator,
    whole: denominator === null ? "total revenue" : DENOMINATOR_TEXT[denominator],
  };
}

function sentence(kind: Kind, passed: Side, failed: Side): string {
  const share = ({ test }: Side) => percentText(test.ratio, test.limit);
  return passed.whole === failed.whole && passed.test.ratio === failed.test.ratio
    ? `${LABELS[kind]} of ${share(failed)} of ${failed.whole} passes ${limitOf(passed)} but not ${limitOf(failed)}.`
    : `${LABELS[kind]} is ${share(passed)} of ${passed.whole}, which passes ${limitOf(passed)}, but ${share(failed)} of ${failed.whole}, which does not pass ${limitOf(failed)}.`;
}

function limitOf({ standard, test }: Side): string {
  return `the ${test.limit} % of ${standard.name}`;
}

function inputOf(passed: Side, failed: Side): InputName {
  if (passed.whole === failed.whole) return failed.test.input;
  const usesAssets = passed.denominator === "totalAssets" || failed.denominator === "totalAssets";
  if (usesAssets) return "totalAssets";
  const isLong = [passed, failed].some(({ denominator }) => denominator === "longAverageMarketCapitalization");
  return isLong ? "longAverageMarketCapitalization" : "averageMarketCapitalization";
}
