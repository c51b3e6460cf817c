import { analysisTexts } from "#messages/stocks/card.ts";
import { formatPercent } from "#wording/format.ts";
import { ACTIVITY_INPUTS } from "#wording/screening/business.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { businessNote } from "#wording/screening/verdict.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FromReport, StockSection } from "../card/StockSection.tsx";
import styles from "./BusinessActivities.module.css";

export function BusinessActivities({ symbol, analysis }: { symbol: string; analysis: Analysis }) {
  const { businessActivities, business } = analysis;
  const note = businessNote(analysis);
  const isSaidAbove = analysis.reasons.some(({ message }) => message.includes(note));
  return (
    <StockSection id="activities" title={analysisTexts.activities}>
      {businessActivities.length > 0 ? (
        <dl className={styles.activities}>
          {businessActivities.map((row) => (
            <div key={row.kind} className={classNames(styles.activity, highlight(row, business))}>
              <dt>
                {row.activity}{" "}
                {row.kind !== "line_of_business" && (
                  <small>
                    <FromReport symbol={symbol} input={ACTIVITY_INPUTS[row.kind]} />
                  </small>
                )}
              </dt>
              <dd className="strong tabular">{formatPercent(row.percentage)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="under-3">
          {business.activity} <span className="note">{analysisTexts.noBreakdown}</span>
        </p>
      )}
      {!isSaidAbove && <p className="note">{note}</p>}
      {business.basis.kind === "override" && note !== business.rule && <p className="note">{business.rule}</p>}
      {business.isMixed && !businessActivities.some(({ kind }) => kind === "prohibited_activities") && (
        <p className="note">
          {analysisTexts.missing(INPUT_LABELS.prohibitedRevenue)}{" "}
          <FromReport symbol={symbol} input="prohibitedRevenue" isMissing />
        </p>
      )}
    </StockSection>
  );
}

/** Classes of business whose names mention interest or finance. */
const OF_MONEY: ReadonlySet<string> = new Set([
  "lending",
  "exchange",
  "advisory",
  "clientMoney",
  "unclearFinance",
  "islamicFinance",
]);
const MENTIONS_MONEY = /interest|financ/i;

/** By its code, whatever it is called in the reader's language. */
function mentionsMoney({ activityId, basis, verdict, isKnown, isMixed }: Analysis["business"]): boolean {
  if (basis.kind === "override") return MENTIONS_MONEY.test(basis.id);
  const isOwnName = verdict === "permissible" && isKnown && !isMixed && "name" in basis;
  return isOwnName ? MENTIONS_MONEY.test(basis.name) : OF_MONEY.has(activityId);
}

/** Prohibited parts, interest, trading in money and every row that mentions money are yellow; a main business is green only if it is permissible. */
function highlight(
  { kind, percentage }: Analysis["businessActivities"][number],
  business: Analysis["business"],
): string | undefined {
  if (kind !== "line_of_business" || business.isMoneyTrade || mentionsMoney(business)) return styles.yellow;
  return percentage > 50 && business.verdict === "permissible" ? styles.green : undefined;
}
