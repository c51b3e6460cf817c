import { BookOpen } from "lucide-react";
import { Link } from "react-router";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { PATHS } from "../../../config/paths.ts";
import { analysisTexts } from "./analysis-texts.ts";
import styles from "./ScholarlyBasis.module.css";

export function ScholarlyBasis({ analysis }: { analysis: Analysis }) {
  return (
    <section className={styles.basis} aria-labelledby="basis-heading">
      <BookOpen aria-hidden="true" size={24} />
      <div>
        <h3 id="basis-heading">{analysisTexts.scholarlyBasis}</h3>
        <p className={styles.methodology}>{analysis.methodology}</p>
        <p>{analysis.scholarlyBasis ?? analysisTexts.defaultScholarlyBasis}</p>
        <Link to={PATHS.methodology}>{analysisTexts.methodologyLink}</Link>
      </div>
    </section>
  );
}
