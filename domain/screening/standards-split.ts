import type { InputName } from "../facts/company-facts.ts";
import type { Denominator, Standard } from "../standards/standards.ts";
import type { LimitTest } from "./limit-test.ts";
import {
  type Case,
  type Findings,
  findingOf,
  type Kind,
  type Measured,
  NO_FINDINGS,
  ratioOf,
  testOf,
} from "./ratio-tests.ts";
import type { Split, SplitSide } from "./screening.ts";

/**
 * The first ratio that one standard passes and another fails, the house method being one side where it is on one. Null when no
 * ratio parts them. Every list is in the order of STANDARDS.
 */
export function splitOf(
  measured: readonly Measured[],
  findings: readonly Findings[],
  given: Case,
  standards: readonly Standard[],
): Split | null {
  if (findings.every((found) => found === NO_FINDINGS)) return null;
  return (
    partOn("debt", measured, findings, given, standards) ??
    partOn("cash", measured, findings, given, standards) ??
    partOn("receivables", measured, findings, given, standards) ??
    partOn("income", measured, findings, given, standards)
  );
}

function partOn(
  kind: Kind,
  measured: readonly Measured[],
  findings: readonly Findings[],
  given: Case,
  standards: readonly Standard[],
): Split | null {
  const failing = findings.findIndex((found) => findingOf(kind, found)?.outcome === "fail");
  if (failing < 0) return null;
  const passing = findings.findIndex((found, index) => {
    const test = findingOf(kind, found);
    return test === null ? ratioOf(kind, measured[index] as Measured) !== null : test.outcome === "pass";
  });
  if (passing < 0) return null;
  const passed = sideOf(kind, standards[passing], measured[passing], given);
  const failed = sideOf(kind, standards[failing], measured[failing], given);
  return { input: inputOf(passed, failed), part: kind, passes: passed.side, fails: failed.side };
}

type Side = { side: SplitSide; input: InputName; denominator: Denominator | null };

function sideOf(kind: Kind, of: Standard | undefined, measured: Measured | undefined, given: Case): Side {
  const standard = of as Standard;
  const { ratio, limit, input } = testOf(kind, standard, measured as Measured, given) as LimitTest;
  const denominator = kind === "income" ? null : (standard[kind]?.denominator ?? null);
  const whole = denominator ?? "totalRevenue";
  return { side: { standardId: standard.id, ratio, limit, whole }, input, denominator };
}

/** The input in which the two differ: the numerator, or otherwise the denominator. */
function inputOf(passed: Side, failed: Side): InputName {
  if (passed.side.whole === failed.side.whole) return failed.input;
  const denominators = [passed.denominator, failed.denominator];
  if (denominators.includes("totalAssets")) return "totalAssets";
  return denominators.includes("longAverageMarketCapitalization")
    ? "longAverageMarketCapitalization"
    : "averageMarketCapitalization";
}
