import { ACTIVITIES } from "../../../../../domain/standards/activities.ts";
import {
  HOUSE_STANDARD_ID,
  STANDARDS,
  type Standard,
  type StandardId,
} from "../../../../../domain/standards/standards.ts";
import scorecard from "../../../../../schema/seed/scorecard.json" with { type: "json" };
import { STANDARD_TEXTS } from "../../../../../schema/wording/en/standards.ts";
import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.standards;
const { columns } = texts;

export function StandardsSection() {
  return (
    <Section id="standards" title={texts.title} lead={texts.lead}>
      <ul className={styles.applied}>
        {texts.applied.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{texts.titles}</p>
      <h3>{texts.houseTitle}</h3>
      {texts.house.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 id="standards-table">{texts.tableTitle}</h3>
      <StandardsTable />
      <p>{texts.judgedNote}</p>
      <h3>{texts.detailsTitle}</h3>
      <div className={styles.folds}>
        {STANDARDS.map((standard) => (
          <StandardDetails key={standard.id} standard={standard} />
        ))}
      </div>
    </Section>
  );
}

function StandardsTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-labelledby="standards-table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.standard}</th>
            <th scope="col">{columns.debt}</th>
            <th scope="col">{columns.cash}</th>
            <th scope="col">{columns.receivables}</th>
            <th scope="col">{columns.income}</th>
            <th scope="col">{columns.against}</th>
            <th scope="col">{columns.judged}</th>
          </tr>
        </thead>
        <tbody>
          {STANDARDS.map((standard) => (
            <tr key={standard.id} className={standard.id === HOUSE_STANDARD_ID ? styles.house : undefined}>
              <th scope="row">{standard.name}</th>
              <td className="tabular">{standard.debt.limit}%</td>
              <td className="tabular">{standard.cash.limit}%</td>
              <td className="tabular">{receivablesText(standard)}</td>
              <td className="tabular">{standard.income.limit}%</td>
              <td>{denominatorText(standard)}</td>
              <td className={`tabular ${styles.nowrap}`}>{judgedText(standard.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Counted by `npm run scorecard`, which a new standard waits for. */
function judgedText(id: StandardId): string {
  const judged: Partial<Record<StandardId, number>> = scorecard.judged;
  const count = judged[id];
  return count === undefined ? texts.notCounted : texts.judged(count, scorecard.judged.mizan);
}

function StandardDetails({ standard }: { standard: Standard }) {
  const { source } = standard;
  const { counts, caveat } = STANDARD_TEXTS[standard.id];
  const isOwnPage = source.url.startsWith("/");
  return (
    <details className={styles.fold}>
      <summary>{standard.name}</summary>
      <dl>
        <dt>{columns.debt}</dt>
        <dd>{counts.debt}</dd>
        <dt>{columns.cash}</dt>
        <dd>{counts.cash}</dd>
        {counts.receivables && <dt>{columns.receivables}</dt>}
        {counts.receivables && <dd>{counts.receivables}</dd>}
        <dt>{columns.income}</dt>
        <dd>{counts.income}</dd>
      </dl>
      <p>
        {standard.atLimitPasses ? texts.atMost : texts.below} {caveat}
      </p>
      {standard.alsoExcludes.length > 0 && (
        <p>
          {texts.alsoExcludes} {standard.alsoExcludes.map((id) => ACTIVITIES[id].name).join(", ")}.
        </p>
      )}
      <p>
        {texts.source} {source.publisher}, {isOwnPage ? source.document : <a href={source.url}>{source.document}</a>}
      </p>
    </details>
  );
}

function receivablesText({ receivables }: Standard): string {
  if (!receivables) return texts.none;
  return receivables.withCash ? `${receivables.limit}% ${texts.withCash}` : `${receivables.limit}%`;
}

function denominatorText({ debt, cash, averagingMonths }: Standard): string {
  const names = [...new Set([debt.denominator, cash.denominator])].map((name) => methodologyTexts.denominators[name]);
  return averagingMonths ? `${names.join(", ")} over ${averagingMonths} months` : names.join(", ");
}
