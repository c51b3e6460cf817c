import type { RunProgress } from "../../../../schema/contracts/automation.ts";
import styles from "./Automation.module.css";
import { automationTexts } from "./messages.ts";

/** The progress of the run; a screen reader announces each new step, not every percent. */
export function RunProgressBar({ run }: { run: RunProgress }) {
  const { stepLabel, done, total, percent } = run;
  return (
    <section className={styles.run} aria-labelledby="run-heading">
      <div className={styles.runHead}>
        <h2 id="run-heading">{automationTexts.running}</h2>
        <strong className="tabular">{automationTexts.percent(percent)}</strong>
      </div>
      <progress className={styles.bar} aria-labelledby="run-heading" value={percent} max={100} />
      <p className={styles.step}>{automationTexts.progress(stepLabel, done, total)}</p>
      <p role="status" className="visually-hidden">
        {stepLabel}
      </p>
    </section>
  );
}
