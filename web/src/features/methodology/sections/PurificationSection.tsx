import { Link } from "react-router";
import { PATHS } from "../../../config/paths.ts";
import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.purification;

export function PurificationSection() {
  return (
    <Section id="purification" title={texts.title} lead={texts.lead}>
      <h3>{texts.formulaTitle}</h3>
      <p className={styles.formula}>{texts.formula}</p>
      <h3>{texts.gainsTitle}</h3>
      <p className={styles.formula}>{texts.gainsFormula}</p>
      <p>{texts.positions}</p>
      <p>{texts.note}</p>
      <p>
        {texts.portfolio} <Link to={PATHS.portfolio}>{texts.portfolioLink}</Link>.
      </p>
    </Section>
  );
}
