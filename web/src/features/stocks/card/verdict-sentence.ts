import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { standingLine } from "../../../../../schema/wording/en/standing.ts";
import { formatDollars, formatPercent } from "../../../lib/format.ts";
import { analysisTexts } from "./analysis-texts.ts";

/** The verdict as one sentence that a person can act on: what may be done, and what to give away or why not. */
export function verdictSentence({ isScreened, complianceStatus, analysis }: Stock): string {
  if (!isScreened) return analysisTexts.notScreenedTitle;
  if (complianceStatus === "halal") return analysisTexts.halalVerdict;
  const verdicts = analysis.reasons.filter(({ effect }) => effect === "verdict");
  const deciding = verdicts.find(({ code }) => code !== "purification_required");
  if (deciding === undefined) return purifyVerdict(analysis);
  const sentence = deciding.message;
  return complianceStatus === "haram" ? analysisTexts.haramVerdict(sentence) : standingLine("doubt", sentence);
}

function purifyVerdict({ nonCompliantIncomeRatio, purificationAmount, dividendPerShare }: Stock["analysis"]): string {
  if (nonCompliantIncomeRatio === null) return analysisTexts.purifyVerdict;
  if (dividendPerShare === 0) return analysisTexts.purifyGainsVerdict(formatPercent(nonCompliantIncomeRatio));
  const share = analysisTexts.purifyShareVerdict(formatPercent(nonCompliantIncomeRatio));
  return purificationAmount
    ? `${share}: ${formatDollars(purificationAmount)} a share over the last year.`
    : `${share}.`;
}
