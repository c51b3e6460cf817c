import { Fragment } from "react";
import { methodologyTexts } from "#messages/methodology.ts";
import { listText } from "#wording/format.ts";
import { activityClassName } from "#wording/screening/activity-rules.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { COUNTED, STANDARD_WORDS } from "#wording/screening/standards.ts";
import { PRODUCT } from "#wording/site.ts";
import type { Denominator, Limit } from "../../../../../domain/standards/editions.ts";
import { HOUSE_STANDARD_ID, type StandardId } from "../../../../../domain/standards/standards.ts";
import { type Standard, standardsOn } from "../../../../../domain/standards/standards-on.ts";
import scorecard from "../../../../../schema/seed/scorecard.json" with { type: "json" };
import { standardNotes } from "../../../../../schema/wording/standard-rules.ts";
import styles from "../Methodology.module.css";
import { exactPercent, Fold, Lines, Section, WideTable } from "./parts.tsx";

const texts = methodologyTexts.standards;
const STANDARDS_TODAY = standardsOn(scorecard.screenedOn);
const { columns } = texts;

const PARTS = ["debt", "cash", "receivables", "income"] as const;

export function StandardsSection() {
  return (
    <Section id="standards" title={texts.title} lead={texts.lead}>
      <Lines lines={texts.applied} className={styles.applied} />
      <p>{texts.titles}</p>
      <h3>{texts.houseTitle}</h3>
      {texts.house.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 id="standards-table">{texts.tableTitle}</h3>
      <StandardsTable />
      <dl>
        {PARTS.map((part) => (
          <Fragment key={part}>
            <dt>{columns[part]}</dt>
            <dd>{COUNTED[part]}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{texts.judgedNote}</p>
      <h3>{texts.detailsTitle}</h3>
      <div className={styles.folds}>
        {STANDARDS_TODAY.map((standard) => (
          <StandardDetails key={standard.id} standard={standard} />
        ))}
      </div>
    </Section>
  );
}

function StandardsTable() {
  return (
    <WideTable labelledBy="standards-table" columns={Object.values(columns)}>
      {STANDARDS_TODAY.map((standard) => (
        <tr key={standard.id} className={standard.id === HOUSE_STANDARD_ID ? styles.house : undefined}>
          <th scope="row">{standardName(standard.id)}</th>
          <td className="tabular">{limitOf(standard.debt)}</td>
          <td className="tabular">{limitOf(standard.cash)}</td>
          <td className="tabular">
            {limitOf(standard.receivables)} {standard.receivables?.withCash && texts.withCash}
          </td>
          <td className="tabular">{limitOf(standard.income)}</td>
          <td>{denominatorText(standard)}</td>
          <td className={`tabular ${styles.nowrap}`}>{judgedText(standard.id)}</td>
        </tr>
      ))}
    </WideTable>
  );
}

/** Counted by `npm run scorecard`, which a new standard waits for. */
function judgedText(id: StandardId): string {
  const { [id]: count }: Partial<Record<StandardId, number>> = scorecard.judged;
  return count === undefined ? texts.notCounted : texts.judged(count, scorecard.judged.mizan);
}

function StandardDetails({ standard }: { standard: Standard }) {
  const { publisher, document, url } = standard;
  const isOwnPage = url.startsWith("/");
  return (
    <Fold title={standardName(standard.id)}>
      {standardNotes(standard, STANDARD_WORDS).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {standard.alsoExcludes.length > 0 && (
        <p>
          {texts.alsoExcludes} {listText(standard.alsoExcludes.map(activityClassName))}.
        </p>
      )}
      <p>
        {texts.source} {isOwnPage ? PRODUCT : <bdi lang="en">{publisher}</bdi>}
        {listText(["", ""])}
        {isOwnPage ? methodologyTexts.title : <a href={url}>{document}</a>}
      </p>
    </Fold>
  );
}

/** Less than the limit, or not more than it. */
function limitOf(test: Limit | null) {
  if (!test) return texts.none;
  return (
    <bdi dir="ltr">
      {test.atLimit === "fails" ? "<" : "≤"} {exactPercent(test.limit)}
    </bdi>
  );
}

function denominatorText({ debt, cash }: Standard): string {
  const months = MONTHS[debt.denominator];
  const names = [...new Set([debt.denominator, cash?.denominator ?? debt.denominator])].map(
    (name) => methodologyTexts.denominators[name],
  );
  return months ? texts.averaged(listText(names), months) : listText(names);
}

const MONTHS: Partial<Record<Denominator, number>> = {
  averageMarketCapitalization: 24,
  longAverageMarketCapitalization: 36,
};
