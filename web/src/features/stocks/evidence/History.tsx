import { Fragment } from "react";
import { RATIO_NAMES } from "../../../../../domain/standards/standards.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { inputMove } from "../../../../../schema/wording/en/changes.ts";
import { FOLLOW_TEXTS } from "../../../../../schema/wording/en/feeds.ts";
import { formatDay, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { RATIO_LABELS, RATIO_TEXTS } from "../../../../../schema/wording/en/ratios.ts";
import stacked from "../../../ui/StackedTable.module.css";
import { analysisTexts } from "../card/analysis-texts.ts";
import { ComplianceBadge } from "../card/ComplianceBadge.tsx";
import section from "../card/Section.module.css";
import { StockSection } from "../card/StockSection.tsx";
import styles from "./History.module.css";
import { HistoryChart } from "./HistoryChart.tsx";

/** The three ratios over the screenings, as a chart and a table, each with what moved it; only the feed until something has changed. */
export function History({ symbol, history }: Pick<Stock, "symbol" | "history">) {
  const hasPast = history.some(({ isReconstructed }) => isReconstructed);
  return (
    <StockSection id="history" title={analysisTexts.history} isFull>
      {history.length < 2 ? (
        <p className={section.note}>{analysisTexts.noHistory}</p>
      ) : (
        <>
          <HistoryChart history={history} />
          <HistoryTable history={history} />
          {hasPast && <p className={section.note}>{analysisTexts.reconstructedNote}</p>}
        </>
      )}
      <p className={section.note}>
        <a href={`/api/feeds/stocks/${encodeURIComponent(symbol)}`}>{FOLLOW_TEXTS.feedOfStock(symbol)}</a>
      </p>
    </StockSection>
  );
}

function HistoryTable({ history }: Pick<Stock, "history">) {
  return (
    <table className={`${stacked.table} ${styles.table}`}>
      <caption className="visually-hidden">{analysisTexts.historyChart}</caption>
      <thead>
        <tr>
          <th scope="col">{analysisTexts.historyDay}</th>
          {RATIO_NAMES.map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {RATIO_LABELS[name]}
            </th>
          ))}
          <th scope="col">{analysisTexts.historyVerdict}</th>
        </tr>
      </thead>
      <tbody>
        {[...history].reverse().map((point) => (
          <Fragment key={point.screenedOn}>
            <tr>
              <th scope="row">
                <time dateTime={point.screenedOn}>{formatDay(point.screenedOn)}</time>
                {point.isReconstructed && <span className={styles.mark}>{analysisTexts.reconstructed}</span>}
              </th>
              {RATIO_NAMES.map((name) => (
                <td key={name} className={`${styles.number} tabular`} data-label={RATIO_LABELS[name]}>
                  {point[name] === null ? RATIO_TEXTS.notKnown : formatPercent(point[name])}
                </td>
              ))}
              <td data-label={analysisTexts.historyVerdict}>
                {point.isReconstructed ? analysisTexts.noVerdict : <ComplianceBadge status={point.status} />}
              </td>
            </tr>
            {point.causes.length > 0 && (
              <tr className={styles.causes}>
                <td colSpan={RATIO_NAMES.length + 2}>{point.causes.map(inputMove).join(" · ")}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
