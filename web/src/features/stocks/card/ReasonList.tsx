import { CircleAlert, CircleCheck, CircleX, Info } from "lucide-react";
import { FORBIDDING_REASONS } from "../../../../../domain/screening/screening.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { decidingFirst, EVERY_TEST_PASSED, flipPointSentence } from "../../../../../schema/wording/en/verdict.ts";
import { analysisTexts } from "./analysis-texts.ts";
import styles from "./ReasonList.module.css";
import section from "./Section.module.css";
import { StockSection } from "./StockSection.tsx";

const ICONS = { note: Info, forbidding: CircleX, doubt: CircleAlert };

export function ReasonList({ analysis }: { analysis: Analysis }) {
  const flips = flipPointSentence(analysis);
  return (
    <StockSection id="why" title={analysisTexts.why}>
      <ul className={styles.reasons}>
        {!analysis.reasons.some(({ effect }) => effect === "verdict") && (
          <li className={styles.passed}>
            <CircleCheck aria-hidden="true" size={20} />
            {EVERY_TEST_PASSED}
          </li>
        )}
        {decidingFirst(analysis.reasons).map(({ code, effect, message }) => {
          const kind = effect === "note" ? "note" : FORBIDDING_REASONS.has(code) ? "forbidding" : "doubt";
          const Icon = ICONS[kind];
          return (
            <li key={code + message} className={styles[kind]}>
              <Icon aria-hidden="true" size={20} />
              {message}
            </li>
          );
        })}
      </ul>
      {flips && (
        <>
          <h4 className={styles.flipHeading}>{analysisTexts.wouldChange}</h4>
          <p className={section.note}>{flips}</p>
        </>
      )}
    </StockSection>
  );
}
