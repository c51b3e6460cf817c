import type { InputName } from "../../../schema/vocabulary/compliance.ts";
import { STANDARDS, type Standard } from "../../../schema/vocabulary/standards.ts";
import type { LimitTest } from "./limit-test.ts";
import { percentText } from "./percent-text.ts";
import { wholeText } from "./ratio-reasons.ts";
import type { RatioTests } from "./ratio-tests.ts";

type Kind = "debt" | "cash" | "receivables" | "income";
type Side = { standard: Standard; tests: RatioTests; test: LimitTest };

const LABELS: Readonly<Record<Kind, string>> = {
  debt: "Interest-bearing debt",
  cash: "Cash and interest-bearing securities",
  receivables: "Accounts receivable",
  income: "Non-compliant income",
};

/**
 * The input on which the standards part, in one sentence: the first ratio that one of them passes and another fails, the
 * house method being one side where it is on one. Null when no ratio parts them. `all` is in the order of STANDARDS.
 */
export function splitOf(all: readonly RatioTests[]): { input: InputName; message: string } | null {
  return (
    partOn("debt", all, ({ debt }) => debt) ??
    partOn("cash", all, ({ cash }) => cash) ??
    partOn("receivables", all, ({ receivables }) => receivables) ??
    partOn("income", all, ({ income }) => income)
  );
}

function partOn(kind: Kind, all: readonly RatioTests[], testOf: (tests: RatioTests) => LimitTest | null) {
  let passing: RatioTests | undefined;
  let failing: RatioTests | undefined;
  for (const tests of all) {
    const outcome = testOf(tests)?.outcome;
    if (outcome === "pass") passing ??= tests;
    else if (outcome === "fail") failing ??= tests;
  }
  if (passing === undefined || failing === undefined) return null;
  const passed = sideOf(passing, all, testOf);
  const failed = sideOf(failing, all, testOf);
  return { input: inputOf(kind, passed, failed), message: sentence(kind, passed, failed) };
}

function sideOf(tests: RatioTests, all: readonly RatioTests[], testOf: (tests: RatioTests) => LimitTest | null): Side {
  return { standard: STANDARDS[all.indexOf(tests)] as Standard, tests, test: testOf(tests) as LimitTest };
}

function sentence(kind: Kind, passing: Side, failing: Side): string {
  const passed = wholeOf(kind, passing);
  const failed = wholeOf(kind, failing);
  const share = (side: Side) => percentText(side.test.ratio, side.test.limit);
  return passed === failed && passing.test.ratio === failing.test.ratio
    ? `${LABELS[kind]} of ${share(failing)} of ${failed} passes ${limitOf(passing)} but not ${limitOf(failing)}.`
    : `${LABELS[kind]} is ${share(passing)} of ${passed}, which passes ${limitOf(passing)}, but ${share(failing)} of ${failed}, which does not pass ${limitOf(failing)}.`;
}

function limitOf({ standard, test }: Side): string {
  return `the ${test.limit} % of ${standard.name}`;
}

function wholeOf(kind: Kind, { standard, tests }: Side): string {
  if (kind === "income") return "total revenue";
  return wholeText(standard[kind]?.denominator ?? "marketCapitalization", tests);
}

function inputOf(kind: Kind, passing: Side, failing: Side): InputName {
  if (wholeOf(kind, passing) === wholeOf(kind, failing)) return failing.test.input;
  const usesAssets = [passing, failing].some(
    ({ standard }) => kind !== "income" && standard[kind]?.denominator === "totalAssets",
  );
  return usesAssets ? "totalAssets" : "averageMarketCapitalization";
}
