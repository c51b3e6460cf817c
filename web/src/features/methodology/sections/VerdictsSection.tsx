import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Mark } from "./Mark.tsx";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.verdicts;

const VERDICTS = [
  { ...texts.halal, tone: "positive" },
  { ...texts.questionable, tone: "caution" },
  { ...texts.haram, tone: "negative" },
] as const;

export function VerdictsSection() {
  return (
    <Section id="verdicts" title={texts.title} lead={texts.lead}>
      <dl className={styles.marks}>
        {VERDICTS.map(({ name, rule, tone }) => (
          <div key={name}>
            <dt>
              <Mark tone={tone}>{name}</Mark>
            </dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.purificationRequired}</p>
      <h3>{texts.doubtsTitle}</h3>
      <ul className={styles.list}>
        {texts.doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Section>
  );
}
