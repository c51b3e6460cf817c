import type { Screening } from "../screening/screening.ts";
import { standardNamed } from "../standards/standards.ts";

/** What a stock's page tells of a screening, in codes and figures. The dividend is of a share over twelve months, in US dollars. */
export function analysisOf(screening: Screening, dividendPerShare: number | null) {
  const { ratios, standardId, businessActivities, business, reasons, evidence, standards, flipPoints } = screening;
  return {
    ...ratios,
    businessActivities: [...businessActivities],
    purificationAmount: screening.purificationAmountPerShare,
    dividendPerShare,
    isRealData: screening.isRealData,
    methodology: standardNamed(standardId)?.name ?? standardId,
    business,
    reasons,
    evidence,
    standards,
    flipPoints: [...flipPoints],
    screenedOn: screening.screenedOn,
  };
}
