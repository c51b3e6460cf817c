import { houseLimitsOn } from "../../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../../../domain/standards/standards.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { formatDay } from "../../../../../schema/wording/en/format.ts";
import { RATIO_LABELS } from "../../../../../schema/wording/en/ratios.ts";
import { analysisTexts } from "../card/analysis-texts.ts";
import styles from "./History.module.css";

const SIZE = { width: 640, height: 160, top: 12, bottom: 16 };

type Point = Stock["history"][number];

/** The three ratios over time, each relative to its own limit, so that one line marks all limits. */
export function HistoryChart({ history }: { history: readonly Point[] }) {
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
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={analysisTexts.historyChart}>
        <line className={styles.limit} x1="0" x2={SIZE.width} y1={y(1)} y2={y(1)} />
        {RATIO_NAMES.map((name) => (
          <polyline key={name} className={styles[name]} points={line(name).join(" ")} />
        ))}
      </svg>
      <p className={styles.ends}>
        {[history[0], history.at(-1)].map(
          (point, end) => point && <span key={end === 0 ? "first" : "last"}>{formatDay(point.screenedOn)}</span>,
        )}
      </p>
      <figcaption>
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
