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
import styles from "./History.module.css";
import { HistoryChart } from "./HistoryChart.tsx";

type Point = Stock["history"][number];

/** The three ratios over the screenings, as a chart and a table, each with what moved it; only the feed until something has changed. */
export function History({ symbol, history }: Pick<Stock, "symbol" | "history">) {
  const hasPast = history.some(({ isReconstructed }) => isReconstructed);
  return (
    <section className={section.full} aria-labelledby="history-heading">
      <h3 id="history-heading" className={section.heading}>
        {analysisTexts.history}
      </h3>
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
    </section>
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
                  {ratioText(point[name])}
                </td>
              ))}
              <td data-label={analysisTexts.historyVerdict}>
                {point.isReconstructed ? analysisTexts.noVerdict : <ComplianceBadge status={point.status} />}
              </td>
            </tr>
            {point.causes.length > 0 && (
              <tr className={styles.causes}>
                <td colSpan={RATIO_NAMES.length + 2}>{causesText(point)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function ratioText(ratio: number | null): string {
  return ratio === null ? RATIO_TEXTS.notKnown : formatPercent(ratio);
}

function causesText({ causes }: Point): string {
  return causes.map(inputMove).join(" · ");
}
