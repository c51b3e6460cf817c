import { analysisTexts } from "#messages/stocks/card.ts";
import { formatPercent } from "#wording/format.ts";
import { businessNote } from "#wording/verdict.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { classNames } from "../../../ui/class-names.ts";
import section from "../card/Section.module.css";
import { StockSection } from "../card/StockSection.tsx";
import styles from "./BusinessActivities.module.css";

export function BusinessActivities({ analysis }: { analysis: Analysis }) {
  const { businessActivities, business } = analysis;
  const note = businessNote(analysis);
  const isSaidAbove = analysis.reasons.some(({ message }) => message.includes(note));
  return (
    <StockSection id="activities" title={analysisTexts.activities}>
      {businessActivities.length > 0 ? (
        <dl className={styles.activities}>
          {businessActivities.map((row) => (
            <div key={row.kind} className={classNames(styles.activity, highlight(row, business))}>
              <dt>{row.activity}</dt>
              <dd className="tabular">{formatPercent(row.percentage)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.single}>
          {business.activity} <span className={section.note}>{analysisTexts.noBreakdown}</span>
        </p>
      )}
      {!isSaidAbove && <p className={section.note}>{note}</p>}
    </StockSection>
  );
}

const MENTIONS_MONEY = /interest|financ/i;

/** Interest, trading in money and every row that mentions either are yellow; a main business is green only if it is permissible. */
function highlight(
  { kind, activity, percentage }: Analysis["businessActivities"][number],
  { verdict, isMoneyTrade }: Analysis["business"],
): string | undefined {
  if (kind === "interest_income" || isMoneyTrade || MENTIONS_MONEY.test(activity)) return styles.yellow;
  return percentage > 50 && verdict === "permissible" ? styles.green : undefined;
}
