import { Link } from "react-router";
import type { RatioName } from "../../../../../domain/standards/standards.ts";
import { formatPercent, formatPercentAgainst } from "../../../../../schema/wording/en/format.ts";
import { RATIO_BASIS, RATIO_LABELS, RATIO_MEANINGS, RATIO_TEXTS } from "../../../../../schema/wording/en/ratios.ts";
import { modulePath } from "../../../config/paths.ts";
import styles from "./RatioBar.module.css";
import type { RatioReading } from "./ratio-reading.ts";

/** The track ends at this multiple of the limit, so that the limit's mark is at the same place on every bar: see the stylesheet. */
const TRACK_END = 1.5;

export function RatioBar({ reading }: { reading: RatioReading }) {
  const { name, ratio, limit, isEstimated, isDoubtful, bound, unknown, whyUnknown } = reading;
  const isPassed = ratio !== null && ratio <= limit;
  const labelId = `ratio-${name}`;
  const shown = ratio === null ? unknown : formatPercentAgainst(ratio, limit);
  return (
    <div className={styles.ratio}>
      <div className={styles.head}>
        <h4 id={labelId}>{RATIO_LABELS[name]}</h4>
        <p className={styles.value}>
          {ratio !== null && bound && <span className={styles.bound}>{RATIO_TEXTS[bound]} </span>}
          {shown}
        </p>
      </div>
      {ratio === null ? (
        <p className={styles.unknown}>{whyUnknown}</p>
      ) : (
        <>
          <div aria-hidden="true" className={styles.track}>
            <svg aria-hidden="true">
              <rect
                className={isDoubtful ? styles.doubtful : isPassed ? styles.passed : styles.failed}
                width={`${Math.max(0.5, Math.min(100, (ratio / (limit * TRACK_END)) * 100)).toFixed(2)}%`}
                height="100%"
              />
            </svg>
            <span className={styles.mark} />
          </div>
          <p className={styles.scale} aria-hidden="true">
            <span>{formatPercent(limit, 0)}</span>
          </p>
          <p className={styles.foot}>
            <span className={isDoubtful ? styles.doubtfulText : isPassed ? styles.passedText : styles.failedText}>
              {isPassed ? RATIO_TEXTS.below(limit) : RATIO_TEXTS.above(limit)}
              {isDoubtful && ` (${RATIO_TEXTS.uncertain})`}
            </span>
            <span>
              {RATIO_BASIS[name]}
              {isEstimated && ` · ${RATIO_TEXTS.estimated}`}
            </span>
          </p>
        </>
      )}
      <RatioMeaning name={name} />
    </div>
  );
}

/** The lesson on each ratio: its course and its module. */
const LESSONS: Readonly<Record<RatioName, string>> = {
  debtRatio: modulePath(2, 202),
  cashRatio: modulePath(2, 203),
  nonCompliantIncomeRatio: modulePath(6, 601),
};

/** Two sentences on what a ratio means and why it has a limit, with a link to its lesson. Also opens without code. */
function RatioMeaning({ name }: { name: RatioName }) {
  return (
    <details className={styles.meaning} data-print="never">
      <summary>
        {RATIO_MEANINGS.question}
        <span className="visually-hidden"> {RATIO_LABELS[name]}</span>
      </summary>
      <p>
        {RATIO_MEANINGS[name]} <Link to={LESSONS[name]}>{RATIO_MEANINGS.lesson}</Link>
      </p>
    </details>
  );
}
