import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.principles;

export function PrinciplesSection() {
  return (
    <Section id="principles" title={texts.title} lead={texts.lead}>
      <ol className={styles.principles}>
        {[texts.business, texts.debt, texts.cash, texts.income].map(({ name, figure, rule }) => (
          <li key={name}>
            <span className={styles.figure} aria-hidden="true">
              {figure}
            </span>
            <div>
              <h3>{name}</h3>
              <p>{rule}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
