import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import type { ClaimedInput } from "../../../../../domain/claims/claim.ts";
import { figurePath } from "../../../config/figure-address.ts";

/** Leads to the form for a figure that the reader has in the company's report. */
export function FromReport({ symbol, input }: { symbol: string; input: ClaimedInput }) {
  return (
    <Link to={figurePath(symbol, input)} data-print="never">
      {analysisTexts.fromReport}
      <span className="visually-hidden">: {INPUT_LABELS[input]}</span>
    </Link>
  );
}
