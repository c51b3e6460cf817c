import type { InputName } from "../../../schema/vocabulary/compliance.ts";
import type { Denominator, Standard } from "../../../schema/vocabulary/standards.ts";
import type { LimitTest } from "./limit-test.ts";
import { percentText } from "./percent-text.ts";
import type { RatioTests } from "./ratio-tests.ts";

export type Tested = { standard: Standard; tests: RatioTests };

const WHOLE_TEXT: Readonly<Record<Denominator, string>> = {
  marketCapitalization: "market capitalization",
  averageMarketCapitalization: "average market capitalization",
  totalAssets: "total assets",
};

/**
 * The input on which the standards part, in one sentence: the first ratio that one of them passes and another fails, the
 * house method being one side where it is on one. Null when no ratio parts them.
 */
export function splitOf(all: readonly Tested[]): { input: InputName; message: string } | null {
  return (
    partOn(all, "debt", "Interest-bearing debt") ??
    partOn(all, "cash", "Cash and interest-bearing securities") ??
    partOn(all, "receivables", "Receivables") ??
    partOn(all, "income", "Non-compliant income")
  );
}

function partOn(all: readonly Tested[], name: "debt" | "cash" | "receivables" | "income", label: string) {
  const passing = all.find(({ tests }) => tests[name]?.outcome === "pass");
  const failing = all.find(({ tests }) => tests[name]?.outcome === "fail");
  const passed = passing?.tests[name];
  const failed = failing?.tests[name];
  if (!passing || !failing || !passed || !failed) return null;
  const passedWhole = wholeText(passing, name);
  const failedWhole = wholeText(failing, name);
  const message =
    passedWhole === failedWhole && passed.ratio === failed.ratio
      ? `${label} of ${percentText(passed.ratio)} of ${passedWhole} passes ${limitText(passing, passed)} but not ${limitText(failing, failed)}.`
      : `${label} is ${percentText(passed.ratio)} of ${passedWhole} and passes ${limitText(passing, passed)}, but ${percentText(failed.ratio)} of ${failedWhole} does not pass ${limitText(failing, failed)}.`;
  return { input: inputOf(name, passing, failing, failed), message };
}

function limitText({ standard }: Tested, test: LimitTest): string {
  return `the ${test.limit} % of ${standard.name}`;
}

function wholeText({ standard, tests }: Tested, name: "debt" | "cash" | "receivables" | "income"): string {
  if (name === "income") return "total revenue";
  const denominator = standard[name]?.denominator ?? "marketCapitalization";
  return tests.isSpotForAverage && denominator === "averageMarketCapitalization"
    ? WHOLE_TEXT.marketCapitalization
    : WHOLE_TEXT[denominator];
}

function inputOf(
  name: "debt" | "cash" | "receivables" | "income",
  passing: Tested,
  failing: Tested,
  failed: LimitTest,
): InputName {
  if (name === "income" || wholeText(passing, name) === wholeText(failing, name)) return failed.input;
  const usesAssets = [passing, failing].some(({ standard }) => standard[name]?.denominator === "totalAssets");
  return usesAssets ? "totalAssets" : "averageMarketCapitalization";
}
