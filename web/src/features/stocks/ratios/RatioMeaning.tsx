import { Link } from "react-router";
import type { RatioName } from "../../../../../domain/standards/standards.ts";
import { RATIO_LABELS, RATIO_MEANINGS } from "../../../../../schema/wording/en/ratios.ts";
import { modulePath } from "../../../config/paths.ts";
import styles from "./RatioBar.module.css";

/** The lesson on each ratio: its course and its module. */
const LESSONS: Readonly<Record<RatioName, string>> = {
  debtRatio: modulePath(2, 202),
  cashRatio: modulePath(2, 203),
  nonCompliantIncomeRatio: modulePath(6, 601),
};

/** Two sentences on what a ratio means and why it has a limit, with a link to its lesson. Also opens without code. */
export function RatioMeaning({ name }: { name: RatioName }) {
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
