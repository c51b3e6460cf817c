import type { Review } from "../../../../../schema/contracts/automation.ts";
import { formatAmount, formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";

type Anomaly = Review["anomalies"][number];

/** Formats a figure of an anomaly in its unit, which depends on the finding and on the input. */
export function anomalyFigure({ code, about }: Pick<Anomaly, "code" | "about">, figure: number): string {
  if (code === "ratio_moved_without_filing") return formatPercent(figure);
  if (code === "shares_contradict_market_capitalization") {
    return about === "sharesOutstanding" ? formatAmount(figure) : formatAmount(figure, "shares");
  }
  if (about === "sharesOutstanding") return formatAmount(figure, "shares");
  return about === "price" || about === "dividendPerShare" ? formatDollars(figure) : formatAmount(figure);
}
