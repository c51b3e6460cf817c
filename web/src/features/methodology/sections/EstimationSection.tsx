import { SHORT_TERM_RATES } from "../../../../../domain/standards/short-term-rates.ts";
import { formatDay } from "../../../../../schema/wording/en/format.ts";
import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Mark } from "./Mark.tsx";
import { NamedRules } from "./NamedRules.tsx";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.estimation;

export function EstimationSection() {
  return (
    <Section id="estimation" title={texts.title} lead={texts.lead}>
      <dl className={styles.marks}>
        <div>
          <dt>
            <Mark tone="positive">{texts.verified}</Mark>
          </dt>
          <dd>{texts.verifiedRule}</dd>
        </div>
        <div>
          <dt>
            <Mark tone="caution">{texts.estimated}</Mark>
          </dt>
          <dd>{texts.estimatedRule}</dd>
        </div>
      </dl>
      <h3>{texts.usedForTitle}</h3>
      <ul className={styles.columns}>
        {texts.usedFor.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h3>{texts.methodsTitle}</h3>
      <NamedRules rules={texts.methods} />
      <h3 id="rates-table">{texts.ratesTitle}</h3>
      <p>{texts.rates}</p>
      <details className={styles.fold}>
        <summary>
          {texts.ratesFold} <span className={styles.count}>{SHORT_TERM_RATES.length}</span>
        </summary>
        <RatesTable />
      </details>
    </Section>
  );
}

function RatesTable() {
  const { rateColumns } = texts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-labelledby="rates-table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{rateColumns.currency}</th>
            <th scope="col">{rateColumns.percent}</th>
            <th scope="col">{rateColumns.asOf}</th>
            <th scope="col">{rateColumns.source}</th>
          </tr>
        </thead>
        <tbody>
          {SHORT_TERM_RATES.map(({ currency, percent, asOf, source }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td className="tabular">{percent}%</td>
              <td className={`tabular ${styles.nowrap}`}>{formatDay(asOf)}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
