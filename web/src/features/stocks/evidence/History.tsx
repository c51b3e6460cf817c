import { Fragment } from "react";
import { analysisTexts } from "#messages/stocks/card.ts";
import { causeSentence, flickerSentence, inputMove } from "#wording/changes.ts";
import { FOLLOW_TEXTS } from "#wording/feeds.ts";
import { formatDay, formatPercent } from "#wording/format.ts";
import { LANGUAGE } from "#wording/language.ts";
import { RATIO_LABELS, RATIO_TEXTS } from "#wording/screening/ratios.ts";
import { doubtfulOn } from "../../../../../domain/screening/age.ts";
import { RATIO_NAMES, type RatioName } from "../../../../../domain/standards/standards.ts";
import { houseLimitsOn } from "../../../../../domain/standards/standards-on.ts";
import { standingThen } from "../../../../../domain/verdict/screening-history.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { TitledFold } from "../../../ui/Fold.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import styles from "./History.module.css";

/** The three ratios over the screenings, as a chart and a table, each with what moved it; only the feed until something has changed. */
export function History({ symbol, history, standsUntil }: Pick<Stock, "symbol" | "history" | "standsUntil">) {
  const flicker = flickerSentence(history);
  const hasPast = history.some(({ isReconstructed }) => isReconstructed);
  return (
    <TitledFold id="history" title={analysisTexts.history} result={latestChange(history)} isInPage>
      {history.length > 1 && (
        <>
          <HistoryChart history={history} />
          <HistoryTable history={history} />
          {hasPast && <p className="note">{analysisTexts.reconstructedNote}</p>}
        </>
      )}
      {flicker && <p className="note">{flicker}</p>}
      {standsUntil !== null && <p className="note">{analysisTexts.tooOldOn(formatDay(doubtfulOn(standsUntil)))}</p>}
      <p className="note">
        <a href={`/api/feeds${LANGUAGE.prefix}/stocks/${encodeURIComponent(symbol)}`}>
          {FOLLOW_TEXTS.feedOfStock(symbol)}
        </a>
      </p>
    </TitledFold>
  );
}

function latestChange(history: Stock["history"]): string {
  const changed = history.findLast(({ causes, isAged }) => causes.length > 0 || isAged);
  return changed ? `${formatDay(changed.screenedOn)}: ${causesOf(changed)}` : analysisTexts.noHistory;
}

const causesOf = ({ causes, isAged }: Point) => (isAged ? causeSentence(["age"]) : causes.map(inputMove).join(" · "));

function HistoryTable({ history }: Pick<Stock, "history">) {
  return (
    <table className={`${stacked.table} ${styles.table}`}>
      <caption className="visually-hidden">{analysisTexts.historyChart}</caption>
      <thead>
        <tr>
          <th scope="col">{analysisTexts.historyDay}</th>
          {RATIO_NAMES.map((name) => (
            <th key={name} scope="col" className={stacked.number}>
              {RATIO_LABELS[name]}
            </th>
          ))}
          <th scope="col">{analysisTexts.columns.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {[...history].reverse().map((point) => (
          <Fragment key={point.screenedOn}>
            <tr>
              <th scope="row">
                <time dateTime={point.screenedOn}>{formatDay(point.screenedOn)}</time>
                {point.isReconstructed && <span className="fine block regular">{analysisTexts.reconstructed}</span>}
              </th>
              {RATIO_NAMES.map((name) => (
                <td key={name} className={stacked.number} data-label={RATIO_LABELS[name]}>
                  {point[name] === null ? RATIO_TEXTS.notKnown : formatPercent(point[name])}
                </td>
              ))}
              <td data-label={analysisTexts.columns.verdict}>
                {point.isReconstructed ? analysisTexts.noVerdict : <StandingWord standing={standingThen(point)} />}
              </td>
            </tr>
            {(point.causes.length > 0 || point.isAged) && (
              <tr className={styles.causes}>
                <td colSpan={RATIO_NAMES.length + 2}>{causesOf(point)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const SIZE = { width: 640, height: 160, top: 12, bottom: 16 };

type Point = Stock["history"][number];

/** The three ratios over time, each relative to its own limit, so that one line marks all limits. */
function HistoryChart({ history }: { history: readonly Point[] }) {
  const parts = RATIO_NAMES.flatMap((name) => history.map((point) => partOfLimit(name, point) ?? 0));
  const highest = Math.max(1.2, ...parts);
  const y = (part: number) => SIZE.height - SIZE.bottom - (part / highest) * (SIZE.height - SIZE.top - SIZE.bottom);
  const times = history.map(({ screenedOn }) => Date.parse(screenedOn));
  const [first = 0, last = 1] = [times[0], times.at(-1)];
  const x = (index: number) => (((times[index] ?? first) - first) / Math.max(1, last - first)) * SIZE.width;
  const line = (name: RatioName) =>
    history.flatMap((point, index) => {
      const part = partOfLimit(name, point);
      return part === null ? [] : [`${x(index).toFixed(1)},${y(part).toFixed(1)}`];
    });
  return (
    <figure className={`under-4 ${styles.chart}`}>
      <svg
        className="mirrored"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={analysisTexts.historyChart}
      >
        <line className={styles.limit} x1="0" x2={SIZE.width} y1={y(1)} y2={y(1)} />
        {RATIO_NAMES.map((name) => (
          <polyline key={name} className={styles[name]} points={line(name).join(" ")} />
        ))}
      </svg>
      <p className="fine flex between">
        {[history[0], history.at(-1)].map(
          (point, end) => point && <span key={end === 0 ? "first" : "last"}>{formatDay(point.screenedOn)}</span>,
        )}
      </p>
      <figcaption className="fine wrap gap-2-4">
        {RATIO_NAMES.map((name) => (
          <span key={name} className={styles.key} data-ratio={name}>
            {RATIO_LABELS[name]}
          </span>
        ))}
        <span className={styles.key} data-ratio="limit">
          {analysisTexts.historyLimit}
        </span>
      </figcaption>
    </figure>
  );
}

function partOfLimit(name: RatioName, point: Point): number | null {
  const ratio = point[name];
  return ratio === null ? null : ratio / houseLimitsOn(point.screenedOn)[name];
}
