import { REFRESH_STEPS } from "../../../../../domain/refresh/refresh-steps.ts";
import type { RefreshRun } from "../../../../../schema/contracts/automation.ts";
import { formatCount } from "../../../../../schema/wording/en/format.ts";
import { refreshTexts } from "../messages.ts";
import table from "./ReviewItem.module.css";

type Step = RefreshRun["steps"][number];

const inOrder = (one: Step, other: Step) => REFRESH_STEPS.indexOf(one.step) - REFRESH_STEPS.indexOf(other.step);

export function RunSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <details className={table.steps}>
      <summary>{refreshTexts.steps}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must be able to */}
      <section className={table.scroll} tabIndex={0} aria-label={refreshTexts.steps}>
        <table>
          <thead>
            <tr>
              <th scope="col">{refreshTexts.step}</th>
              <th scope="col">{refreshTexts.items}</th>
              <th scope="col">{refreshTexts.requests}</th>
              <th scope="col">{refreshTexts.written}</th>
              <th scope="col">{refreshTexts.time}</th>
              <th scope="col">{refreshTexts.problems}</th>
            </tr>
          </thead>
          <tbody>
            {steps.toSorted(inOrder).map((step) => (
              <tr key={step.step}>
                <th scope="row">{step.label}</th>
                <td>{formatCount(step.items)}</td>
                <td>{formatCount(step.requests)}</td>
                <td>{formatCount(step.rowsWritten)}</td>
                <td>{refreshTexts.duration(Number((step.milliseconds / 1000).toFixed(1)))}</td>
                <td>
                  <Problems step={step} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Problems({ step }: { step: Step }) {
  return (
    <ul>
      {step.problems.map(({ source, about, problem, count }) => (
        <li key={`${source} ${about} ${problem.code}`}>
          {[source, about].filter(Boolean).join(" ")}: {problem.message}
          {count > 1 && ` (${formatCount(count)})`}
        </li>
      ))}
    </ul>
  );
}
