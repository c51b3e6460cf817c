import { useInfiniteQuery } from "@tanstack/react-query";
import type { RefreshRun } from "../../../../../schema/contracts/automation.ts";
import { formatCount, formatMoment } from "../../../lib/format.ts";
import { Badge, type Tone } from "../../../ui/Badge.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { refreshTexts } from "../messages.ts";
import table from "./ReviewItem.module.css";
import { RunSteps } from "./RunSteps.tsx";
import { runsQuery } from "./refresh-api.ts";

const TONES: Record<RefreshRun["state"], Tone> = {
  running: "neutral",
  published: "positive",
  held: "caution",
  rejected: "negative",
  failed: "negative",
};

export function RefreshRuns() {
  const query = useInfiniteQuery(runsQuery);
  return (
    <AdminList
      query={query}
      label={refreshTexts.runs}
      emptyText={refreshTexts.noRuns}
      failedText={refreshTexts.runsFailed}
      renderRow={(run) => <Run run={run} />}
    />
  );
}

function Run({ run }: { run: RefreshRun }) {
  const { startedAt, finishedAt } = run;
  const took = finishedAt && Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  const numbers: [label: string, value: string][] = [
    [refreshTexts.compared, formatCount(run.compared)],
    [refreshTexts.covered, formatCount(run.covered)],
    [refreshTexts.changed, formatCount(run.changed)],
    [refreshTexts.statusesChanged, formatCount(run.statusesChanged)],
    [refreshTexts.held, formatCount(run.held)],
  ];
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        <h2>{refreshTexts.run(run.id)}</h2>
        <Badge tone={TONES[run.state]}>{refreshTexts.runStates[run.state]}</Badge>
      </div>
      <p className={styles.meta}>
        <span>{refreshTexts.triggers[run.trigger]}</span>
        <span>
          {refreshTexts.started} <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
        </span>
        {typeof took === "number" && (
          <span>
            {refreshTexts.took} {refreshTexts.duration(took)}
          </span>
        )}
      </p>
      {run.problem && <p className={table.problem}>{run.problem}</p>}
      <dl className={table.numbers}>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {run.steps.length > 0 && <RunSteps steps={run.steps} />}
    </article>
  );
}
