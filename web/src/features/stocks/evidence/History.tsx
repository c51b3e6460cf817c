import { RATIO_NAMES } from "../../../../../domain/screening/compliance.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { formatAmount, formatDay, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { INPUT_LABELS } from "../../../../../schema/wording/en/inputs.ts";
import { RATIO_LABELS, RATIO_TEXTS } from "../../../../../schema/wording/en/ratios.ts";
import { analysisTexts } from "../card/analysis-texts.ts";
import { ComplianceBadge } from "../card/ComplianceBadge.tsx";
import section from "../card/Section.module.css";
import styles from "./History.module.css";
import { HistoryChart } from "./HistoryChart.tsx";

type Point = Stock["history"][number];

/** What changed since the stock was first screened, when, and because of which input; nothing until something has. */
export function History({ history }: { history: Stock["history"] }) {
  if (history.length < 2) return null;
  return (
    <section className={section.full} aria-labelledby="history-heading">
      <h3 id="history-heading" className={section.heading}>
        {analysisTexts.history}
      </h3>
      <HistoryChart history={history} />
      <ol className={styles.points}>
        {[...history].reverse().map((point) => (
          <li key={point.screenedOn}>
            <div className={styles.when}>
              <time dateTime={point.screenedOn}>{formatDay(point.screenedOn)}</time>
              <ComplianceBadge status={point.status} />
            </div>
            <p className={section.note}>{ratiosSentence(point)}</p>
            {point.causes.map((cause) => (
              <p key={cause.input} className={styles.cause}>
                {causeSentence(cause)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ratiosSentence(point: Point): string {
  const parts = RATIO_NAMES.map((name) => {
    const ratio = point[name];
    return `${RATIO_LABELS[name]} ${ratio === null ? RATIO_TEXTS.notKnown.toLowerCase() : formatPercent(ratio)}`;
  });
  return parts.join(" · ");
}

function causeSentence({ input, before, after }: Point["causes"][number]): string {
  const shown = (amount: number | null) =>
    amount === null ? RATIO_TEXTS.notKnown.toLowerCase() : formatAmount(amount);
  return `${INPUT_LABELS[input]}: ${shown(before)} → ${shown(after)}`;
}
