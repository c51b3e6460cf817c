import { methodologyTexts } from "#messages/methodology.ts";
import { exactPercent, formatDay } from "#wording/format.ts";
import { rateSource } from "#wording/screening/evidence-notes.ts";
import { SHORT_TERM_RATES } from "../../../../../domain/standards/short-term-rates.ts";
import { Terms } from "../../../ui/Terms.tsx";
import styles from "../Methodology.module.css";
import { Fold, Lines, Mark, Section, WideTable } from "./parts.tsx";

const texts = methodologyTexts.estimation;

const MARKS = (["verified", "estimated"] as const).map(
  (mark) =>
    [
      <Mark key={mark} tone={mark === "verified" ? "positive" : "caution"}>
        {texts[mark]}
      </Mark>,
      texts[`${mark}Rule`],
    ] as const,
);

export function EstimationSection() {
  return (
    <Section id="estimation" title={texts.title} lead={texts.lead}>
      <Terms terms={MARKS} className={`stack-4 ${styles.marks}`} />
      <h3>{texts.usedForTitle}</h3>
      <Lines lines={texts.usedFor} className={styles.columns} />
      <h3>{texts.methodsTitle}</h3>
      <Terms terms={texts.methods} className={`stack-3 ${styles.rules}`} />
      <h3 id="rates-table">{texts.ratesTitle}</h3>
      <p>{texts.rates}</p>
      <Fold title={texts.ratesFold} count={SHORT_TERM_RATES.length}>
        <WideTable labelledBy="rates-table" columns={texts.rateColumns}>
          {SHORT_TERM_RATES.map(({ currency, percent, asOf, source }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td className="tabular">{exactPercent(percent)}</td>
              <td className={`tabular ${styles.nowrap}`}>{formatDay(asOf)}</td>
              <td>{rateSource(source)}</td>
            </tr>
          ))}
        </WideTable>
      </Fold>
    </Section>
  );
}
