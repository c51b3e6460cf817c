import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { formatPercent } from "../../../lib/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { analysisTexts } from "./analysis-texts.ts";
import styles from "./BusinessActivities.module.css";
import { ratioReadings } from "./ratio-reading.ts";
import section from "./Section.module.css";

export function BusinessActivities({ analysis }: { analysis: Analysis }) {
  const { businessActivities, business } = analysis;
  return (
    <section aria-labelledby="activities-heading">
      <h3 id="activities-heading" className={section.heading}>
        {analysisTexts.activities}
      </h3>
      {businessActivities.length > 0 ? (
        <dl className={styles.activities}>
          {businessActivities.map(({ activity, percentage }) => (
            <div
              key={activity}
              className={classNames(styles.activity, highlight(activity, percentage, business.verdict))}
            >
              <dt>{activity}</dt>
              <dd className="tabular">{formatPercent(percentage)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.single}>
          {business.activity} <span className={section.note}>{analysisTexts.noBreakdown}</span>
        </p>
      )}
      <p className={section.note}>{businessNote(analysis)}</p>
    </section>
  );
}

type Verdict = Analysis["business"]["verdict"];

/** A main business is marked green only where it is one that may be. */
function highlight(activity: string, percentage: number, verdict: Verdict): string | undefined {
  if (/interest|financ/i.test(activity)) return styles.yellow;
  return percentage > 50 && verdict === "permissible" ? styles.green : undefined;
}

/** The specification's note, where it is true; else what the business screen found. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null) return analysisTexts.incomeUnknown;
  if (nonCompliantIncomeRatio === 0) return analysisTexts.fullyCompliant;
  const income = ratioReadings(analysis).find(({ name }) => name === "nonCompliantIncomeRatio");
  const isMinor = income !== undefined && nonCompliantIncomeRatio <= income.limit;
  return isMinor ? analysisTexts.minorIncome : analysisTexts.incomeAboveLimit;
}
