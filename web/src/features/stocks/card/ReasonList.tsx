import { CircleAlert, CircleCheck, CircleX, Info } from "lucide-react";
import { FORBIDDING_REASONS, type ReasonCode } from "../../../../../domain/screening/screening.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { decidingFirst, EVERY_TEST_PASSED, flipPointSentence } from "../../../../../schema/wording/en/verdict.ts";
import { analysisTexts } from "./analysis-texts.ts";
import styles from "./ReasonList.module.css";
import section from "./Section.module.css";

/** Why the stock has its status: each reason with its figure, and the flip points. */
export function ReasonList({ analysis }: { analysis: Analysis }) {
  const flips = flipPointSentence(analysis);
  return (
    <section aria-labelledby="why-heading">
      <h3 id="why-heading" className={section.heading}>
        {analysisTexts.why}
      </h3>
      <ul className={styles.reasons}>
        {!analysis.reasons.some(({ effect }) => effect === "verdict") && (
          <li className={styles.passed}>
            <CircleCheck aria-hidden="true" size={20} />
            {EVERY_TEST_PASSED}
          </li>
        )}
        {decidingFirst(analysis.reasons).map(({ code, effect, message }) => (
          <li key={code + message} className={toneOf(code, effect)}>
            <ReasonIcon code={code} effect={effect} />
            {message}
          </li>
        ))}
      </ul>
      {flips && (
        <>
          <h4 className={styles.flipHeading}>{analysisTexts.wouldChange}</h4>
          <p className={section.note}>{flips}</p>
        </>
      )}
    </section>
  );
}

type Effect = Analysis["reasons"][number]["effect"];

function ReasonIcon({ code, effect }: { code: ReasonCode; effect: Effect }) {
  const Icon = effect === "note" ? Info : FORBIDDING_REASONS.has(code) ? CircleX : CircleAlert;
  return <Icon aria-hidden="true" size={20} />;
}

function toneOf(code: ReasonCode, effect: Effect): string | undefined {
  if (effect === "note") return styles.note;
  return FORBIDDING_REASONS.has(code) ? styles.forbidding : styles.doubt;
}
