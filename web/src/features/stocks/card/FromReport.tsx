import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import type { ClaimedInput } from "../../../../../domain/claims/claim.ts";
import { figurePath } from "../../../config/figure-address.ts";

type FromReportProps = { symbol: string; input: ClaimedInput; isMissing?: boolean };

/** Leads to the form for a figure that the reader has in the company's report. */
export function FromReport({ symbol, input, isMissing = false }: FromReportProps) {
  return (
    <Link to={figurePath(symbol, input)} data-print="never">
      {isMissing ? analysisTexts.giveFigure : analysisTexts.fromReport}
      <span className="visually-hidden">: {INPUT_LABELS[input]}</span>
    </Link>
  );
}
