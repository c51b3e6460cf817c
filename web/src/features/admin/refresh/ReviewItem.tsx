import { Link } from "react-router";
import type { Review } from "../../../../../schema/contracts/automation.ts";
import { formatMoment, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { stockPath } from "../../../config/paths.ts";
import { Badge } from "../../../ui/Badge.tsx";
import styles from "../AdminList.module.css";
import { refreshTexts } from "../messages.ts";
import { anomalyFigure } from "./anomaly-figure.ts";
import { ReviewDecision } from "./ReviewDecision.tsx";
import table from "./ReviewItem.module.css";
import type { ReviewWords } from "./review-words.ts";

/** What is under review, with the old and the new figure side by side, and the decision. */
export function ReviewItem({ review, inputLabels, badge }: { review: Review } & ReviewWords) {
  const { stock, runId, state, openedAt, decidedAt, note, anomalies, runAnomalies } = review;
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        <h2>{stock ? <Link to={stockPath(stock.symbol)}>{stock.symbol}</Link> : refreshTexts.wholeRun(runId)}</h2>
        {stock && <span>{stock.name}</span>}
        {stock && badge(stock.complianceStatus)}
        {state !== "open" && <Badge tone="neutral">{refreshTexts.reviewStates[state]}</Badge>}
      </div>
      <p className={styles.meta}>
        <span>{refreshTexts.openedOn(formatMoment(openedAt))}</span>
        {decidedAt && <span>{refreshTexts.decidedOn(formatMoment(decidedAt))}</span>}
      </p>
      {anomalies.length > 0 && (
        <table className={table.figures}>
          <thead>
            <tr>
              <th scope="col">{refreshTexts.figure}</th>
              <th scope="col">{refreshTexts.before}</th>
              <th scope="col">{refreshTexts.after}</th>
              <th scope="col">{refreshTexts.finding}</th>
            </tr>
          </thead>
          <tbody>
            {anomalies.map((anomaly) => (
              <tr key={`${anomaly.code} ${anomaly.about}`}>
                <th scope="row">
                  {inputLabels[anomaly.about]}
                  {anomaly.code === "ratio_moved_without_filing" && ` ${refreshTexts.asRatio}`}
                </th>
                <td data-label={refreshTexts.before}>
                  {anomaly.before === null ? refreshTexts.noFigure : anomalyFigure(anomaly, anomaly.before)}
                </td>
                <td data-label={refreshTexts.after}>
                  <strong>{anomalyFigure(anomaly, anomaly.after)}</strong>
                </td>
                <td>{anomaly.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {runAnomalies.map(({ code, about, message, figure, limit }) => (
        <p key={`${code} ${about}`}>
          {message} {about !== null && <code>{about}</code>}{" "}
          <strong>{refreshTexts.runFigure(formatPercent(figure), formatPercent(limit, 0))}</strong>
        </p>
      ))}
      {note && <p className={`${styles.text} ${styles.quoted}`}>{note}</p>}
      {state === "open" && <ReviewDecision reviewId={review.id} />}
    </article>
  );
}
