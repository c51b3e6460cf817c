import type { ReactNode } from "react";
import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import type { ClaimedInput } from "../../../../../domain/claims/claim.ts";
import { figurePath } from "../../../config/figure-address.ts";

type StockSectionProps = { id: string; title: string; aside?: ReactNode; isFull?: boolean; children: ReactNode };

/** `isFull`: across both columns of the report. */
export function StockSection({ id, title, aside, isFull, children }: StockSectionProps) {
  return (
    <section className={isFull ? "ruled-above padded-wide" : undefined} aria-labelledby={`${id}-heading`}>
      <div className="spread items-center under-3 gap-2">
        <h3 id={`${id}-heading`}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

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
